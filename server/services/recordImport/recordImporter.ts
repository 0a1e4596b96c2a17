import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/client.ts';
import type { Actor } from '../../../db/queries/history/history.ts';
import * as files from '../../../db/queries/importFiles.ts';
import * as imports from '../../../db/queries/records/recordImports.ts';
import {
  type RecordKindName,
  ROWS_OF_PAGE,
  type RowOutcome,
} from '../../schemas/admin/recordImport.ts';
import { Conflict, NotFound } from '../errors.ts';
import { runAs } from '../history/actor.ts';
import { applyRecords, blockingReason, CHANGED_SINCE, changesOf } from './applyRecords.ts';
import { type ImportPlan, planRecords } from './planRecords.ts';
import { kindOf } from './recordKinds.ts';
import { type ShownRow, shownRow } from './shownRow.ts';

/** How long a preview is kept after it was made or applied, in ms. */
export const PREVIEW_LIFE_MS = 30 * 60 * 1000;

/** Maximum number of stored uploads, compressed. */
const PREVIEWS_STORED = 5;

/** Plans in memory: one with 50,000 changed requirements takes about 150 MB. */
const PLANS = 2;

/** How an uploaded file is parsed. */
export type FileOptions = { kind: RecordKindName };

/** The effects of an uploaded file. */
export type ImportPreview = FileOptions & {
  id: string;
  counts: Record<RowOutcome, number>;
  fingerprint: string;
  /** Why it can't be applied; null if it can. */
  objection: string | null;
};

export type RecordImporter = ReturnType<typeof createRecordImporter>;

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/**
 * Parses, compares and applies uploaded files. It blocks for seconds, so servers run it in a worker
 * thread. `onProgress` is called with the number of written records.
 */
export function createRecordImporter(
  db: Db,
  onProgress: (progress: { id: string; done: number; total: number }) => void,
) {
  const plans = new LRUCache<string, ImportPlan & FileOptions>({
    max: PLANS,
    ttl: PREVIEW_LIFE_MS,
    ttlAutopurge: true,
  });

  return {
    /** Compares a file and stores it for its preview. Throws UnusableFile. */
    async compare(id: string, file: Uint8Array, options: FileOptions): Promise<void> {
      const plan = await planRecords(db, kindOf(options.kind), file);
      const stored = { id, file: await zip(file), options: JSON.stringify(options) };
      await files.addImportFile(db, 'record_imports', stored, new Date().toISOString());
      await deleteOldRecordImports(db);
      plans.set(id, { ...plan, ...options });
    },

    /** The effects of a stored file. Throws NotFound. */
    async preview(id: string): Promise<ImportPreview> {
      const { kind, counts, fingerprint } = await planOf(id);
      return { id, kind, counts, fingerprint, objection: blockingReason({ counts }) };
    },

    /** A page (from 0) of the rows with this outcome. Throws NotFound. */
    async rows(
      id: string,
      { outcome, page }: { outcome: RowOutcome; page: number },
    ): Promise<{ items: ShownRow[]; total: number }> {
      const { kind, rows } = await planOf(id);
      const all = rows.filter((row) => row.outcome === outcome);
      const items = all.slice(page * ROWS_OF_PAGE, (page + 1) * ROWS_OF_PAGE);
      return { items: items.map((row) => shownRow(kindOf(kind), row)), total: all.length };
    },

    /**
     * Checks that the preview with this fingerprint can be applied, and returns the number of
     * records it writes. Throws NotFound, or Conflict if it can't, or is outdated.
     */
    async requireApplicable(id: string, fingerprint: string): Promise<number> {
      const plan = await planOf(id);
      const objection = blockingReason(plan);
      if (objection) throw new Conflict(objection);
      if (plan.fingerprint !== fingerprint) throw new Conflict(CHANGED_SINCE);
      return changesOf(plan);
    },

    /**
     * Applies the preview with this fingerprint, all or nothing, as this actor. Throws Conflict.
     */
    async apply(id: string, fingerprint: string, actor: Actor): Promise<void> {
      const plan = await planOf(id);
      // It may have been planned again since it was viewed.
      if (plan.fingerprint !== fingerprint) throw new Conflict(CHANGED_SINCE);
      const total = changesOf(plan);
      try {
        await runAs(actor, () =>
          db.transaction().execute(async (trx) => {
            await applyRecords(trx, kindOf(plan.kind), plan, (done) =>
              onProgress({ id, done, total }),
            );
            const isNoted = await imports.noteRecordImportApplied(
              trx,
              id,
              new Date().toISOString(),
            );
            if (!isNoted)
              throw new Conflict('This import was ended meanwhile. Nothing was changed');
          }),
        );
      } finally {
        // The plan is outdated by its own changes.
        plans.delete(id);
      }
    },
  };

  async function planOf(id: string): Promise<ImportPlan & FileOptions> {
    const known = plans.get(id);
    if (known) return known;
    const stored = await imports.findRecordImport(db, id);
    const zipped = stored && (await files.findImportFile(db, 'record_imports', id));
    if (!zipped) throw new NotFound('Preview');
    const options = JSON.parse(stored.options) as FileOptions;
    const file = await unzip(zipped);
    const plan = await planRecords(db, kindOf(options.kind), file);
    plans.set(id, { ...plan, ...options });
    return { ...plan, ...options };
  }
}

/** Deletes old previews, and all but the newest. Returns their number. */
export async function deleteOldRecordImports(db: Db): Promise<number> {
  const time = new Date(Date.now() - PREVIEW_LIFE_MS).toISOString();
  const old = await files.deleteImportsUnchangedSince(db, 'record_imports', time);
  return old + (await files.deleteAllButNewestImports(db, 'record_imports', PREVIEWS_STORED));
}
