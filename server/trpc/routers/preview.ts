import { previewByToken, previewedRequirements } from '../../schemas/destination.ts';
import { findPreviewed, listPreviewedRequirements } from '../../services/destinations/previews.ts';
import { withRenderedText } from '../../services/destinations/renderedDestination.ts';
import { publicProcedure, router } from '../init.ts';

/** What a signed link shows before it is published. Never cached: the link expires. */
export const previewRouter = router({
  destination: publicProcedure
    .input(previewByToken)
    .query(async ({ ctx, input }) => withRenderedText(await findPreviewed(ctx.db, input.token))),

  /** What a passport needs there: at most one row for each kind of stay. */
  requirements: publicProcedure
    .input(previewedRequirements)
    .query(({ ctx, input }) => listPreviewedRequirements(ctx.db, input)),
});
