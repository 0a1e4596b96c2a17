import { groupRanking } from '../../../schemas/travel/groups.ts';
import { readGroupRanking } from '../../../services/travel/readGroupRanking.ts';
import { contentProcedure, router } from '../../init.ts';

export const groupRouter = router({
  /** The countries by how easily all travellers of a group enter them. */
  ranking: contentProcedure
    .input(groupRanking)
    .query(({ ctx, input }) => readGroupRanking(ctx.db, input)),
});
