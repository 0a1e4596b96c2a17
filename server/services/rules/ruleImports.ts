import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db, OpenDatabase } from '../../../db/client.ts';
import type { Lock } from '../../../db/engine.ts';
import * as files from '../../../db/queries/importFiles.ts';
import * as imports from '../../../db/queries/rules/ruleImports.ts';
import { Conflict, NotFound } from '../errors.ts';
import { countByDestination, type RuleChange } from '../ruleImport/difference.ts';
import { differenceTable } from '../ruleImport/differenceTable.ts';
import {
  blockingReason,
  type PreparedImport,
  prepareImport,
  storeImport,
} from '../ruleImport/importEdition.ts';
import { IMPORT_UNDER_WAY, takeImportLock } from '../ruleImport/importLock.ts';
import type { RefusedRow } from '../ruleImport/pairs.ts';
import type { ImportOptions } from '../ruleImport/planImport.ts';
import { endKilledImports, removeStagedEditions } from '../ruleImport/stagedEditions.ts';

/** How long a preview is kept after it was made or applied, in ms. */
const PREVIEW_LIFE_MS = 30 * 60 * 1000;

/** Maximum number of stored uploads, 10 MB each at most. */
const PREVIEWS_STORED = 3;

/** Interval of storing an import's progress for other processes, in ms. */
const NOTE_INTERVAL_MS = 1000;

/** Rows per page of the difference. */
const PAGE = 100;

/** The effects of an uploaded file. */
export type ImportPreview = Pick<
  PreparedImport,
  'shape' | 'date' | 'counts' | 'warnings' | 'isCurrent'
> & {
  id: string;
  /** Changes by destination, largest first. */
  destinations: { destination: string; changes: number }[];
  /** The first refused rows. */
  refused: RefusedRow[];
  /** Why it can't be applied, with refused rows skipped or not; null if it can. */
  objection: { skippingRefused: string | null; asItIs: string | null };
};

/** The progress of an import. */
export type ImportProgress =
  | { state: 'previewed' }
  | { state: 'applying'; done: number; total: number }
  | { state: 'applied'; edition: number }
  | { state: 'failed'; message: string };

/** How a stored file is parsed, and the edition it was compared with. */
type StoredOptions = ImportOptions & { replaces: number | null };

/**
 * Rule imports in two steps, preview and apply, each on any process: uploaded files are stored, and
 * compared again where needed. Applying continues in the background; callers poll its progress.
 */
export function createRuleImports(db: OpenDatabase) {
  /** With 39,402 rules one takes about 15 MB. */
  const comparisons = new LRUCache<string, Promise<PreparedImport>>({
    max: 1,
    ttl: PREVIEW_LIFE_MS,
    ttlAutopurge: true,
  });
  /** The import that this process applies, with the number of stored rules. */
  let applying: { id: string; done: number } | null = null;

  return { preview, changes, table, apply, progress };

  /** Compares a file with the current edition. Throws UnusableFile, InvalidRequest or Conflict. */
  async function preview(file: Buffer, options: ImportOptions): Promise<ImportPreview> {
    await refuseWhileApplying();
    const prepared = await prepareImport(db, file, options);
    const id = await store(file, { ...options, replaces: prepared.replaces });
    comparisons.set(id, Promise.resolve(prepared));
    const { shape, date, counts, warnings, isCurrent, refused } = prepared;
    const destinations = countByDestination(prepared.changes).map(([destination, count]) => ({
      destination,
      changes: count,
    }));
    const objection = {
      asItIs: blockingReason(prepared, { skipRefused: false }),
      skippingRefused: blockingReason(prepared, { skipRefused: true }),
    };
    const shown = refused.slice(0, PAGE);
    return {
      id,
      shape,
      date,
      counts,
      warnings,
      isCurrent,
      destinations,
      refused: shown,
      objection,
    };
  }

  /** A page (from 1) of a preview's changes, at one destination or all. Throws NotFound. */
  async function changes(
    id: string,
    { destination, page }: { destination?: string | undefined; page: number },
  ): Promise<{ items: RuleChange[]; total: number }> {
    const all = (await compared(id)).changes;
    const here = destination ? all.filter((one) => one.destination === destination) : all;
    return { items: here.slice((page - 1) * PAGE, page * PAGE), total: here.length };
  }

  /** All changes of a preview, as CSV. Throws NotFound. */
  async function table(id: string): Promise<string> {
    return differenceTable((await compared(id)).changes);
  }

  /** Starts applying a preview. Throws NotFound, or Conflict if it can't be applied. */
  async function apply(
    id: string,
    { skipRefused, by }: { skipRefused: boolean; by: string },
  ): Promise<void> {
    const { state } = await progress(id);
    if (state === 'applying' || state === 'applied') return;
    const prepared = await compared(id);
    const objection = blockingReason(prepared, { skipRefused });
    if (objection) throw new Conflict(objection);
    const lock = await takeImportLock(db);
    let begun = false;
    try {
      await endKilledImports(db);
      begun = await imports.beginRuleImport(db, id, prepared.rules.length, timeNow());
    } finally {
      if (!begun) await lock.release();
    }
    if (begun) void run(id, prepared, { by, lock });
  }

  /** Throws NotFound. */
  async function progress(id: string): Promise<ImportProgress> {
    const found = await find(id);
    if (found.state !== 'applying') return progressOf(found);
    if (applying?.id === id) return { state: 'applying', done: applying.done, total: found.total };
    // Ends the import if the process applying it has died.
    await removeStagedEditions(db);
    return progressOf(await find(id));
  }

  async function store(file: Buffer, options: StoredOptions): Promise<string> {
    const id = randomUUID();
    await files.addImportFile(
      db,
      'rule_imports',
      { id, file, options: JSON.stringify(options) },
      timeNow(),
    );
    await deleteOldRuleImports(db);
    return id;
  }

  /** Applies a started import, and stores its progress and outcome. */
  async function run(
    id: string,
    prepared: PreparedImport,
    { by, lock }: { by: string; lock: Lock },
  ) {
    const now = { id, done: 0 };
    applying = now;
    let noted = 0;
    const note = async (editionId: number) => {
      noted = performance.now();
      await imports.noteRuleImportProgress(db, id, { done: now.done, editionId }, timeNow());
    };
    const onProgress = async (done: number, editionId: number) => {
      now.done = done;
      if (performance.now() - noted >= NOTE_INTERVAL_MS) await note(editionId);
    };
    let message = '';
    try {
      await note(await storeImport(db, prepared, { by, lock, onProgress }));
    } catch (error) {
      message = error instanceof Error ? error.message : String(error);
    }
    // If this fails too, the next poll ends the import.
    await imports.endRuleImports(db, { id, message }, timeNow()).catch(() => {});
    await lock.release();
    applying = null;
  }

  /** Throws Conflict. */
  async function refuseWhileApplying() {
    if (!(await files.hasApplyingImport(db, 'rule_imports'))) return;
    await removeStagedEditions(db);
    if (!(await files.hasApplyingImport(db, 'rule_imports'))) return;
    throw new Conflict(IMPORT_UNDER_WAY);
  }

  /** The changes of a file, cached or compared again with the same edition. Throws NotFound. */
  async function compared(id: string): Promise<PreparedImport> {
    const { options } = await find(id);
    const known = comparisons.get(id);
    if (known) return known;
    const comparing = compareAgain(id, JSON.parse(options) as StoredOptions);
    comparisons.set(id, comparing);
    comparing.catch(() => comparisons.delete(id));
    return comparing;
  }

  async function compareAgain(id: string, options: StoredOptions): Promise<PreparedImport> {
    const file = await files.findImportFile(db, 'rule_imports', id);
    if (!file) throw new NotFound('Preview');
    return prepareImport(db, file, options);
  }

  async function find(id: string): Promise<imports.RuleImport> {
    const found = await imports.findRuleImport(db, id);
    if (found) return found;
    throw new NotFound('Preview');
  }
}

/** Deletes old previews, and all but the newest. Returns their number. */
export async function deleteOldRuleImports(db: Db): Promise<number> {
  const time = new Date(Date.now() - PREVIEW_LIFE_MS).toISOString();
  const old = await files.deleteImportsUnchangedSince(db, 'rule_imports', time);
  return old + (await files.deleteAllButNewestImports(db, 'rule_imports', PREVIEWS_STORED));
}

function progressOf({
  state,
  done,
  total,
  editionId,
  message,
}: imports.RuleImport): ImportProgress {
  if (state === 'applying') return { state, done, total };
  if (state === 'applied') return { state, edition: editionId ?? 0 };
  if (state === 'failed') return { state, message: message ?? '' };
  return { state };
}

function timeNow(): string {
  return new Date().toISOString();
}
