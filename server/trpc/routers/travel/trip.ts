import { trip } from '../../../schemas/travel/trip.ts';
import { judgeTrip } from '../../../services/travel/trip.ts';
import { contentProcedure, router } from '../../init.ts';

export const tripRouter = router({
  /** What a passport needs at each stop, on its own day of entry. */
  answers: contentProcedure.input(trip).query(({ ctx, input }) => judgeTrip(ctx.db, input)),
});
