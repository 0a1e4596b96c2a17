import type { Db } from '#db/db.ts';
import type { OpenDatabase } from '#db/engine.ts';
import {
  deleteRuleSource,
  findRuleSource,
  listEditionIdsOf,
} from '#db/queries/rules/ruleEditions.ts';
import { deleteSourceStatements } from '#db/queries/rules/sourceStatements.ts';
import { InvalidRequest, NotFound } from '#server/errors.ts';
import { withImportLock } from '#server/files/importLock.ts';
import { makeEditionCurrent } from './currentEdition.ts';
import { removeEdition } from './stagedEditions.ts';
import { readStoredEdition } from './storedEdition.ts';

/**
 * Deletes a source with its editions, rules and facts: first it is detached in one short
 * transaction, then its rows are deleted in batches. A repeated call resumes. Returns the number of
 * deleted rules. Throws NotFound, InvalidRequest for the site's editors, or Conflict during an
 * import.
 */
export function removeSource(
  db: OpenDatabase,
  sourceId: string,
  onProgress: (done: number) => void = () => {},
): Promise<RemovedSource> {
  return withImportLock(db, 'rule-import', (requireLock) =>
    remove(db, sourceId, (done) => {
      requireLock();
      onProgress(done);
    }),
  );
}

type RemovedSource = { title: string; rules: number };

async function remove(
  db: Db,
  sourceId: string,
  onProgress: (done: number) => void,
): Promise<RemovedSource> {
  const source = await findRuleSource(db, sourceId);
  if (!source) throw new NotFound(`Source ${sourceId}`);
  if (source.kind === 'administrator') {
    throw new InvalidRequest('Administrators’ rules are deleted one by one, in the admin');
  }
  const before = source.currentEditionId;
  const pairs = before === null ? [] : [...(await readStoredEdition(db, before)).rules.values()];
  await makeEditionCurrent(
    db,
    { sourceId, sourceTitle: source.title, before, after: null, cause: 'removal', pairs },
    (trx) => deleteSourceStatements(trx, sourceId, { edited: true }),
  );
  let removed = 0;
  for (const id of await listEditionIdsOf(db, sourceId)) {
    const earlier = removed;
    await removeEdition(db, id, (deleted) => {
      removed = earlier + deleted;
      onProgress(removed);
    });
  }
  await db.transaction().execute((trx) => deleteRuleSource(trx, sourceId));
  return { title: source.title, rules: removed };
}
