import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { mapColumns, plain, text } from '../columns.ts';

const columns = mapColumns({
  sourceId: text('source_id'),
  address: text('address'),
  etag: plain<string | null>()('etag'),
  fileHash: plain<string | null>()('file_hash'),
  modifiedOn: plain<string | null>()('modified_on'),
  checkedAt: text('checked_at'),
  fetchedAt: plain<string | null>()('fetched_at'),
  problem: plain<string | null>()('problem'),
});

/** The last check of a followed source, without the file. */
export type SourceFetch = ReturnType<typeof columns.fromRow> & {
  /** Whether its file waits for review. */
  waits: boolean;
};

/** The last checks of all followed sources, in no order. */
export async function listSourceFetches(db: Db): Promise<SourceFetch[]> {
  const rows = await db
    .selectFrom('source_fetches')
    .select(columns.names)
    .select(sql<number>`case when file is null then 0 else 1 end`.as('waits'))
    .execute();
  return rows.map(({ waits, ...row }) => ({ ...columns.fromRow(row), waits: waits === 1 }));
}

/** The file that waits for review, compressed; `undefined` when none with this hash does. */
export async function findWaitingFile(
  db: Db,
  sourceId: string,
  fileHash: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('source_fetches')
    .select('file')
    .where('source_id', '=', sourceId)
    .where('file_hash', '=', fileHash)
    .executeTakeFirst();
  return row?.file ?? undefined;
}

/** Stores the last check of a source in place of the one before; fields not given stay. */
export async function saveSourceFetch(
  db: Db,
  fetch: Pick<Selectable<Schema['source_fetches']>, 'source_id' | 'address' | 'checked_at'> &
    Partial<Selectable<Schema['source_fetches']>>,
): Promise<void> {
  await db
    .insertInto('source_fetches')
    .values(fetch)
    .onConflict((conflict) => conflict.column('source_id').doUpdateSet(fetch))
    .execute();
}

/** Ends the review of a file. False when it no longer waits. */
export async function deleteWaitingFile(
  db: Db,
  sourceId: string,
  fileHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('source_fetches')
    .set({ file: null })
    .where('source_id', '=', sourceId)
    .where('file_hash', '=', fileHash)
    .where('file', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** All addresses that visitors may be sent to, each once: of sources, rules, links and pages. */
export async function listLinkedAddresses(db: Db): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`select address from application_portals
    union select source_address from application_portals
    union select source_address from entry_conditions
    union select source_address from entry_exceptions
    union select source_address from visa_requirements
    union select address from rule_sources
    union select address from work_programmes
    union select address from ways_to_work
    union select source_address from ways_to_work
    union select source_address from entry_rules
      where edition_id is null
        or edition_id in (select current_edition_id from rule_sources)`.execute(db);
  return rows.map(({ address }) => address).filter((address) => address !== null);
}
