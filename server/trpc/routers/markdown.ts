import { renderMarkdown } from '../../lib/markdown.ts';
import { markdownPreview } from '../../schemas/markdown.ts';
import { editorProcedure, router } from '../init.ts';

export const markdownRouter = router({
  /** HTML of a text that is being written. It changes nothing: a query's address would be too short. */
  preview: editorProcedure
    .input(markdownPreview)
    .mutation(({ input }) => ({ html: renderMarkdown(input.text, input.topHeading) })),
});
