import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../client.ts';
import type { Schema } from '../../schema.ts';
import { unusedId } from '../../unusedId.ts';
import { mapColumns, number, plain, text } from '../columns.ts';
import { changeContent } from '../contentVersion.ts';

const stated = mapColumns({
  kind: plain<'passport_validity' | 'passport_age'>()('kind'),
  months: number('months'),
  countedFrom: plain<'entry' | 'departure' | null>()('counted_from'),
  note: text('note'),
  sourceTitle: text('source_title'),
  sourceAddress: plain<string | null>()('source_address'),
  sourceDate: plain<string | null>()('source_date'),
});

const recorded = mapColumns({
  id: number('id'),
  destination: text('destination'),
  /** The imported source that states it; null for what administrators entered. */
  sourceId: plain<string | null>()('source_id'),
  version: number('version'),
});

export type StatedEntryCondition = ReturnType<typeof stated.fromRow>;
export type StoredEntryCondition = StatedEntryCondition & ReturnType<typeof recorded.fromRow>;

const names = [...stated.names, ...recorded.names];

function toStored(
  row: Parameters<typeof stated.fromRow>[0] & Parameters<typeof recorded.fromRow>[0],
): StoredEntryCondition {
  return { ...stated.fromRow(row), ...recorded.fromRow(row) };
}

/** What a destination asks of every foreign passport. */
export async function listStatedEntryConditions(
  db: Db,
  destination: string,
): Promise<StoredEntryCondition[]> {
  const rows = await db
    .selectFrom('entry_conditions')
    .select(names)
    .where('destination', '=', destination)
    .orderBy('kind')
    .execute();
  return rows.map(toStored);
}

/** One condition; `undefined` when the id is unknown. */
export async function findStatedEntryCondition(
  db: Db,
  id: number,
): Promise<StoredEntryCondition | undefined> {
  const row = await db
    .selectFrom('entry_conditions')
    .select(names)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toStored(row);
}

/** Stores a condition. Throws when the destination has one of the kind. */
export async function insertEntryCondition(
  db: Db,
  destination: string,
  fields: StatedEntryCondition,
  now: string,
): Promise<StoredEntryCondition> {
  return changeContent(db, async (trx) => {
    const row = await trx
      .insertInto('entry_conditions')
      .values({
        id: unusedId(trx, 'entry_conditions'),
        destination,
        ...stated.toRow(fields),
        created_at: now,
        updated_at: now,
      })
      .returning(names)
      .executeTakeFirstOrThrow();
    return toStored(row);
  });
}

/**
 * Replaces a condition, which is the administrators' from then on; `undefined` when there is no such
 * version of it.
 */
export async function updateEntryCondition(
  db: Db,
  { id, version }: { id: number; version: number },
  fields: StatedEntryCondition,
  now: string,
): Promise<StoredEntryCondition | undefined> {
  return changeContent(db, async (trx) => {
    const row = await trx
      .updateTable('entry_conditions')
      .set({ ...stated.toRow(fields), source_id: null, version: version + 1, updated_at: now })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(names)
      .executeTakeFirst();
    return row && toStored(row);
  });
}

/** Removes a condition. False when there was none. */
export async function deleteEntryCondition(db: Db, id: number): Promise<boolean> {
  return changeContent(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('entry_conditions')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}

/** A condition as it is stored. */
export type EntryConditionRow = Selectable<Schema['entry_conditions']>;

/** One condition as it is stored; `undefined` when the id is unknown. */
export async function findEntryConditionRow(
  db: Db,
  id: number,
): Promise<EntryConditionRow | undefined> {
  return db.selectFrom('entry_conditions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a condition as it was, under its id or, without one, the next. */
export async function insertEntryConditionRow(
  db: Db,
  row: Insertable<Schema['entry_conditions']>,
): Promise<StoredEntryCondition> {
  return changeContent(db, async (trx) => {
    const inserted = trx
      .insertInto('entry_conditions')
      .values({ id: unusedId(trx, 'entry_conditions'), ...row })
      .returning(names);
    return toStored(await inserted.executeTakeFirstOrThrow());
  });
}
