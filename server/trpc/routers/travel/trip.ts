import { trip } from '../../../schemas/travel/trip.ts';
import { judgeTrip } from '../../../services/travel/trip.ts';
import { contentProcedure, router } from '../../init.ts';

export const tripRouter = router({
  /** The answer for a passport at each stop on its day of entry. */
  answers: contentProcedure.input(trip).query(({ ctx, input }) => judgeTrip(ctx.db, input)),
});
