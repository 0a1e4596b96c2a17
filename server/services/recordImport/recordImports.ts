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

/** How far an import is. */
export type ImportProgress =
  | { state: 'previewed' }
  | { state: 'applying'; done: number; total: number }
  | { state: 'applied' }
  | { state: 'failed'; message: string };

const STOPPED = 'The server that imported it was stopped half way. Nothing was changed: try again';

/**
 * Imports of records that are previewed and then applied, each request on any process: uploaded files
 * are stored, and compared again where another process needs the comparison. `address` is the
 * database's. Applying goes on while its caller asks how far it is.
 */
export function createRecordImports(db: OpenDatabase, address: string) {
  /** What this process applies. */
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

  /** Compares a file with what is stored. Gives the id of its preview. Throws UnusableFile or Conflict. */
  async function upload(file: Uint8Array, options: FileOptions): Promise<string> {
    await refuseWhileApplying();
    const id = randomUUID();
    await thread.call('compare', id, file, options);
    return id;
  }

  /**
   * Begins to apply the preview with this fingerprint. Throws NotFound, or Conflict where it may not be
   * applied or is not what was looked at.
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
    // Where the process that applies it has died, this ends the import.
    await endKilledImports();
    return progressOf(await find(id));
  }

  async function run(id: string, fingerprint: string, lock: Lock) {
    try {
      await thread.call('apply', id, fingerprint, currentActor());
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // Where this can't be noted either, the next to ask how far it is ends it.
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

  /** Ends the imports whose process died: nothing of theirs was written. */
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
