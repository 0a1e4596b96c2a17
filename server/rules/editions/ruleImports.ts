import { stringify } from 'csv-stringify/sync';
import type * as z from 'zod/mini';
import type { FilePreview, previewChanges } from '#core/inputs/rules/ruleEdition.ts';
import { countByDestination, pageOfChanges } from '#core/rules/editionDifference.ts';
import type { ImportOptions } from '#core/rules/planImport.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { noteRuleImportProgress } from '#db/queries/imports.ts';
import { comparePairs } from '#server/answers/facts/countries.ts';
import { createImporter } from '#server/files/importer.ts';
import { createImports, type ImportRun } from '#server/files/imports.ts';
import { cellOfText } from '#server/lib/csvCells.ts';
import { differenceTable } from './differenceTable.ts';
import {
  blockingReason,
  findCurrentEdition,
  type PreparedImport,
  prepareImport,
  storeImport,
} from './importEdition.ts';
import { endKilledImports } from './stagedEditions.ts';
import { countChangedAnswers } from './switchedAnswers.ts';

/** Interval of storing an import's progress for other processes, in ms. */
const NOTE_INTERVAL_MS = 1000;

/** Listed refused rows. */
const REFUSED_SHOWN = 100;

/** How a stored file is parsed, and the edition it was compared with. */
type StoredOptions = ImportOptions & { replaces: number | null };

/** Whether refused rows are skipped, and who imports the others. */
type Choice = { skipRefused: boolean; by: string };

/** Imports of editions of rules. */
export function createRuleImports(db: OpenDatabase) {
  const importer = createImporter<StoredOptions, PreparedImport, Choice>(db, {
    table: 'rule_imports',
    // With 39,402 rules one takes about 15 MB.
    plans: 1,
    plan: async (...file) => {
      const prepared = await prepareImport(...file);
      prepared.changes.sort(await comparePairs(db));
      return prepared;
    },
    objection: blockingReason,
  });
  const { upload, apply, progress } = createImports<StoredOptions, Choice>(db, {
    table: 'rule_imports',
    lock: 'rule-import',
    compare: importer.compare,
    requireApplicable: async (id, choice) => (await importer.applicable(id, choice)).rules.length,
    apply: async (id, { by }, run) => store(id, await importer.planOf(id), { by, ...run }),
    endKilled: () => endKilledImports(db),
  });

  return { preview, changes, table, refusedTable, apply, progress };

  /** Compares a file with the current edition. Throws UnusableFile, InvalidRequest or Conflict. */
  async function preview(file: Buffer, options: ImportOptions): Promise<FilePreview> {
    const id = await upload(file, { ...options, replaces: await findCurrentEdition(db) });
    const prepared = await importer.planOf(id);
    const { shape, date, counts, warnings, isCurrent, refused } = prepared;
    return {
      id,
      shape,
      date,
      counts,
      warnings,
      isCurrent,
      changedAnswers: await countChangedAnswers(db, prepared),
      destinations: countByDestination(prepared.changes),
      refused: refused.slice(0, REFUSED_SHOWN),
      objection: {
        asItIs: blockingReason(prepared, { skipRefused: false }),
        skippingRefused: blockingReason(prepared, { skipRefused: true }),
      },
    };
  }

  /** A page (from 0) of a preview's changes, at one destination or all. Throws NotFound. */
  async function changes({ id, ...shown }: z.infer<typeof previewChanges>) {
    return pageOfChanges((await importer.planOf(id)).changes, shown);
  }

  /** All changes of a preview, as CSV. Throws NotFound. */
  async function table(id: string): Promise<string> {
    return differenceTable((await importer.planOf(id)).changes);
  }

  /** The refused rows of a preview with their reasons, as CSV. Throws NotFound. */
  async function refusedTable(id: string): Promise<string> {
    const { refused } = await importer.planOf(id);
    const rows = refused.map(({ passport, destination, value, line, reason }) =>
      [passport, destination, value, String(line ?? ''), reason].map(cellOfText),
    );
    return stringify([['Passport', 'Destination', 'Requirement', 'Line', 'Reasons'], ...rows], {
      record_delimiter: '\r\n',
    });
  }

  /** Stores an edition, and its progress for other processes. */
  async function store(
    id: string,
    prepared: PreparedImport,
    { by, requireLock, onProgress }: ImportRun & { by: string },
  ) {
    let noted = Number.NEGATIVE_INFINITY;
    const note = async (done: number, editionId: number) => {
      noted = performance.now();
      await noteRuleImportProgress(db, id, { done, editionId }, new Date().toISOString());
    };
    const editionId = await storeImport(db, prepared, {
      by,
      requireLock,
      onProgress: async (done, edition) => {
        onProgress(done);
        if (performance.now() - noted >= NOTE_INTERVAL_MS) await note(done, edition);
      },
    });
    await note(prepared.rules.length, editionId);
  }
}
