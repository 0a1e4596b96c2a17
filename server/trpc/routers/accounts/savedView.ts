import {
  savedViewById,
  savedViewCreate,
  savedViewRename,
  savedViewsOfList,
} from '#core/inputs/panel/savedView.ts';
import { listSavedViews } from '#db/queries/accounts/savedViews.ts';
import * as views from '#server/accounts/savedViews.ts';
import { editorProcedure, router } from '#server/trpc/init.ts';

/** The caller's own views of the panel's lists. */
export const savedViewRouter = router({
  list: editorProcedure
    .input(savedViewsOfList)
    .query(({ ctx, input }) => listSavedViews(ctx.db, ctx.signedInUser.id, input.list)),

  create: editorProcedure
    .input(savedViewCreate)
    .mutation(({ ctx, input }) => views.createSavedView(ctx.db, ctx.signedInUser.id, input)),

  rename: editorProcedure
    .input(savedViewRename)
    .mutation(({ ctx, input }) => views.renameSavedView(ctx.db, ctx.signedInUser.id, input)),

  delete: editorProcedure
    .input(savedViewById)
    .mutation(({ ctx, input }) => views.deleteSavedView(ctx.db, ctx.signedInUser.id, input.id)),
});
