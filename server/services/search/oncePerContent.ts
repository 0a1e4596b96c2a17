import type { Db } from '../../../db/db.ts';
import { readContentVersion } from '../../../db/queries/contentVersion.ts';

/**
 * A function that builds a value from a database's content, once per content version and process:
 * later calls share it until content changes.
 */
export function oncePerContent<Value>(build: (db: Db) => Promise<Value>) {
  const built = new WeakMap<Db, { version: number; value: Promise<Value> }>();
  return async (db: Db): Promise<Value> => {
    const version = await readContentVersion(db);
    const known = built.get(db);
    if (known?.version === version) return known.value;
    const value = build(db);
    built.set(db, { version, value });
    value.catch(() => built.delete(db));
    return value;
  };
}
