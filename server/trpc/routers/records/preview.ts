import { previewByToken, previewedRequirements } from '#core/inputs/destination.ts';
import { findPreviewed, listPreviewedRequirements } from '#server/records/destinations/previews.ts';
import { withRenderedText } from '#server/records/destinations/renderedDestination.ts';
import { publicProcedure, router } from '#server/trpc/init.ts';

/** Unpublished content for a signed link. Never cached, as the link expires. */
export const previewRouter = router({
  destination: publicProcedure
    .input(previewByToken)
    .query(async ({ ctx, input }) =>
      withRenderedText(ctx.db, await findPreviewed(ctx.db, input.token)),
    ),

  /** What a passport needs there: at most one row per purpose. */
  requirements: publicProcedure
    .input(previewedRequirements)
    .query(({ ctx, input }) => listPreviewedRequirements(ctx.db, input)),
});
