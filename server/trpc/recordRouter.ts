import * as z from 'zod/mini';
import { rowVersion } from '#core/inputs/text.ts';
import { ROWS_AT_ONCE } from '#core/records/lists.ts';
import type { RecordHead } from '#db/queries/records/recordTable.ts';
import type { Kind } from '../records/kind.ts';
import * as store from '../records/store.ts';
import { contentEditProcedure, editorProcedure } from './init.ts';

/**
 * The procedures that all kinds of records share, for editors and administrators. What lists and creates
 * them stands in their routers, since a new record is given a country, or the key of its form.
 * `idSchema` is that of an id.
 */
export function recordProcedures<Fields extends object, Head extends RecordHead>(
  kind: Kind<Fields, Head>,
  idSchema: z.ZodMiniType<Head['id'], Head['id']>,
) {
  const byId = z.strictObject({ id: idSchema });
  const byIds = z.strictObject({
    ids: z.array(idSchema).check(z.minLength(1), z.maxLength(ROWS_AT_ONCE)),
  });
  const update = z.strictObject({ id: idSchema, version: rowVersion, fields: kind.schema });
  return {
    byId: editorProcedure
      .input(byId)
      .query(({ ctx, input }) => store.readRecord(ctx.db, kind, input.id)),

    update: contentEditProcedure
      .input(update)
      .mutation(({ ctx, input }) => store.updateRecord(ctx.db, kind, input)),

    delete: contentEditProcedure
      .input(byId)
      .mutation(({ ctx, input }) => store.deleteRecord(ctx.db, kind, input.id)),

    deleteMany: contentEditProcedure
      .input(byIds)
      .mutation(({ ctx, input }) => store.deleteRecords(ctx.db, kind, input.ids)),
  };
}
