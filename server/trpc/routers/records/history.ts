import {
  changesUndo,
  historyList,
  historyOfRecord,
  versionRestore,
} from '#core/inputs/panel/history.ts';
import { listHistoryAccounts } from '#db/queries/history/historyEntries.ts';
import { listHistory, listHistoryOf } from '#server/restore/historyPages.ts';
import { restoreVersion } from '#server/restore/restoreVersion.ts';
import { undoChanges } from '#server/restore/undoChanges.ts';
import { contentEditProcedure, editorProcedure, router } from '#server/trpc/init.ts';

export const historyRouter = router({
  list: editorProcedure
    .input(historyList)
    .query(({ ctx, input }) => listHistory(ctx.db, ctx.signedInUser.role, input)),

  /** Present and former accounts that changed something. */
  accounts: editorProcedure.query(({ ctx }) => listHistoryAccounts(ctx.db)),

  ofRecord: editorProcedure
    .input(historyOfRecord)
    .query(({ ctx, input }) => listHistoryOf(ctx.db, ctx.signedInUser.role, input)),

  restoreVersion: contentEditProcedure
    .input(versionRestore)
    .mutation(({ ctx, input }) => restoreVersion(ctx.db, ctx.signedInUser.role, input)),

  /** Undoes a bulk change of the caller. */
  undo: contentEditProcedure
    .input(changesUndo)
    .mutation(({ ctx, input }) => undoChanges(ctx.db, input.changes)),
});
