import { markdownPreview } from '#core/inputs/markdown.ts';
import { footerTextsUpdate } from '#core/inputs/settings/footer.ts';
import { sitePageInput, sitePageUpdate } from '#core/inputs/settings/sitePage.ts';
import { renderMarkdown } from '#server/lib/markdown.ts';
import { footerSetting } from '#server/site/settings/settings.ts';
import {
  listPages,
  readPage,
  readPageToEdit,
  updatePage,
} from '#server/site/settings/sitePages.ts';
import { readValueToEdit, updateValue } from '#server/site/settings/versionedSetting.ts';
import { adminProcedure, contentProcedure, editorProcedure, router } from '#server/trpc/init.ts';

export const sitePageRouter = router({
  byName: contentProcedure
    .meta({ dependsOn: ['settings'] })
    .input(sitePageInput)
    .query(({ ctx, input }) => readPage(ctx.db, input.page)),

  list: adminProcedure.query(({ ctx }) => listPages(ctx.db)),

  toEdit: adminProcedure
    .input(sitePageInput)
    .query(({ ctx, input }) => readPageToEdit(ctx.db, input.page)),

  update: adminProcedure
    .meta({ movesContent: true })
    .input(sitePageUpdate)
    .mutation(({ ctx, input }) => updatePage(ctx.db, input)),

  footerToEdit: adminProcedure.query(({ ctx }) => readValueToEdit(ctx.db, footerSetting)),

  updateFooter: adminProcedure
    .meta({ movesContent: true })
    .input(footerTextsUpdate)
    .mutation(({ ctx, input }) =>
      updateValue(ctx.db, footerSetting, { ...input.fields, version: input.version }),
    ),
});

export const markdownRouter = router({
  /** Renders a text for preview. A mutation only because a query's address would be too long. */
  preview: editorProcedure
    .input(markdownPreview)
    .mutation(({ input }) => ({ html: renderMarkdown(input.text, input.topHeading) })),
});
