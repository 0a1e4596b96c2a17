import { siteSearch } from '../../schemas/siteSearch.ts';
import { searchSite } from '../../services/search/search.ts';
import { contentProcedure, router } from '../init.ts';

export const searchRouter = router({
  /** What a text finds, in groups, the best first. */
  all: contentProcedure.input(siteSearch).query(({ ctx, input }) => searchSite(ctx.db, input)),
});
