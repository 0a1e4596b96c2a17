import { compiledOnce } from '../compiledQuery.ts';
import { type ContentKind, type ContentState, versionColumns } from '../contentState.ts';
import type { Db } from '../db.ts';
import { sqlOf } from '../engine.ts';

/**
 * Counts a change of content of this kind, which invalidates the cached responses made from it, in
 * the transaction `trx` of the change itself. Without a kind it invalidates all. Throws outside a
 * transaction.
 */
export async function moveContentVersion(trx: Db, kind?: ContentKind): Promise<void> {
  if (!trx.isTransaction) throw new Error('The content version moves inside a transaction only');
  const versions = await trx
    .updateTable('content_version')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(kind && { [kind]: eb(kind, '+', 1) }),
    }))
    .returning(versionColumns)
    .executeTakeFirstOrThrow();
  await sqlOf(trx).announceContentVersion(trx, versions);
}

/**
 * Runs a write to content of this kind (`undefined`: of several) and counts the change, in one
 * transaction: that of `db`, if it is one. Results of `undefined`, false and 0 mean that nothing was
 * changed.
 */
export async function changeContent<Result>(
  db: Db,
  kind: ContentKind | undefined,
  change: (trx: Db) => Promise<Result>,
): Promise<Result> {
  if (!db.isTransaction) return db.transaction().execute((trx) => changeContent(trx, kind, change));
  const result = await change(db);
  if (result) await moveContentVersion(db, kind);
  return result;
}

const watched = new WeakMap<Db, () => ContentState>();

/** From now on `contentStateOf(db)` asks `current`, which watches the database, and reads nothing. */
export function watchContentOf(db: Db, current: () => ContentState): void {
  watched.set(db, current);
}

/** The versions of content now: read, unless the database is watched; inside a transaction its own. */
export function contentStateOf(db: Db): ContentState | Promise<ContentState> {
  return watched.get(db)?.() ?? readContentState(db);
}

async function readContentState(db: Db): Promise<ContentState> {
  const [versions] = await contentVersions(db, []);
  if (!versions) throw new Error('The table content_version has no row');
  return { ...versions, counter: '' };
}

const contentVersions = compiledOnce((db) =>
  db.selectFrom('content_version').select(versionColumns),
);

/** The number that grows with every change of visible content. */
export async function readContentVersion(db: Db): Promise<number> {
  return (await readContentState(db)).version;
}
