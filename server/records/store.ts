import type { HistoryAction } from '#core/records/history.ts';
import type { Db } from '#db/db.ts';
import * as rows from '#db/queries/records/recordRows.ts';
import { type RecordHead, type RecordRow, toRecord } from '#db/queries/records/recordTable.ts';
import { Conflict, NotFound } from '../errors.ts';
import { inTransaction } from '../history/inTransaction.ts';
import { moveAllToTrash, moveOneToTrash, moveToTrash } from '../history/moveToTrash.ts';
import { recordChange } from '../history/recordChange.ts';
import { FIRST_VERSION, isMatch, versionConflict } from '../history/rowVersions.ts';
import type { Kind } from './kind.ts';
import { fieldsAsStored, namesOf, nounOf, recordedOf } from './recorded.ts';

/** A new record: the fields of its form, what it belongs to, and the key of the form. */
export type NewRecord<Fields, Head> = {
  fields: Fields;
  parent?: { destination: string } | Partial<Head>;
  creationKey?: string | undefined;
};

/** One record. Throws NotFound. */
export async function readRecord<Fields extends object, Head extends RecordHead>(
  db: Db,
  kind: Kind<Fields, Head>,
  id: Head['id'],
): Promise<Fields & Head> {
  const stored = await rows.findRecord(db, kind.table, id);
  if (!stored) throw notFound(kind);
  return stored;
}

/**
 * Stores a new record. The same form sent again creates none: the record that it made before gets these
 * fields; without creation keys, a record with these fields is taken for it. Throws NotFound for an unknown
 * country, or Conflict where the record can't stand beside the others.
 */
export function createRecord<Fields extends object, Head extends RecordHead>(
  db: Db,
  kind: Kind<Fields, Head>,
  { fields, parent, creationKey }: NewRecord<Fields, Head>,
): Promise<Fields & Head> {
  const { table } = kind;
  const given = { ...parent, ...fields } as Fields & Partial<Head>;
  const asStored = fieldsAsStored(kind, fields);
  return inTransaction(db, async (trx) => {
    kind.authorize?.(given);
    const others = await othersOf(trx, kind, given);
    const made = table.hasCreationKey
      ? creationKey && (await rows.findRecordByCreationKey(trx, table, creationKey))
      : others.find((other) => isMatch(other, asStored));
    if (made && isMatch(made, asStored)) return made;
    if (made) return replace(trx, kind, { id: made.id, version: FIRST_VERSION, fields });
    const same = await kind.findSame?.(trx, fields);
    if (same && isMatch(same, asStored)) return same;
    if (same) return replace(trx, kind, { id: same.id, version: same.version, fields });
    await kind.checkReferences?.(trx, given);
    kind.check?.(fields, others);
    const now = new Date().toISOString();
    const row = {
      ...table.fields.toRow(fields),
      ...(parent && table.head.toRow(parent as Partial<Head>)),
      ...(table.hasCreationKey && { creation_key: creationKey ?? null }),
      ...(table.hasTimes && { created_at: now, updated_at: now }),
    };
    const complete = (await kind.complete?.(trx, row)) ?? row;
    return around(trx, kind, [given], async () => {
      const stored = await rows.insertRecordRow(trx, table, complete);
      await recordSaved(trx, kind, 'created', { after: stored });
      return stored;
    });
  });
}

/**
 * Replaces the fields of this version of a record. Throws NotFound, or Conflict when the stored version
 * is another with other fields, or the record can't stand beside the others.
 */
export function updateRecord<Fields extends object, Head extends RecordHead>(
  db: Db,
  kind: Kind<Fields, Head>,
  update: { id: Head['id']; version: number; fields: Fields },
): Promise<Fields & Head> {
  return inTransaction(db, (trx) => replace(trx, kind, update));
}

/** Moves a record to the trash. Returns the id with which it is restored. Throws NotFound. */
export function deleteRecord<Fields extends object, Head extends RecordHead>(
  db: Db,
  kind: Kind<Fields, Head>,
  id: Head['id'],
): Promise<{ trashId: string }> {
  return moveOneToTrash(db, id, trashing(kind));
}

/** The same for several records, all of them or none. */
export function deleteRecords<Fields extends object, Head extends RecordHead>(
  db: Db,
  kind: Kind<Fields, Head>,
  ids: readonly Head['id'][],
): Promise<{ trashIds: string[] }> {
  return moveAllToTrash(db, ids, trashing(kind));
}

function trashing<Fields extends object, Head extends RecordHead>(kind: Kind<Fields, Head>) {
  return async (trx: Db, id: Head['id']): Promise<string> => {
    const row = await readRow(trx, kind, id);
    const record = toRecord(kind.table, row);
    kind.authorize?.(record);
    return around(trx, kind, [record], () => trashRow(trx, kind, row));
  };
}

/**
 * Moves a record to the trash, in `trx`, as a part of a change that has looked after the rest. Returns
 * the id with which it is restored. Throws NotFound.
 */
export async function trashRecord<Fields extends object, Head extends RecordHead>(
  trx: Db,
  kind: Kind<Fields, Head>,
  id: Head['id'],
): Promise<string> {
  return trashRow(trx, kind, await readRow(trx, kind, id));
}

async function trashRow<Fields extends object, Head extends RecordHead>(
  trx: Db,
  kind: Kind<Fields, Head>,
  row: RecordRow,
): Promise<string> {
  const record = toRecord(kind.table, row);
  const trashed = (await kind.rowsForTrash?.(trx, row)) ?? row;
  await rows.deleteRecordRow(trx, kind.table, record.id);
  const names = await namesOf(trx, kind, record);
  return moveToTrash(trx, { ...names, rows: trashed, before: recordedOf(kind, record) });
}

async function readRow<Fields extends object, Head extends RecordHead>(
  trx: Db,
  kind: Kind<Fields, Head>,
  id: Head['id'],
): Promise<RecordRow> {
  const row = await rows.findRecordRow(trx, kind.table, id);
  if (!row) throw notFound(kind);
  return row;
}

/** Writes the saved record to the history, in `trx`. Returns the entry's id. */
export async function recordSaved<Fields extends object, Head extends RecordHead>(
  trx: Db,
  kind: Kind<Fields, Head>,
  action: HistoryAction,
  { before, after }: { before?: Fields & Head; after: Fields & Head },
): Promise<number> {
  return recordChange(trx, {
    ...(await namesOf(trx, kind, after)),
    action,
    before: before && recordedOf(kind, before, after),
    after: recordedOf(kind, after, before),
  });
}

async function replace<Fields extends object, Head extends RecordHead>(
  trx: Db,
  kind: Kind<Fields, Head>,
  { id, version, fields }: { id: Head['id']; version: number; fields: Fields },
): Promise<Fields & Head> {
  const asStored = fieldsAsStored(kind, fields);
  const stored = await readRecord(trx, kind, id);
  kind.authorize?.(stored);
  kind.authorize?.(fields);
  if (stored.version !== version) {
    if (isMatch(stored, asStored)) return stored;
    throw versionConflict(nounOf(kind));
  }
  const given = { ...stored, ...fields };
  const all = await othersOf(trx, kind, given);
  const others = all.filter((other) => other.id !== id);
  const same = await kind.findSame?.(trx, fields);
  if (same && same.id !== id) throw new Conflict(`There is another ${nounOf(kind)} of this text`);
  await kind.checkReferences?.(trx, given);
  kind.check?.(fields, others);
  return around(trx, kind, [stored, given], async () => {
    const now = new Date().toISOString();
    const set = await kind.setOnSave?.(trx, stored, asStored);
    const at = (await kind.move?.(trx, stored, fields)) ?? id;
    const update = { id: at, version, fields, set };
    const saved = await rows.updateRecordRow(trx, kind.table, update, now);
    if (!saved) throw versionConflict(nounOf(kind));
    await recordSaved(trx, kind, 'changed', { before: stored, after: saved });
    return saved;
  });
}

/** Runs a write with what the kind does around it. */
export function around<Fields extends object, Result>(
  trx: Db,
  kind: Pick<Kind<Fields, RecordHead>, 'around'>,
  records: readonly Fields[],
  write: () => Promise<Result>,
): Promise<Result> {
  return kind.around ? kind.around(trx, records, write) : write();
}

/** The records beside which one has to fit in; none where only a same one matters. */
export async function othersOf<Fields extends object, Head extends RecordHead>(
  trx: Db,
  { table, findSame, listOthers }: Kind<Fields, Head>,
  given: Fields & Partial<Head>,
): Promise<(Fields & Head)[]> {
  if (findSame) return [];
  return listOthers ? listOthers(trx, given) : rows.listRecords(trx, table, given.destination);
}

function notFound(kind: Pick<Kind<object, RecordHead>, 'entity'>): NotFound {
  const noun = nounOf(kind);
  return new NotFound(noun.charAt(0).toUpperCase() + noun.slice(1));
}
