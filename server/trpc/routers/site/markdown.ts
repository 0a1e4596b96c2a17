import { markdownPreview } from '#core/inputs/markdown.ts';
import { renderMarkdown } from '#server/lib/markdown.ts';
import { editorProcedure, router } from '#server/trpc/init.ts';

export const markdownRouter = router({
  /** Renders a text for preview. A mutation only because a query's address would be too long. */
  preview: editorProcedure
    .input(markdownPreview)
    .mutation(({ input }) => ({ html: renderMarkdown(input.text, input.topHeading) })),
});
