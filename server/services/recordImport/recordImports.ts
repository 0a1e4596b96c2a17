import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../../../db/client.ts';
import type { Lock } from '../../../db/engine.ts';
import { hasApplyingImport } from '../../../db/queries/importFiles.ts';
import * as imports from '../../../db/queries/records/recordImports.ts';
import type { RowOutcome } from '../../schemas/admin/recordImport.ts';
import { Conflict, NotFound } from '../errors.ts';
import { currentActor } from '../history/actor.ts';
import { IMPORT_UNDER_WAY, takeImportLock, tryImportLock } from '../ruleImport/importLock.ts';
import { createImportThread } from './importThread.ts';
import type { FileOptions, ImportPreview } from './recordImporter.ts';

/** The progress of an import. */
export type ImportProgress =
  | { state: 'previewed' }
  | { state: 'applying'; done: number; total: number }
  | { state: 'applied' }
  | { state: 'failed'; message: string };

const STOPPED = 'The server that imported it was stopped half way. Nothing was changed: try again';

/**
 * Imports of records in two steps, preview and apply, each on any process: uploaded files are
 * stored, and compared again where needed. `address` is the database's. Applying continues in the
 * background; callers poll its progress.
 */
export function createRecordImports(db: OpenDatabase, address: string) {
  /** The import that this process applies. */
  let applying: { id: string; done: number; total: number } | null = null;
  const thread = createImportThread({ address }, ({ id, done, total }) => {
    if (applying?.id === id) applying = { id, done, total };
  });

  return {
    preview: (id: string): Promise<ImportPreview> => thread.call('preview', id),
    rows: (id: string, page: { outcome: RowOutcome; page: number }) =>
      thread.call('rows', id, page),
    close: thread.close,
    upload,
    apply,
    progress,
  };

  /**
   * Compares a file with the stored records. Returns the preview's id. Throws UnusableFile or
   * Conflict.
   */
  async function upload(file: Uint8Array, options: FileOptions): Promise<string> {
    await refuseWhileApplying();
    const id = randomUUID();
    await thread.call('compare', id, file, options);
    return id;
  }

  /**
   * Starts applying the preview with this fingerprint. Throws NotFound, or Conflict when it can't
   * be applied or is outdated.
   */
  async function apply(id: string, fingerprint: string): Promise<void> {
    const { state } = await progress(id);
    if (state === 'applying' || state === 'applied') return;
    const lock = await takeImportLock(db, 'record-import');
    let begun = false;
    try {
      await imports.failRecordImports(db, { message: STOPPED }, timeNow());
      const total = await thread.call('requireApplicable', id, fingerprint);
      begun = await imports.beginRecordImport(db, id, timeNow());
      if (begun) applying = { id, done: 0, total };
    } finally {
      if (!begun) await lock.release();
    }
    if (begun) void run(id, fingerprint, lock);
  }

  /** Throws NotFound. */
  async function progress(id: string): Promise<ImportProgress> {
    if (applying?.id === id) {
      const { done, total } = applying;
      return { state: 'applying', done, total };
    }
    const found = await find(id);
    if (found.state !== 'applying') return progressOf(found);
    // Ends the import if the process applying it has died.
    await endKilledImports();
    return progressOf(await find(id));
  }

  async function run(id: string, fingerprint: string, lock: Lock) {
    try {
      await thread.call('apply', id, fingerprint, currentActor());
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // If this fails too, the next poll ends the import.
      await imports.failRecordImports(db, { id, message }, timeNow()).catch(() => {});
    }
    await lock.release();
    applying = null;
  }

  /** Throws Conflict. */
  async function refuseWhileApplying() {
    if (!(await hasApplyingImport(db, 'record_imports'))) return;
    await endKilledImports();
    if (!(await hasApplyingImport(db, 'record_imports'))) return;
    throw new Conflict(IMPORT_UNDER_WAY);
  }

  /** Ends imports of dead processes, which have written nothing. */
  async function endKilledImports() {
    const lock = await tryImportLock(db, 'record-import');
    if (!lock) return;
    try {
      await imports.failRecordImports(db, { message: STOPPED }, timeNow());
    } finally {
      await lock.release();
    }
  }

  async function find(id: string): Promise<imports.RecordImport> {
    const found = await imports.findRecordImport(db, id);
    if (found) return found;
    throw new NotFound('Preview');
  }
}

function progressOf({ state, message }: imports.RecordImport): ImportProgress {
  if (state === 'applying') return { state, done: 0, total: 0 };
  if (state === 'failed') return { state, message: message ?? '' };
  return { state };
}

function timeNow(): string {
  return new Date().toISOString();
}
