import { listStatedEntryConditions } from '../../../../db/queries/rules/statedEntryConditions.ts';
import { listStatedPortals } from '../../../../db/queries/rules/statedPortals.ts';
import {
  applicationPortalCreate,
  applicationPortalUpdate,
} from '../../../schemas/rules/applicationPortal.ts';
import {
  entryConditionCreate,
  entryConditionUpdate,
  ofDestination,
  rowById,
} from '../../../schemas/rules/entryCondition.ts';
import * as portals from '../../../services/rules/applicationPortals.ts';
import * as conditions from '../../../services/rules/entryConditions.ts';
import { editorProcedure, router } from '../../init.ts';

/** What a destination asks of every foreign passport. */
export const entryConditionRouter = router({
  listByDestination: editorProcedure
    .input(ofDestination)
    .query(({ ctx, input }) => listStatedEntryConditions(ctx.db, input.destination)),

  byId: editorProcedure
    .input(rowById)
    .query(({ ctx, input }) => conditions.readEntryCondition(ctx.db, input.id)),

  create: editorProcedure
    .input(entryConditionCreate)
    .mutation(({ ctx, input }) => conditions.createEntryCondition(ctx.db, input)),

  update: editorProcedure
    .input(entryConditionUpdate)
    .mutation(({ ctx, input }) => conditions.updateEntryCondition(ctx.db, input)),

  delete: editorProcedure
    .input(rowById)
    .mutation(({ ctx, input }) => conditions.deleteEntryCondition(ctx.db, input.id)),
});

/** Where to apply, and for how much. */
export const applicationPortalRouter = router({
  listByDestination: editorProcedure
    .input(ofDestination)
    .query(({ ctx, input }) => listStatedPortals(ctx.db, input.destination)),

  byId: editorProcedure
    .input(rowById)
    .query(({ ctx, input }) => portals.readPortal(ctx.db, input.id)),

  create: editorProcedure
    .input(applicationPortalCreate)
    .mutation(({ ctx, input }) => portals.createPortal(ctx.db, input)),

  update: editorProcedure
    .input(applicationPortalUpdate)
    .mutation(({ ctx, input }) => portals.updatePortal(ctx.db, input)),

  delete: editorProcedure
    .input(rowById)
    .mutation(({ ctx, input }) => portals.deletePortal(ctx.db, input.id)),
});
