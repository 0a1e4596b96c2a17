import { groupRanking } from '#core/inputs/groups.ts';
import { readGroupRanking } from '../../../services/travel/readGroupRanking.ts';
import { contentProcedure, router } from '../../init.ts';

export const groupRouter = router({
  /** Countries, ranked by ease of entry for all travellers of a group. */
  ranking: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(groupRanking)
    .query(({ ctx, input }) => readGroupRanking(ctx.db, input)),
});
