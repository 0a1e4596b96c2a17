import type { Insertable } from 'kysely';
import type { EditionState } from '#core/siteVocabulary.ts';
import type { SourceKind } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { mapColumns, number, plain, text } from '../columns.ts';
import { moveContentVersion } from '../contentVersion.ts';

const columns = mapColumns({
  id: number('id'),
  sourceId: text('source_id'),
  /** The date of the source itself: YYYY, YYYY-MM or YYYY-MM-DD; null when unknown. */
  date: plain<string | null>()('date'),
  /** SHA-256 of the file, in hex. */
  fileHash: text('file_hash'),
  importedBy: text('imported_by'),
  importedAt: text('imported_at'),
  replacesEditionId: plain<number | null>()('replaces_edition_id'),
  state: plain<EditionState>()('state'),
  ruleCount: number('rule_count'),
  skippedCount: number('skipped_count'),
});

type RuleEdition = ReturnType<typeof columns.fromRow>;

export type ListedEdition = RuleEdition & { sourceTitle: string; current: boolean };

/** A source with its current edition, which is null before its first import is complete. */
export type RuleSource = {
  id: string;
  title: string;
  kind: SourceKind;
  currentEditionId: number | null;
};

/** One source of rules; `undefined` when there is none of this id. */
export async function findRuleSource(db: Db, id: string): Promise<RuleSource | undefined> {
  return db
    .selectFrom('rule_sources')
    .select(['id', 'title', 'kind', 'current_edition_id as currentEditionId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Adds a source if it is missing. */
export async function addMissingRuleSource(
  db: Db,
  source: Insertable<Schema['rule_sources']>,
): Promise<void> {
  await db
    .insertInto('rule_sources')
    .values(source)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One edition; `undefined` when there is none of this id. */
export async function findRuleEdition(db: Db, id: number): Promise<RuleEdition | undefined> {
  const row = await db
    .selectFrom('rule_editions')
    .select(columns.names)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && columns.fromRow(row);
}

/** Completely imported editions, by source, newest import first. */
export async function listRuleEditions(db: Db): Promise<ListedEdition[]> {
  const rows = await db
    .selectFrom('rule_editions as edition')
    .innerJoin('rule_sources as source', 'source.id', 'edition.source_id')
    .select(columns.names.map((name) => `edition.${name}` as const))
    .select(['source.title', 'source.current_edition_id'])
    .where('edition.state', '=', 'ready')
    .orderBy('edition.source_id', 'desc')
    .orderBy('edition.id', 'desc')
    .execute();
  const editions = rows.map((row) => ({
    ...columns.fromRow(row),
    sourceTitle: row.title,
    current: row.id === row.current_edition_id,
  }));
  // The index serves one sort direction for both columns.
  return editions.sort(
    (a, b) => Number(a.sourceId > b.sourceId) || -Number(a.sourceId < b.sourceId),
  );
}

/**
 * Detaches incomplete editions from their imports, which identify them by id and time. Returns
 * their ids.
 */
export async function detachStagedEditions(db: Db): Promise<number[]> {
  const rows = await db
    .updateTable('rule_editions')
    .set({ imported_at: '' })
    .where('state', '=', 'staged')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Detaches one incomplete edition; false if the id is no longer the edition begun at that time. */
export async function detachStagedEdition(
  db: Db,
  { id, importedAt }: { id: number; importedAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rule_editions')
    .set({ imported_at: '' })
    .where('id', '=', id)
    .where('state', '=', 'staged')
    .where('imported_at', '=', importedAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether there are incomplete editions. */
export async function hasStagedEditions(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('rule_editions')
    .select('id')
    .where('state', '=', 'staged')
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids of a source's editions. */
export async function listEditionIdsOf(db: Db, sourceId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('rule_editions')
    .select('id')
    .where('source_id', '=', sourceId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Whether the id is still the incomplete edition begun at that time (ISO 8601): ids of removed
 * editions may be reused.
 */
export async function hasStagedEdition(
  db: Db,
  { id, importedAt }: { id: number; importedAt: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('rule_editions')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'staged')
    .where('imported_at', '=', importedAt)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds an edition that isn't current, and returns its id. */
export async function addStagedEdition(
  db: Db,
  edition: Omit<RuleEdition, 'id' | 'state'>,
): Promise<number> {
  const { id } = await db
    .insertInto('rule_editions')
    .values({
      source_id: edition.sourceId,
      date: edition.date,
      file_hash: edition.fileHash,
      imported_by: edition.importedBy,
      imported_at: edition.importedAt,
      replaces_edition_id: edition.replacesEditionId,
      state: 'staged',
      rule_count: edition.ruleCount,
      skipped_count: edition.skippedCount,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Makes an edition current, or none (null), if `before` still is; false when another import came
 * first. `trx` is a transaction.
 */
export async function switchEdition(
  trx: Db,
  sourceId: string,
  { before, after, now }: { before: number | null; after: number | null; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('rule_sources')
    .set((eb) => ({
      current_edition_id: after,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', sourceId)
    .where('current_edition_id', 'is not distinct from', before)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (after !== null) {
    await trx
      .updateTable('rule_editions')
      .set({ state: 'ready' })
      .where('id', '=', after)
      .execute();
  }
  await moveContentVersion(trx, 'rules');
  return true;
}

/** Deletes an edition whose rules were deleted. */
export async function deleteRuleEdition(db: Db, id: number): Promise<void> {
  await db.deleteFrom('rule_editions').where('id', '=', id).execute();
}

/** Deletes a source whose rules were deleted, with its editions and all references to it. */
export async function deleteRuleSource(trx: Db, id: string): Promise<void> {
  await moveContentVersion(trx, 'rules');
  await trx.deleteFrom('source_fetches').where('source_id', '=', id).execute();
  await trx.deleteFrom('rule_sources').where('id', '=', id).execute();
}

/** An edition as visitors see it, with the number of answers that its import changed. */
type ImportedEdition = {
  id: number;
  sourceTitle: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD; null when unknown. */
  date: string | null;
  /** ISO 8601 in UTC. */
  importedAt: string;
  rules: number;
  changedAnswers: number;
};

/** The editions with rules that were imported last, newest import first. */
export async function listLatestEditions(db: Db, limit: number): Promise<ImportedEdition[]> {
  const rows = await db
    .selectFrom('rule_editions as edition')
    .innerJoin('rule_sources as source', 'source.id', 'edition.source_id')
    .select((eb) => [
      'edition.id',
      'source.title as sourceTitle',
      'edition.date',
      'edition.imported_at as importedAt',
      'edition.rule_count as rules',
      eb
        .selectFrom('answer_changes')
        .select(({ fn }) => fn.countAll<number>().as('changed'))
        .whereRef('answer_changes.edition_id', '=', 'edition.id')
        .as('changedAnswers'),
    ])
    .where('edition.state', '=', 'ready')
    .where('edition.rule_count', '>', 0)
    .orderBy('edition.imported_at', 'desc')
    .orderBy('edition.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((edition) => ({ ...edition, changedAnswers: Number(edition.changedAnswers) }));
}
