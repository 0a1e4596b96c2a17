import {
  recordColumns,
  recordImportApply,
  recordImportById,
  recordImportRows,
} from '#core/inputs/panel/recordImport.ts';
import { describedColumns } from '#server/records/files/describedColumns.ts';
import { kindOf } from '#server/records/files/fileKinds.ts';
import { editorProcedure, router } from '#server/trpc/init.ts';

/** Uploaded record files: their preview and import. */
export const recordImportRouter = router({
  columns: editorProcedure
    .input(recordColumns)
    .query(({ input }) => describedColumns(kindOf(input.kind))),

  preview: editorProcedure
    .input(recordImportById)
    .query(({ ctx, input }) => ctx.recordImports.preview(input.id)),

  rows: editorProcedure
    .input(recordImportRows)
    .query(({ ctx, input: { id, ...page } }) => ctx.recordImports.rows(id, page)),

  applyPreview: editorProcedure
    .input(recordImportApply)
    .mutation(({ ctx, input }) => ctx.recordImports.apply(input.id, input)),

  progress: editorProcedure
    .input(recordImportById)
    .query(({ ctx, input }) => ctx.recordImports.progress(input.id)),
});
