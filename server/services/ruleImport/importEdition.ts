import { createHash } from 'node:crypto';
import type { Db, OpenDatabase } from '../../../db/client.ts';
import type { Lock } from '../../../db/engine.ts';
import { listCountries } from '../../../db/queries/countries.ts';
import {
  addMissingRuleSource,
  addStagedEdition,
  findRuleSource,
} from '../../../db/queries/rules/ruleEditions.ts';
import { PASSPORT_INDEX, passportIndex } from '../../../db/seed/rules/passportIndex.ts';
import { Conflict, InvalidRequest } from '../errors.ts';
import { EDITION_CHANGED, makeEditionCurrent } from './currentEdition.ts';
import { isEditionDate } from './editionDate.ts';
import { takeImportLock, throwIfLockLost } from './importLock.ts';
import { parseRuleFile, type RuleFile } from './parseRuleFile.ts';
import { type ImportOptions, type ImportPlan, planImport } from './planImport.ts';
import {
  endKilledImports,
  removeFailedImport,
  requireStaged,
  stageRules,
} from './stagedEditions.ts';
import { readStoredEdition } from './storedEdition.ts';

/** An import that was thought through and has changed nothing yet. */
export type PreparedImport = ImportPlan & {
  shape: RuleFile['shape'];
  /** SHA-256 of the file, in hex. */
  fileHash: string;
  /** The edition it was compared with; null on a site that has none. */
  replaces: number | null;
  /** Whether the current edition is of this very file and date. */
  isCurrent: boolean;
};

/**
 * Reads a file and compares it with the current edition of Passport Index, or with `replaces`, which
 * was. Throws UnusableFile for a file that can't be read as a whole, and InvalidRequest for a date
 * that is none.
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

/** The edition of Passport Index that answers; null on a site that has none. */
async function findCurrentEdition(db: Db): Promise<number | null> {
  return (await findRuleSource(db, PASSPORT_INDEX))?.currentEditionId ?? null;
}

/**
 * Why an import may not be applied as it is: it has refused rows that aren't to be skipped, or is too
 * small for a whole edition. Null when it may.
 */
export function blockingReason(
  { tooSmall, refused }: Pick<ImportPlan, 'tooSmall' | 'refused'>,
  { skipRefused }: { skipRefused: boolean },
): string | null {
  if (refused.length > 0 && !skipRefused) {
    const count =
      refused.length === 1 ? '1 row is' : `${refused.length.toLocaleString('en')} rows are`;
    return `${count} refused: mend the file, or import without them (--skip-refused): their pairs keep their answer`;
  }
  return tooSmall;
}

type ApplyOptions = {
  by: string;
  /** Called with the number of rules that are stored, and the edition's id. */
  onProgress?: (done: number, editionId: number) => void | Promise<void>;
};

/**
 * Stores the rules of a prepared import under an edition that isn't current, some at a time, and then
 * makes it current in one short transaction. Killed half way, the edition before answers; the next
 * import or start removes what was stored. Gives the edition's id. Throws Conflict while another
 * import is being applied, or when one was since this one was prepared.
 */
export async function applyImport(
  db: OpenDatabase,
  prepared: PreparedImport,
  options: ApplyOptions,
): Promise<number> {
  const lock = await takeImportLock(db);
  try {
    await endKilledImports(db);
    return await storeImport(db, prepared, { ...options, lock });
  } finally {
    await lock.release();
  }
}

/** The same for who holds the lock of imports, and has ended those that were killed. */
export async function storeImport(
  db: Db,
  prepared: PreparedImport,
  { by, lock, onProgress = () => {} }: ApplyOptions & { lock: Lock },
): Promise<number> {
  // Nobody else makes one current while the lock is held.
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
      throwIfLockLost(lock);
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
