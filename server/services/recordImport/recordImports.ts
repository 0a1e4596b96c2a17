import type { OpenDatabase } from '../../../db/engine.ts';
import { endImports } from '../../../db/queries/imports.ts';
import type { RowOutcome } from '../../schemas/admin/recordImport.ts';
import { createImports, STOPPED_IMPORT } from '../fileImport/imports.ts';
import { currentActor } from '../history/actor.ts';
import { createImportThread } from './importThread.ts';
import type { Choice, FileOptions } from './recordImporter.ts';

/** Imports of files of records, in a thread of its own. `address` is the database's. */
export function createRecordImports(db: OpenDatabase, address: string) {
  let report = (_done: number) => {};
  const thread = createImportThread({ address }, (done) => report(done));
  const imports = createImports<FileOptions, Choice>(db, {
    table: 'record_imports',
    lock: 'record-import',
    compare: (id, file, options) => thread.call('compare', id, file, options),
    requireApplicable: (id, choice) => thread.call('requireApplicable', id, choice),
    apply(id, choice, { onProgress }) {
      report = onProgress;
      return thread.call('apply', id, choice, currentActor());
    },
    endKilled: () =>
      endImports(db, 'record_imports', { message: STOPPED_IMPORT }, new Date().toISOString()),
  });

  return {
    ...imports,
    preview: (id: string) => thread.call('preview', id),
    rows: (id: string, page: { outcome: RowOutcome; page: number }) =>
      thread.call('rows', id, page),
    close: thread.close,
  };
}
