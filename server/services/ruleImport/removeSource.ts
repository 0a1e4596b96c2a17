import type { Db } from '../../../db/client.ts';
import {
  deleteRuleSource,
  findRuleSource,
  listEditionIdsOf,
} from '../../../db/queries/ruleEditions.ts';
import { InvalidRequest, NotFound } from '../errors.ts';
import { makeEditionCurrent } from './currentEdition.ts';
import { differenceOf } from './difference.ts';
import { removeEdition } from './stagedEditions.ts';
import { readStoredEdition } from './storedEdition.ts';

/**
 * Takes away a source with its editions, rules and facts: first it answers nothing more, in one short
 * transaction, then its rows go, some at a time. Begun again it goes on where it was ended. Gives how
 * many rules went. Throws NotFound, or InvalidRequest for the site's editors.
 */
export async function removeSource(
  db: Db,
  sourceId: string,
  onProgress: (done: number) => void = () => {},
): Promise<{ title: string; rules: number }> {
  const source = await findRuleSource(db, sourceId);
  if (!source) throw new NotFound(`Source ${sourceId}`);
  if (source.kind === 'administrator') {
    throw new InvalidRequest('Administrators’ rules are deleted one by one, in the admin');
  }
  const current = source.currentEditionId;
  if (current !== null) {
    const { rules } = await readStoredEdition(db, current);
    const { changes } = differenceOf(rules, new Map());
    const edition = { sourceId, before: current, after: null } as const;
    await makeEditionCurrent(db, { ...edition, cause: 'removal', changes });
  }
  let removed = 0;
  for (const id of await listEditionIdsOf(db, sourceId)) {
    const before = removed;
    await removeEdition(db, id, (deleted) => {
      removed = before + deleted;
      onProgress(removed);
    });
  }
  await db.transaction().execute((trx) => deleteRuleSource(trx, sourceId));
  return { title: source.title, rules: removed };
}
