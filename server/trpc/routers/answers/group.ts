import { groupRanking } from '#core/inputs/groups.ts';
import { readGroupRanking } from '#server/answers/tools/readGroupRanking.ts';
import { contentProcedure, router } from '#server/trpc/init.ts';

export const groupRouter = router({
  /** Countries, ranked by ease of entry for all travellers of a group. */
  ranking: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(groupRanking)
    .query(({ ctx, input }) => readGroupRanking(ctx.db, input)),
});
