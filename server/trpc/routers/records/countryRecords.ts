import * as z from 'zod/mini';
import { countryCode, rowId } from '#core/inputs/text.ts';
import { listRecords } from '#db/queries/records/recordRows.ts';
import type { RecordHead } from '#db/queries/records/recordTable.ts';
import { entryConditions } from '#server/records/entryConditions.ts';
import type { Kind } from '#server/records/kind.ts';
import { officialLinks } from '#server/records/officialLinks.ts';
import { createRecord } from '#server/records/store.ts';
import { waysToWork } from '#server/records/waysToWork.ts';
import { workProgrammes } from '#server/records/workProgrammes.ts';
import { contentEditProcedure, editorProcedure, router } from '#server/trpc/init.ts';
import { recordProcedures } from '#server/trpc/recordRouter.ts';

/** What a destination asks of every foreign passport. */
export const entryConditionRouter = countryRecordRouter(entryConditions);

/** Where to apply, and for how much. */
export const officialLinkRouter = countryRecordRouter(officialLinks);

/** Programmes by which young people may work. */
export const workProgrammeRouter = countryRecordRouter(workProgrammes);

/** Ways for everybody to work. */
export const wayToWorkRouter = countryRecordRouter(waysToWork);

/** The procedures of a kind whose records belong to a country. */
function countryRecordRouter<Fields extends object, Head extends RecordHead & { id: number }>(
  kind: Kind<Fields, Head>,
) {
  return router({
    ...recordProcedures(kind, rowId),

    listByDestination: editorProcedure
      .input(z.strictObject({ destination: countryCode() }))
      .query(({ ctx, input }) => listRecords(ctx.db, kind.table, input.destination)),

    create: contentEditProcedure
      .input(z.strictObject({ destination: countryCode(), fields: kind.schema }))
      .mutation(({ ctx, input: { fields, ...parent } }) =>
        createRecord(ctx.db, kind, { fields, parent }),
      ),
  });
}
