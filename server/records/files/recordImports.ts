import { join } from 'node:path';
import pLimit from 'p-limit';
import { MINUTE_MS } from '#core/dates.ts';
import type { RowOutcome } from '#core/records/files.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { endImports } from '#db/queries/imports.ts';
import { createFileThread } from '#server/files/fileThread.ts';
import { createImports, STOPPED_IMPORT } from '#server/files/imports.ts';
import { currentActor } from '#server/history/actor.ts';
import type { Choice, FileOptions, ImportDatabase, RecordImporter } from './recordImporter.ts';

/** How long the thread keeps its previews, in ms. */
const IDLE_MS = 30 * MINUTE_MS;

/** Imports of files of records, in a thread of its own. `address` is the database's. */
export function createRecordImports(db: OpenDatabase, address: string) {
  let report = (_done: number) => {};
  const thread = createFileThread<RecordImporter>(join(import.meta.dirname, 'importWorker.ts'), {
    data: { address } satisfies ImportDatabase,
    onProgress: (done) => report(done),
    writing: ['apply'],
    idleMs: IDLE_MS,
  });
  const call: typeof thread.call = (name, args) => {
    // The thread opens the database once more.
    db.engine.requireInPlace();
    return thread.call(name, args);
  };
  /** One new file at a time has the memory of the thread. */
  const oneAtATime = pLimit(1);
  const imports = createImports<FileOptions, Choice>(db, {
    table: 'record_imports',
    lock: 'record-import',
    compare: (id, file, options) =>
      oneAtATime(() => call('compare', [id, file, options, currentActor()])),
    requireApplicable: (id, choice) => call('requireApplicable', [id, choice, currentActor()]),
    apply(id, choice, { onProgress }) {
      report = onProgress;
      return call('apply', [id, choice, currentActor()]);
    },
    endKilled: () =>
      endImports(db, 'record_imports', { message: STOPPED_IMPORT }, new Date().toISOString()),
  });

  return {
    ...imports,
    preview: (id: string) => call('preview', [id, currentActor()]),
    rows: (id: string, page: { outcome: RowOutcome; page: number }) =>
      call('rows', [id, page, currentActor()]),
    refusedTable: (id: string) => call('refusedTable', [id, currentActor()]),
    close: thread.close,
  };
}
