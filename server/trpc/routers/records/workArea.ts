import { copyKept } from '#core/inputs/records/policyParts.ts';
import { workAreaCreate, workAreaNamed, workAreaPreview } from '#core/inputs/records/workArea.ts';
import { rowId } from '#core/inputs/text.ts';
import { listWorkAreas } from '#db/queries/records/workAreas.ts';
import { createRecord } from '#server/records/store.ts';
import {
  copyOfShippedArea,
  keepWorkArea,
  listShippedAreas,
  previewWorkArea,
  workAreas,
} from '#server/records/workAreas.ts';
import { contentEditProcedure, editorProcedure, router } from '#server/trpc/init.ts';
import { recordProcedures } from '#server/trpc/recordRouter.ts';

/** Areas of the team, whose citizens may work in each other's countries. */
export const workAreaRouter = router({
  ...recordProcedures(workAreas, rowId),

  list: editorProcedure.query(({ ctx }) => listWorkAreas(ctx.db)),

  shipped: editorProcedure.query(({ ctx }) => listShippedAreas(ctx.db)),

  copyOfShipped: editorProcedure
    .input(workAreaNamed)
    .query(({ ctx, input }) => copyOfShippedArea(ctx.db, input.area)),

  /** Reads only; a mutation because an area exceeds an address. */
  preview: editorProcedure
    .input(workAreaPreview)
    .mutation(({ ctx, input }) => previewWorkArea(ctx.db, input)),

  create: contentEditProcedure
    .input(workAreaCreate)
    .mutation(({ ctx, input }) => createRecord(ctx.db, workAreas, input)),

  keep: contentEditProcedure
    .input(copyKept)
    .mutation(({ ctx, input }) => keepWorkArea(ctx.db, input)),
});
