import { randomUUID } from 'node:crypto';
import type { Lock, OpenDatabase } from '#db/engine.ts';
import * as imports from '#db/queries/imports.ts';
import { Conflict, NotFound } from '../errors.ts';
import {
  IMPORT_UNDER_WAY,
  type ImportLock,
  ifImportLockIsFree,
  takeImportLock,
  throwIfLockLost,
} from './importLock.ts';

/** The numbers of records that an import wrote. */
export type ImportedRecords = { added: number; changed: number };

/** The progress of an import. */
type ImportProgress =
  | { state: 'previewed' }
  | { state: 'applying'; done: number; total: number }
  | { state: 'applied'; edition?: number; imported?: ImportedRecords }
  | { state: 'failed'; message: string };

export const STOPPED_IMPORT =
  'The server that imported it was stopped half way. Nothing was changed: try again';

/** What compares and applies the files of one kind. */
type Importer<Options, Choice> = {
  table: imports.ImportTable;
  lock: ImportLock;
  /** Compares a file and stores it under this id. Throws UnusableFile. */
  compare: (id: string, file: Uint8Array, options: Options) => Promise<void>;
  /** The number of rows to write. Throws Conflict when this can't be applied. */
  requireApplicable: (id: string, choice: Choice) => Promise<number>;
  apply: (id: string, choice: Choice, run: ImportRun) => Promise<void>;
  /** Ends imports of dead processes; the caller has the lock. */
  endKilled: () => Promise<unknown>;
};

export type ImportRun = {
  /** Throws when the lock was lost. */
  requireLock: () => void;
  onProgress: (done: number) => void;
};

/**
 * Imports in two steps, preview and apply, each on any process: uploaded files are stored, and
 * compared again where needed. Applying continues in the background; callers poll its progress.
 */
export function createImports<Options, Choice>(
  db: OpenDatabase,
  importer: Importer<Options, Choice>,
) {
  const { table } = importer;
  /** The import that this process applies. */
  let applying: { id: string; done: number; total: number } | null = null;
  let running = Promise.resolve();

  return { upload, apply, progress };

  /** Compares a file. Returns the preview's id. Throws UnusableFile, InvalidRequest or Conflict. */
  async function upload(file: Uint8Array, options: Options): Promise<string> {
    await refuseWhileApplying();
    const id = randomUUID();
    await importer.compare(id, file, options);
    return id;
  }

  /** Starts applying a preview. Throws NotFound, or Conflict when it can't be applied. */
  async function apply(id: string, choice: Choice): Promise<void> {
    const { state } = await progress(id);
    if (state === 'applying' || state === 'applied') return;
    const lock = await takeImportLock(db, importer.lock);
    let begun = false;
    try {
      await importer.endKilled();
      const total = await importer.requireApplicable(id, choice);
      begun = await imports.beginImport(db, table, { id, total }, timeNow());
      if (begun) applying = { id, done: 0, total };
    } finally {
      if (!begun) await lock.release();
    }
    if (begun) running = run(id, choice, lock);
  }

  /** Throws NotFound. */
  async function progress(id: string): Promise<ImportProgress> {
    const found = await find(id);
    if (found.state === 'applying' && applying?.id === id) {
      return { state: 'applying', ...amounts(applying) };
    }
    // Its lock is free again when this process says that it is done.
    if (applying?.id === id) await running;
    if (found.state !== 'applying') return progressOf(found);
    // Ends the import if the process applying it has died.
    await ifImportLockIsFree(db, importer.lock, importer.endKilled);
    return progressOf(await find(id));
  }

  /** Applies a started import, and stores its outcome. */
  async function run(id: string, choice: Choice, lock: Lock) {
    let message = '';
    const onProgress = (done: number) => {
      if (applying) applying.done = done;
    };
    try {
      await importer.apply(id, choice, { requireLock: () => throwIfLockLost(lock), onProgress });
    } catch (error) {
      message = error instanceof Error ? error.message : String(error);
    }
    // If this fails too, the next poll ends the import.
    await imports.endImports(db, table, { id, message }, timeNow()).catch(() => {});
    await lock.release();
    applying = null;
  }

  /** Throws Conflict. */
  async function refuseWhileApplying() {
    if (!(await imports.hasApplyingImport(db, table))) return;
    await ifImportLockIsFree(db, importer.lock, importer.endKilled);
    if (!(await imports.hasApplyingImport(db, table))) return;
    throw new Conflict(IMPORT_UNDER_WAY);
  }

  async function find(id: string): Promise<imports.StoredImport> {
    const found = await imports.findImport(db, table, id);
    if (found) return found;
    throw new NotFound('Preview');
  }
}

function progressOf(found: imports.StoredImport): ImportProgress {
  const { state, message, editionId } = found;
  if (state === 'applying') return { state, ...amounts(found) };
  if (state === 'applied') {
    const imported = message && { imported: JSON.parse(message) as ImportedRecords };
    return { state, ...(editionId && { edition: editionId }), ...imported };
  }
  if (state === 'failed') return { state, message: message ?? '' };
  return { state };
}

function amounts({ done = 0, total = 0 }: { done?: number; total?: number }) {
  return { done, total };
}

function timeNow(): string {
  return new Date().toISOString();
}
