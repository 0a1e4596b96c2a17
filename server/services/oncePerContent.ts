import { type ContentKind, type ContentState, isChanged } from '../../db/contentState.ts';
import type { Db } from '../../db/db.ts';
import { contentStateOf } from '../../db/queries/contentVersion.ts';

/**
 * A function that reads a value from a database's content of these kinds (and the countries), once
 * per process: later calls share it until such content changes.
 */
export function oncePerContent<Value>(
  kinds: readonly ContentKind[],
  read: (db: Db) => Promise<Value>,
): (db: Db) => Promise<Value> {
  const known = new WeakMap<Db, { state: ContentState; value: Promise<Value> }>();
  return async (db) => {
    const state = await contentStateOf(db);
    const last = known.get(db);
    if (last && !isChanged(kinds, last.state, state)) return last.value;
    const value = read(db);
    known.set(db, { state, value });
    value.catch(() => known.delete(db));
    return value;
  };
}
