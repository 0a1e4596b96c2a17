import { recordWords } from '#core/inputs/records/kinds.ts';
import type { Db } from '#db/db.ts';
import * as rows from '#db/queries/records/recordRows.ts';
import { type RecordHead, toRecord } from '#db/queries/records/recordTable.ts';
import { Conflict, NotFound } from '../errors.ts';
import { inTransaction } from '../history/inTransaction.ts';
import { moveAllToTrash, moveOneToTrash, moveToTrash } from '../history/moveToTrash.ts';
import { recordChange } from '../history/recordChange.ts';
import { FIRST_VERSION, isMatch, versionConflict } from '../history/rowVersions.ts';
import type { Kind } from './kind.ts';
import { fieldsOf, namesOf } from './recorded.ts';

/** A new record: the fields of its form, and the country that it belongs to or the key of the form. */
export type NewRecord<Fields> = {
  fields: Fields;
  destination?: string;
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
  { fields, destination, creationKey }: NewRecord<Fields>,
): Promise<Fields & Head> {
  return inTransaction(db, async (trx) => {
    const { table } = kind;
    kind.authorize?.(fields);
    const others = await othersOf(trx, kind, destination);
    const made = table.hasCreationKey
      ? creationKey && (await rows.findRecordByCreationKey(trx, table, creationKey))
      : others.find((other) => isMatch(other, fields));
    if (made && isMatch(made, fields)) return made;
    if (made) return replace(trx, kind, { id: made.id, version: FIRST_VERSION, fields });
    const same = await kind.findSame?.(trx, fields);
    if (same && isMatch(same, fields)) return same;
    if (same) return replace(trx, kind, { id: same.id, version: same.version, fields });
    kind.check?.(fields, others);
    const now = new Date().toISOString();
    const row = {
      ...table.fields.toRow(fields),
      ...(destination !== undefined && { destination }),
      ...(table.hasCreationKey && { creation_key: creationKey ?? null }),
      ...(table.hasTimes && { created_at: now, updated_at: now }),
    };
    const complete = (await kind.complete?.(trx, row)) ?? row;
    const stored = await rows.insertRecordRow(trx, table, complete);
    const names = await namesOf(trx, kind, stored);
    await recordChange(trx, { ...names, action: 'created', after: fieldsOf(kind, stored) });
    return stored;
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
    const row = await rows.findRecordRow(trx, kind.table, id);
    if (!row) throw notFound(kind);
    const record = toRecord(kind.table, row);
    kind.authorize?.(record);
    await rows.deleteRecordRow(trx, kind.table, id);
    const names = await namesOf(trx, kind, record);
    return moveToTrash(trx, { ...names, rows: row, before: fieldsOf(kind, record) });
  };
}

async function replace<Fields extends object, Head extends RecordHead>(
  trx: Db,
  kind: Kind<Fields, Head>,
  { id, version, fields }: { id: Head['id']; version: number; fields: Fields },
): Promise<Fields & Head> {
  const stored = await readRecord(trx, kind, id);
  kind.authorize?.(stored);
  kind.authorize?.(fields);
  const [noun] = recordWords[kind.entity].noun;
  if (stored.version !== version) {
    if (isMatch(stored, fields)) return stored;
    throw versionConflict(noun);
  }
  const all = await othersOf(trx, kind, stored.destination);
  const others = all.filter((other) => other.id !== id);
  const same = await kind.findSame?.(trx, fields);
  if (same && same.id !== id) throw new Conflict(`There is another ${noun} of this text`);
  kind.check?.(fields, others);
  const now = new Date().toISOString();
  const saved = await rows.updateRecordRow(trx, kind.table, { id, version, fields }, now);
  if (!saved) throw versionConflict(noun);
  await recordChange(trx, {
    ...(await namesOf(trx, kind, saved)),
    action: 'changed',
    before: fieldsOf(kind, stored),
    after: fieldsOf(kind, saved),
  });
  return saved;
}

/** The records of the country or, without one, of the table; none where only a same one matters. */
function othersOf<Fields extends object, Head extends RecordHead>(
  trx: Db,
  { table, findSame }: Kind<Fields, Head>,
  destination: string | undefined,
): Promise<(Fields & Head)[]> | (Fields & Head)[] {
  return findSame ? [] : rows.listRecords(trx, table, destination);
}

function notFound({ entity }: Pick<Kind<object, RecordHead>, 'entity'>): NotFound {
  const [noun] = recordWords[entity].noun;
  return new NotFound(noun.charAt(0).toUpperCase() + noun.slice(1));
}
