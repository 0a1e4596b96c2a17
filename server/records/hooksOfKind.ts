import type { Db } from '#db/db.ts';
import { findRecord, findRecordRow, insertRecordRow } from '#db/queries/records/recordRows.ts';
import {
  type NewRow,
  type RecordHead,
  type RecordRow,
  recordIdIn,
  toRecord,
} from '#db/queries/records/recordTable.ts';
import { Conflict } from '../errors.ts';
import { isMatch } from '../history/rowVersions.ts';
import { formFields, type UndeletedRecord, type UndoHooks } from '../history/undoHooks.ts';
import type { AnyKind, Kind } from './kind.ts';
import { namesOf, nounOf, recordedOf } from './recorded.ts';
import { around, othersOf, updateRecord } from './store.ts';

/** How records of a kind of the store come back. */
export function hooksOfKind(kind: AnyKind) {
  return {
    revertible(recordId: string) {
      const id = recordIdIn(kind.table, recordId);
      return {
        read: (db) => findRecord(db, kind.table, id),
        update: (db, version, fields) =>
          updateRecord(db, kind, { id, version, fields: formFields(kind.schema, fields) }),
      };
    },
    undelete: (trx, row) => undeleteRecord(trx, kind, row),
  } satisfies UndoHooks;
}

/**
 * Stores a record of the trash again, under its id or, where another has that by now, a new one. Throws
 * Conflict where it can't stand beside the others, or the same is there by now.
 */
async function undeleteRecord<Fields extends object, Head extends RecordHead>(
  trx: Db,
  kind: Kind<Fields, Head>,
  trashed: object,
): Promise<UndeletedRecord> {
  const { table } = kind;
  const kept = await rowToRestore(trx, kind, trashed);
  const row = (await kind.complete?.(trx, kept)) ?? kept;
  const fields = table.fields.fromRow(row);
  kind.authorize?.(fields);
  if (await kind.findSame?.(trx, fields))
    throw new Conflict('This text has a newer translation by now');
  const record = toRecord(table, row);
  const others = await othersOf(trx, kind, record);
  kind.check?.(fields, others);
  const stored = await around(trx, kind, [record], () => insertRecordRow(trx, table, row));
  const after = recordedOf(kind, stored);
  if (!table.hasCreationKey && others.some((other) => isMatch(other, after))) {
    const message = `This country has the same ${nounOf(kind)} by now: change that one instead`;
    throw new Conflict(message);
  }
  return { ...(await namesOf(trx, kind, stored)), after };
}

/** The row without an id that was given out again, and without the key of a form that may still be open. */
async function rowToRestore<Fields extends object, Head extends RecordHead>(
  trx: Db,
  { table }: Kind<Fields, Head>,
  trashed: object,
): Promise<NewRow> {
  // The trash keeps the row of some as { rule: row }: earlier versions read it.
  const row = ('id' in trashed ? trashed : Object.values(trashed)[0]) as RecordRow;
  const kept = table.hasCreationKey ? { ...row, creation_key: null } : row;
  const isTaken = (await findRecordRow(trx, table, row.id)) !== undefined;
  return isTaken ? { ...kept, id: undefined } : kept;
}
