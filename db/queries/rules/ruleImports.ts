import type { Db } from '../../client.ts';

export type RuleImportState = 'previewed' | 'applying' | 'applied' | 'failed';

/** An uploaded rule file, without its bytes, and the progress of its import. */
export type RuleImport = {
  id: string;
  /** How the file is parsed, as JSON. */
  options: string;
  state: RuleImportState;
  /** Stored rules, of `total`. */
  done: number;
  total: number;
  /** The edition that is being or was stored. */
  editionId: number | null;
  /** The reason of failure. */
  message: string | null;
};

/** One import without its file; `undefined` when there is none of this id. */
export async function findRuleImport(db: Db, id: string): Promise<RuleImport | undefined> {
  return db
    .selectFrom('rule_imports')
    .select(['id', 'options', 'state', 'done', 'total', 'edition_id as editionId', 'message'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Marks an import of this many rules as being applied. False when it is being applied or done. */
export async function beginRuleImport(
  db: Db,
  id: string,
  total: number,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rule_imports')
    .set({ state: 'applying', done: 0, total, edition_id: null, message: null, updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['previewed', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores an import's progress and edition. */
export async function noteRuleImportProgress(
  db: Db,
  id: string,
  { done, editionId }: { done: number; editionId: number },
  now: string,
): Promise<void> {
  await db
    .updateTable('rule_imports')
    .set({ done, edition_id: editionId, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'applying')
    .execute();
}

/**
 * Ends the import being applied, or all such imports: as applied if its edition is complete,
 * otherwise as failed with this message.
 */
export async function endRuleImports(
  db: Db,
  { id, message }: { id?: string; message: string },
  now: string,
): Promise<void> {
  const applying = db
    .updateTable('rule_imports')
    .where('state', '=', 'applying')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''));
  await applying
    .set({ state: 'applied', updated_at: now })
    .where('edition_id', 'in', (eb) =>
      eb
        .selectFrom('rule_editions')
        .select('rule_editions.id')
        .where('rule_editions.state', '=', 'ready'),
    )
    .execute();
  await applying.set({ state: 'failed', message, updated_at: now }).execute();
}
