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

/** A preview is there for this long, in milliseconds, after it was made or applied. */
const PREVIEW_LIFE_MS = 30 * 60 * 1000;

/** Uploaded files that are stored at a time, of 10 MB at most each. */
const PREVIEWS_STORED = 3;

/** How often an import notes for other processes how far it is, in milliseconds. */
const NOTE_INTERVAL_MS = 1000;

/** Rows of a page of the difference. */
const PAGE = 100;

/** What an uploaded file would change. */
export type ImportPreview = Pick<
  PreparedImport,
  'shape' | 'date' | 'counts' | 'warnings' | 'isCurrent'
> & {
  id: string;
  /** Changes by destination, those with the most first. */
  destinations: { destination: string; changes: number }[];
  /** The first refused rows. */
  refused: RefusedRow[];
  /** Why it may not be applied, with refused rows skipped or not; null when it may. */
  objection: { skippingRefused: string | null; asItIs: string | null };
};

/** How far an import is. */
export type ImportProgress =
  | { state: 'previewed' }
  | { state: 'applying'; done: number; total: number }
  | { state: 'applied'; edition: number }
  | { state: 'failed'; message: string };

/** How a stored file is read, and the edition it was compared with when it was previewed. */
type StoredOptions = ImportOptions & { replaces: number | null };

/**
 * Imports that administrators preview and then apply, each request on any process: the uploaded files
 * are stored, and compared again where another process needs the comparison. Applying goes on while
 * its caller asks how far it is.
 */
export function createRuleImports(db: OpenDatabase) {
  /** With 39,402 rules one takes about 15 MB. */
  const comparisons = new LRUCache<string, Promise<PreparedImport>>({
    max: 1,
    ttl: PREVIEW_LIFE_MS,
    ttlAutopurge: true,
  });
  /** What this process applies, and how many rules are stored. */
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

  /** A page (from 1) of what a preview changes, at one destination or at all. Throws NotFound. */
  async function changes(
    id: string,
    { destination, page }: { destination?: string | undefined; page: number },
  ): Promise<{ items: RuleChange[]; total: number }> {
    const all = (await compared(id)).changes;
    const here = destination ? all.filter((one) => one.destination === destination) : all;
    return { items: here.slice((page - 1) * PAGE, page * PAGE), total: here.length };
  }

  /** All that a preview changes, as CSV. Throws NotFound. */
  async function table(id: string): Promise<string> {
    return differenceTable((await compared(id)).changes);
  }

  /** Begins to apply a preview. Throws NotFound, or Conflict where it may not be applied. */
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
    // Where the process that applies it has died, this ends the import.
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

  /** Applies an import that has begun, and notes now and then how far it is, and how it ended. */
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
    // Where this can't be noted either, the next to ask how far it is ends it.
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

  /** What a file changes, from memory or compared again as it was for its preview. Throws NotFound. */
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

/** Deletes the previews that nobody looks at any more: old ones, and all but the newest. Gives how many. */
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
