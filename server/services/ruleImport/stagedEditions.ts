import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../db/client.ts';
import {
  addEditionRules,
  deleteEditionRules,
  type EditionRule,
} from '../../../db/queries/editionRules.ts';
import { deleteRuleEdition, listStagedEditionIds } from '../../../db/queries/ruleEditions.ts';

/** Rules of one short transaction: visitors' writes wait for about 10 ms at most. */
const BATCH = 500;

/** Between two batches the lock is free for longer than the interval at which others try for it. */
const PAUSE_MS = 5;

/** Stores the rules of an edition that isn't current, some at a time. Tells how many are stored. */
export async function stageRules(
  db: Db,
  edition: { sourceId: string; editionId: number },
  rules: EditionRule[],
  onProgress: (done: number) => void,
): Promise<void> {
  const now = new Date().toISOString();
  for (let start = 0; start < rules.length; start += BATCH) {
    const batch = rules.slice(start, start + BATCH);
    await db.transaction().execute((trx) => addEditionRules(trx, { ...edition, now }, batch));
    onProgress(Math.min(start + BATCH, rules.length));
    await wait(PAUSE_MS);
  }
}

/** Deletes what imports left that were killed half way. An import still under way fails then. */
export async function removeStagedEditions(db: Db): Promise<number> {
  const ids = await listStagedEditionIds(db);
  for (const id of ids) await removeEdition(db, id);
  return ids.length;
}

/** Deletes an edition that isn't current, with its rules, some at a time. */
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
