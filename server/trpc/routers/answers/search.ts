import { siteSearch } from '#core/inputs/siteSearch.ts';
import { contentKinds } from '#db/contentState.ts';
import { searchSite } from '#server/search/search.ts';
import { countAttempt, fromContentOnly, publicProcedure, router } from '#server/trpc/init.ts';

export const searchRouter = router({
  /** What a text finds, in groups, the best first. It is cached nowhere if it names documents. */
  all: publicProcedure
    .meta({ dependsOn: contentKinds, rateLimit: 'search' })
    .input(siteSearch)
    .use(countAttempt)
    .use(fromContentOnly)
    .query(async ({ ctx, input }) => {
      const found = await searchSite(ctx.db, input);
      if (found.understood.holds.length > 0) ctx.dependencies.add('request');
      return found;
    }),
});
