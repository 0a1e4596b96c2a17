import { trip } from '#core/inputs/trip.ts';
import { judgeTrip } from '#server/answers/tools/trip.ts';
import { contentProcedure, router } from '#server/trpc/init.ts';

export const tripRouter = router({
  /** The answers for all travellers at each stop on its day of entry, and on the way back. */
  answers: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(trip)
    .query(({ ctx, input }) => judgeTrip(ctx.db, input)),
});
