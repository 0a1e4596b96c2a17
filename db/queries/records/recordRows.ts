import type { Kysely } from 'kysely';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { numberedTables, unusedId } from '#db/unusedId.ts';
import { changeContent } from '../contentVersion.ts';
import {
  type NewRow,
  type RecordHead,
  type RecordRow,
  type RecordTable,
  toRecord,
} from './recordTable.ts';

/** All records of a table in their order, or those of one country. */
export async function listRecords<Fields extends object, Head extends RecordHead>(
  db: Db,
  table: RecordTable<Fields, Head>,
  destination?: string,
): Promise<(Fields & Head)[]> {
  let query = tables(db).selectFrom(table.name).select(columnsOf(table));
  if (destination !== undefined) query = query.where('destination', '=', destination);
  for (const column of [...table.order, 'id']) query = query.orderBy(column);
  return (await query.execute()).map((row) => toRecord(table, row));
}

/** One record; `undefined` when the id is unknown. */
export async function findRecord<Fields extends object, Head extends RecordHead>(
  db: Db,
  table: RecordTable<Fields, Head>,
  id: Head['id'],
): Promise<(Fields & Head) | undefined> {
  const row = await findRecordRow(db, table, id);
  return row && toRecord(table, row);
}

/** One row with all its columns; `undefined` when the id is unknown. */
export async function findRecordRow<Head extends RecordHead>(
  db: Db,
  { name, related }: RecordTable<object, Head>,
  id: Head['id'],
): Promise<RecordRow | undefined> {
  const row = await tables(db).selectFrom(name).selectAll().where('id', '=', id).executeTakeFirst();
  return row && { id, ...row, ...(await related?.read(db, id)) };
}

/** The record that the form with this key made; `undefined` when it has made none. */
export async function findRecordByCreationKey<Fields extends object, Head extends RecordHead>(
  db: Db,
  table: RecordTable<Fields, Head>,
  creationKey: string,
): Promise<(Fields & Head) | undefined> {
  const row = await tables(db)
    .selectFrom(table.name)
    .select('id')
    .where('creation_key', '=', creationKey)
    .executeTakeFirst();
  return row && findRecord(db, table, row.id);
}

/** Stores a new row, or one that was deleted. */
export async function insertRecordRow<Fields extends object, Head extends RecordHead>(
  db: Db,
  table: RecordTable<Fields, Head>,
  { related, ...row }: NewRow,
): Promise<Fields & Head> {
  return changeContent(db, table.content, async (trx) => {
    const id = row.id ?? newNumber(trx, table.name);
    const stored = await tables(trx)
      .insertInto(table.name)
      .values({ ...row, id } as RecordRow)
      .returning(columnsOf(table))
      .executeTakeFirstOrThrow();
    return withRelated(trx, table, stored, related);
  });
}

/**
 * Replaces the fields of this version, and the columns of `set` (`now` is ISO 8601); `undefined` when the
 * stored one is another.
 */
export async function updateRecordRow<Fields extends object, Head extends RecordHead>(
  db: Db,
  table: RecordTable<Fields, Head>,
  {
    id,
    version,
    fields,
    set,
  }: { id: Head['id']; version: number; fields: Fields; set?: object | undefined },
  now: string,
): Promise<(Fields & Head) | undefined> {
  return changeContent(db, table.content, async (trx) => {
    const { related, ...row }: NewRow = {
      ...table.fields.toRow(fields),
      ...table.setOnUpdate,
      ...set,
      ...(table.hasTimes && { updated_at: now }),
      version: version + 1,
    };
    const saved = await tables(trx)
      .updateTable(table.name)
      .set(row)
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(columnsOf(table))
      .executeTakeFirst();
    return saved && withRelated(trx, table, saved, related);
  });
}

/** Removes a record. Returns whether there was one. */
export async function deleteRecordRow<Head extends RecordHead>(
  db: Db,
  { name, content }: RecordTable<object, Head>,
  id: Head['id'],
): Promise<boolean> {
  return changeContent(db, content, async (trx) => {
    const result = await tables(trx).deleteFrom(name).where('id', '=', id).executeTakeFirst();
    return result.numDeletedRows > 0n;
  });
}

/** The record of a row that was just stored, after what it has in other tables. */
async function withRelated<Fields extends object, Head extends RecordHead>(
  trx: Db,
  table: RecordTable<Fields, Head>,
  row: object,
  related: unknown,
): Promise<Fields & Head> {
  const stored = row as RecordRow;
  await table.related?.replace(trx, stored, related);
  return toRecord(table, { ...stored, ...(await table.related?.read(trx, stored.id)) });
}

type Tables = { [name: string]: RecordRow & { version: number } };

/** The database with what tables of records have in common, whichever of them is asked for. */
function tables(db: Db): Kysely<Tables> {
  return db as unknown as Kysely<Tables>;
}

function columnsOf({ fields, head }: RecordTable<object, RecordHead>): string[] {
  return [...fields.names, ...head.names];
}

/** The id of a new row, where the table numbers its rows. */
function newNumber(trx: Db, name: keyof Schema) {
  return name in numberedTables ? unusedId(trx, name as keyof typeof numberedTables) : undefined;
}
