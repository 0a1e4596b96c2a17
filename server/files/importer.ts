import { LRUCache } from 'lru-cache';
import { CLOCK_SKEW_MS, MINUTE_MS } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import * as imports from '#db/queries/imports.ts';
import { Conflict, NotFound } from '../errors.ts';
import { unzip, zip } from './zippedFile.ts';

/** How long a preview is kept after it was made or applied, in ms. */
const PREVIEW_LIFE_MS = 30 * MINUTE_MS;

/** Maximum number of stored uploads, compressed. */
const uploadsStored: Record<imports.ImportTable, number> = { rule_imports: 3, record_imports: 5 };

/** A kind of files that are compared with what is stored, and then applied. */
type ImportSource<Options, Plan, Choice> = {
  table: imports.ImportTable;
  /** Maximum number of plans in memory. */
  plans: number;
  /** Compares a file with what is stored. Throws UnusableFile. */
  plan: (db: Db, file: Uint8Array, options: Options) => Promise<Plan>;
  /** The reason why a plan can't be applied in the way that the user chose; null if it can. */
  objection: (plan: Plan, choice: Choice) => string | null;
};

/**
 * Compares uploaded files, which are stored, so that any process can compare them again. Throws
 * NotFound for files that are no longer stored.
 */
export function createImporter<Options extends object, Plan extends object, Choice>(
  db: Db,
  { table, plans: max, plan, objection }: ImportSource<Options, Plan, Choice>,
) {
  const plans = new LRUCache<string, Promise<Plan>>({
    max,
    ttl: PREVIEW_LIFE_MS,
    ttlAutopurge: true,
  });

  return { compare, planOf, fileOf, applicable, forget: (id: string) => plans.delete(id) };

  /** Compares a file and stores it for its preview. Throws what `plan` throws. */
  async function compare(id: string, file: Uint8Array, options: Options): Promise<void> {
    const planned = await plan(db, file, options);
    const stored = { id, file: await zip(file), options: JSON.stringify(options) };
    await imports.addImport(db, table, stored, new Date().toISOString());
    await deleteOldImports(db);
    plans.set(id, Promise.resolve(planned));
  }

  /** The effects of a stored file: kept in memory, or compared again. */
  async function planOf(id: string): Promise<Plan> {
    const known = plans.get(id);
    if (known) return known;
    const comparing = compareAgain(id);
    plans.set(id, comparing);
    comparing.catch(() => plans.delete(id));
    return comparing;
  }

  /** The same, if it can be applied as the user chose. Throws Conflict if it can't. */
  async function applicable(id: string, choice: Choice): Promise<Plan> {
    const planned = await planOf(id);
    const reason = objection(planned, choice);
    if (reason) throw new Conflict(reason);
    return planned;
  }

  /** A stored file. Throws NotFound. */
  async function fileOf(id: string): Promise<Buffer> {
    const file = await imports.findImportFile(db, table, id);
    if (!file) throw new NotFound('Preview');
    return unzip(file);
  }

  async function compareAgain(id: string): Promise<Plan> {
    const stored = await imports.findImport(db, table, id);
    if (!stored) throw new NotFound('Preview');
    return plan(db, await fileOf(id), JSON.parse(stored.options) as Options);
  }
}

/** Deletes old previews, and all but the newest of each kind. Returns their number. */
export async function deleteOldImports(db: Db): Promise<number> {
  const now = Date.now();
  const time = new Date(now - PREVIEW_LIFE_MS).toISOString();
  const latest = new Date(now + CLOCK_SKEW_MS).toISOString();
  let deleted = 0;
  for (const [name, newest] of Object.entries(uploadsStored)) {
    const table = name as imports.ImportTable;
    deleted += await imports.deleteImportsUnchangedSince(db, table, { time, latest });
    deleted += await imports.deleteAllButNewestImports(db, table, newest);
  }
  return deleted;
}

/** "1 row is refused", "3 rows are refused". */
export function refusedRows(count: number): string {
  return count === 1 ? '1 row is refused' : `${count.toLocaleString('en')} rows are refused`;
}
