import { setTimeout as wait } from 'node:timers/promises';
import { byDestination } from '#core/rules/editionDifference.ts';
import type { RuleFields } from '#core/rules/ruleFields.ts';
import type { Db } from '#db/db.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { endImports, hasApplyingImport } from '#db/queries/imports.ts';
import { addEditionRules, deleteEditionRules } from '#db/queries/rules/editionRules.ts';
import {
  deleteRuleEdition,
  detachStagedEdition,
  detachStagedEditions,
  hasStagedEdition,
  hasStagedEditions,
} from '#db/queries/rules/ruleEditions.ts';
import { Conflict } from '#server/errors.ts';
import { ifImportLockIsFree } from '#server/files/importLock.ts';
import { STOPPED_IMPORT } from '#server/files/imports.ts';
import { BATCH, PAUSE_MS, writeInBatches } from './batches.ts';

/** An edition being stored; `importedAt` detects a reused id. */
type StagedEdition = { sourceId: string; id: number; importedAt: string };

/**
 * Stores the rules of an edition that isn't current, in batches. Reports the number stored. Throws
 * Conflict when another import has removed it.
 */
export async function stageRules(
  db: Db,
  edition: StagedEdition,
  rules: RuleFields[],
  onProgress: (done: number) => void | Promise<void>,
): Promise<void> {
  const of = { sourceId: edition.sourceId, editionId: edition.id, now: edition.importedAt };
  // Sorted like two of the table's indexes: each batch writes a third of the pages.
  const sorted = rules.toSorted(byDestination);
  const store = async (trx: Db, batch: RuleFields[]) => {
    await requireStaged(trx, edition);
    await addEditionRules(trx, of, batch);
  };
  await writeInBatches(db, sorted, store, onProgress);
}

/** Throws Conflict when the edition was replaced, or is no longer staged. */
export async function requireStaged(trx: Db, edition: StagedEdition): Promise<void> {
  if (await hasStagedEdition(trx, edition)) return;
  throw new Conflict(
    'Another import began meanwhile, and this one was ended: nothing of it answers',
  );
}

/**
 * Deletes leftovers of killed imports; imports under way in any process continue. Returns the
 * number deleted.
 */
export async function removeStagedEditions(db: OpenDatabase): Promise<number> {
  return (await ifImportLockIsFree(db, 'rule-import', () => endKilledImports(db))) ?? 0;
}

/** Whether an import is under way or was killed. */
export async function hasUnfinishedImport(db: Db): Promise<boolean> {
  return (await hasStagedEditions(db)) || hasApplyingImport(db, 'rule_imports');
}

/**
 * Ends imports of dead processes and deletes what they stored. The caller has the import lock and
 * hasn't begun an import. Returns the number of deleted editions.
 */
export async function endKilledImports(db: Db): Promise<number> {
  await endImports(db, 'rule_imports', { message: STOPPED_IMPORT }, new Date().toISOString());
  // The transaction waits for one that may be making such an edition current.
  const ids = await db.transaction().execute(detachStagedEditions);
  for (const id of ids) await removeEdition(db, id);
  return ids.length;
}

/** Deletes what a failed import stored, unless it became current. */
export async function removeFailedImport(db: Db, edition: StagedEdition): Promise<void> {
  const isOurs = await db.transaction().execute((trx) => detachStagedEdition(trx, edition));
  if (isOurs) await removeEdition(db, edition.id);
}

/** Deletes an edition that isn't current, with its rules in batches. */
export async function removeEdition(
  db: Db,
  editionId: number,
  onProgress: (deleted: number) => void = () => {},
): Promise<void> {
  for (let deleted = 0; ; ) {
    const count = await deleteEditionRules(db, editionId, BATCH);
    deleted += count;
    onProgress(deleted);
    if (count < BATCH) break;
    await wait(PAUSE_MS);
  }
  await deleteRuleEdition(db, editionId);
}
