import { once } from 'node:events';
import type { OpenDatabase } from '#db/engine.ts';
import { type ExportOptions, exportRecords } from '#server/records/files/exportRecords.ts';
import type { RecordKind } from '#server/records/files/recordKind.ts';

/** Prints a consistent snapshot of records. */
export async function exportFile(
  db: OpenDatabase,
  kind: RecordKind,
  options: ExportOptions,
): Promise<void> {
  await db.engine.readingSnapshot(async (snapshot) => {
    for await (const piece of exportRecords(snapshot, kind, options)) {
      if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
    }
  });
}
