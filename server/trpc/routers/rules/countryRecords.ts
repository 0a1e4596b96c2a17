import { listRecords } from '../../../../db/records/recordRows.ts';
import { entryConditions } from '../../../records/entryConditions.ts';
import { officialLinks } from '../../../records/officialLinks.ts';
import { createRecord } from '../../../records/store.ts';
import { entryConditionCreate, ofDestination } from '../../../schemas/records/entryCondition.ts';
import { officialLinkCreate } from '../../../schemas/records/officialLink.ts';
import { rowId } from '../../../schemas/text.ts';
import { editorProcedure, router } from '../../init.ts';
import { recordProcedures } from '../../recordRouter.ts';

/** What a destination asks of every foreign passport. */
export const entryConditionRouter = router({
  ...recordProcedures(entryConditions, rowId),

  listByDestination: editorProcedure
    .input(ofDestination)
    .query(({ ctx, input }) => listRecords(ctx.db, entryConditions.table, input.destination)),

  create: editorProcedure
    .meta({ movesContent: true })
    .input(entryConditionCreate)
    .mutation(({ ctx, input }) => createRecord(ctx.db, entryConditions, input)),
});

/** Where to apply, and for how much. */
export const officialLinkRouter = router({
  ...recordProcedures(officialLinks, rowId),

  listByDestination: editorProcedure
    .input(ofDestination)
    .query(({ ctx, input }) => listRecords(ctx.db, officialLinks.table, input.destination)),

  create: editorProcedure
    .meta({ movesContent: true })
    .input(officialLinkCreate)
    .mutation(({ ctx, input }) => createRecord(ctx.db, officialLinks, input)),
});
