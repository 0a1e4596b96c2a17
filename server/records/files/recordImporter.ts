import { type RecordKindName, ROWS_OF_PAGE, type RowOutcome } from '#core/records/files.ts';
import type { Db } from '#db/db.ts';
import type { Actor } from '#db/queries/history/history.ts';
import { noteImportApplied } from '#db/queries/imports.ts';
import { Conflict } from '#server/errors.ts';
import { createImporter } from '#server/files/importer.ts';
import type { ImportedRecords } from '#server/files/imports.ts';
import { runAs } from '#server/history/actor.ts';
import { applyRecords, blockingReason, CHANGED_SINCE, changesOf } from './applyRecords.ts';
import { kindOf } from './fileKinds.ts';
import { type ImportPlan, planRecords } from './planRecords.ts';
import { refusedTable } from './refusedTable.ts';
import { type ShownRow, shownRow } from './shownRow.ts';

/** The database address for the thread. */
export type ImportDatabase = { address: string };

/** How an uploaded file is parsed. */
export type FileOptions = { kind: RecordKindName };

/** The preview that the user has seen: it may have been planned again since. */
export type Choice = { fingerprint: string };

/** The effects of an uploaded file. */
export type ImportPreview = FileOptions & {
  id: string;
  counts: Record<RowOutcome, number>;
  fingerprint: string;
  /** Why it can't be applied; null if it can. */
  objection: string | null;
};

export type RecordImporter = ReturnType<typeof createRecordImporter>;

/**
 * Parses, compares and applies uploaded files. It blocks for seconds, so servers run it in a worker
 * thread. `onProgress` is called with the number of written records.
 */
export function createRecordImporter(db: Db, onProgress: (done: number) => void) {
  const importer = createImporter<FileOptions, ImportPlan & FileOptions, Choice>(db, {
    table: 'record_imports',
    // One with 50,000 changed requirements takes about 150 MB.
    plans: 2,
    plan: async (_db, file, { kind }) => ({ kind, ...(await planRecords(db, kindOf(kind), file)) }),
    objection: (plan, { fingerprint }) =>
      blockingReason(plan) ?? (plan.fingerprint === fingerprint ? null : CHANGED_SINCE),
  });

  /** A plan has what its actor may write: the one who uploaded the file, or looks at it again. */
  const planFor = (id: string, actor: Actor) => runAs(actor, () => importer.planOf(id));

  return {
    compare: (id: string, file: Uint8Array, options: FileOptions, actor: Actor): Promise<void> =>
      runAs(actor, () => importer.compare(id, file, options)),

    /** The effects of a stored file. Throws NotFound. */
    async preview(id: string, actor: Actor): Promise<ImportPreview> {
      const { kind, counts, fingerprint } = await planFor(id, actor);
      return { id, kind, counts, fingerprint, objection: blockingReason({ counts }) };
    },

    /** A page (from 0) of the rows with this outcome. Throws NotFound. */
    async rows(
      id: string,
      { outcome, page }: { outcome: RowOutcome; page: number },
      actor: Actor,
    ): Promise<{ items: ShownRow[]; total: number }> {
      const { kind, rows } = await planFor(id, actor);
      const all = rows.filter((row) => row.outcome === outcome);
      const items = all.slice(page * ROWS_OF_PAGE, (page + 1) * ROWS_OF_PAGE);
      return { items: items.map((row) => shownRow(kindOf(kind), row)), total: all.length };
    },

    /** The refused rows of a stored file as they are there, with their reasons, as CSV. Throws NotFound. */
    async refusedTable(id: string, actor: Actor): Promise<string> {
      const { kind, rows } = await planFor(id, actor);
      return refusedTable(kindOf(kind), await importer.fileOf(id), rows);
    },

    /** The number of records that a preview writes. Throws NotFound or Conflict. */
    requireApplicable: (id: string, choice: Choice, actor: Actor): Promise<number> =>
      runAs(actor, async () => changesOf(await importer.applicable(id, choice))),

    /** Applies a preview, all or nothing, as this actor. Throws Conflict. */
    async apply(id: string, choice: Choice, actor: Actor): Promise<void> {
      const plan = await runAs(actor, () => importer.applicable(id, choice));
      try {
        await runAs(actor, () =>
          db.transaction().execute(async (trx) => {
            await applyRecords(trx, kindOf(plan.kind), plan, onProgress);
            const now = new Date().toISOString();
            const { added, changed } = plan.counts;
            const message = JSON.stringify({ added, changed } satisfies ImportedRecords);
            if (await noteImportApplied(trx, 'record_imports', { id, message }, now)) return;
            throw new Conflict('This import was ended meanwhile. Nothing was changed');
          }),
        );
      } finally {
        // The plan is outdated by its own changes.
        importer.forget(id);
      }
    },
  };
}
