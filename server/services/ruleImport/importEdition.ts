import { createHash } from 'node:crypto';
import type { Db } from '../../../db/db.ts';
import type { OpenDatabase } from '../../../db/engine.ts';
import { listCountries } from '../../../db/queries/countries.ts';
import {
  addMissingRuleSource,
  addStagedEdition,
  findRuleSource,
} from '../../../db/queries/rules/ruleEditions.ts';
import { PASSPORT_INDEX, passportIndex } from '../../../db/seed/rules/passportIndex.ts';
import { Conflict, InvalidRequest } from '../errors.ts';
import { refusedRows } from '../fileImport/importer.ts';
import { withImportLock } from '../fileImport/importLock.ts';
import { EDITION_CHANGED, makeEditionCurrent } from './currentEdition.ts';
import { isEditionDate } from './editionDate.ts';
import { parseRuleFile, type RuleFile } from './parseRuleFile.ts';
import { type ImportOptions, type ImportPlan, planImport } from './planImport.ts';
import {
  endKilledImports,
  removeFailedImport,
  requireStaged,
  stageRules,
} from './stagedEditions.ts';
import { readStoredEdition } from './storedEdition.ts';

/** An import that was planned and has changed nothing yet. */
export type PreparedImport = ImportPlan & {
  shape: RuleFile['shape'];
  /** SHA-256 of the file, in hex. */
  fileHash: string;
  /** The edition it was compared with; null without one. */
  replaces: number | null;
  /** Whether the current edition has the same file and date. */
  isCurrent: boolean;
};

/**
 * Parses a file and compares it with the current edition of Passport Index, or with the former one
 * `replaces`. Throws UnusableFile for an unusable file, and InvalidRequest for an invalid date.
 */
export async function prepareImport(
  db: Db,
  file: Uint8Array,
  { replaces, ...options }: ImportOptions & { replaces?: number | null },
): Promise<PreparedImport> {
  if (options.date !== null && !isEditionDate(options.date)) {
    throw new InvalidRequest(
      `The date ${JSON.stringify(options.date)} is no YYYY, YYYY-MM or YYYY-MM-DD`,
    );
  }
  const read = await parseRuleFile(file, await listCountries(db));
  const before = replaces === undefined ? await findCurrentEdition(db) : replaces;
  const current = before === null ? null : await readStoredEdition(db, before);
  const plan = planImport(read, current, options);
  const fileHash = createHash('sha256').update(file).digest('hex');
  return {
    ...plan,
    shape: read.shape,
    fileHash,
    replaces: before,
    isCurrent: current?.fileHash === fileHash && current.date === plan.date,
  };
}

/** The current edition of Passport Index; null without one. */
export async function findCurrentEdition(db: Db): Promise<number | null> {
  return (await findRuleSource(db, PASSPORT_INDEX))?.currentEditionId ?? null;
}

/**
 * The reason why an import can't be applied: refused rows that aren't skipped, or too few rules for
 * a complete edition. Null if it can.
 */
export function blockingReason(
  { tooSmall, refused }: Pick<ImportPlan, 'tooSmall' | 'refused'>,
  { skipRefused }: { skipRefused: boolean },
): string | null {
  if (refused.length > 0 && !skipRefused) {
    return `${refusedRows(refused.length)}: mend the file, or import without them (--skip-refused): their pairs keep their answer`;
  }
  return tooSmall;
}

type ApplyOptions = {
  by: string;
  /** Called with the number of stored rules and the edition's id. */
  onProgress?: (done: number, editionId: number) => void | Promise<void>;
};

/**
 * Stores a prepared import's rules in batches under an edition that isn't current, and then makes
 * it current in one short transaction. If killed, the previous edition stays current, and the next
 * import or start deletes the rest. Returns the edition's id. Throws Conflict during another
 * import, or after one since this was prepared.
 */
export function applyImport(
  db: OpenDatabase,
  prepared: PreparedImport,
  options: ApplyOptions,
): Promise<number> {
  return withImportLock(db, 'rule-import', async (requireLock) => {
    await endKilledImports(db);
    return storeImport(db, prepared, { ...options, requireLock });
  });
}

/** The same for callers that have the import lock and have ended killed imports. */
export async function storeImport(
  db: Db,
  prepared: PreparedImport,
  { by, requireLock, onProgress = () => {} }: ApplyOptions & { requireLock: () => void },
): Promise<number> {
  // The lock keeps other imports from becoming current.
  if ((await findCurrentEdition(db)) !== prepared.replaces) throw new Conflict(EDITION_CHANGED);
  const now = new Date().toISOString();
  const source = { ...passportIndex, current_edition_id: null, created_at: now, updated_at: now };
  await addMissingRuleSource(db, source);
  const id = await addStagedEdition(db, {
    sourceId: PASSPORT_INDEX,
    date: prepared.date,
    fileHash: prepared.fileHash,
    importedBy: by,
    importedAt: now,
    replacesEditionId: prepared.replaces,
    ruleCount: prepared.rules.length,
    skippedCount: prepared.refused.length,
  });
  const edition = { sourceId: PASSPORT_INDEX, id, importedAt: now };
  try {
    await stageRules(db, edition, prepared.rules, async (done) => {
      requireLock();
      await onProgress(done, id);
    });
    const { replaces: before, changes: pairs } = prepared;
    const change = { sourceId: PASSPORT_INDEX, before, after: id, pairs };
    await makeEditionCurrent(
      db,
      { ...change, sourceTitle: passportIndex.title, cause: 'import' },
      (trx) => requireStaged(trx, edition),
    );
  } catch (error) {
    await removeFailedImport(db, edition).catch(() => {});
    throw error;
  }
  return id;
}
