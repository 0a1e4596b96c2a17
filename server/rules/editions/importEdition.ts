import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { addDays, compareDates, isEditionDate, utcDay } from '#core/dates.ts';
import { type ImportOptions, type ImportPlan, planImport } from '#core/rules/planImport.ts';
import type { RuleFile } from '#core/rules/ruleFile.ts';
import type { Db } from '#db/db.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { PASSPORT_INDEX, passportIndex } from '#db/packs/passportIndex/passportIndex.ts';
import { listCountries } from '#db/queries/countries.ts';
import {
  addMissingRuleSource,
  addStagedEdition,
  findRuleSource,
} from '#db/queries/rules/ruleEditions.ts';
import type { Schema } from '#db/schema.ts';
import type { Pair } from '#server/answers/changedAnswers.ts';
import { Conflict, InvalidRequest } from '#server/errors.ts';
import { refusedRows } from '#server/files/importer.ts';
import { withImportLock } from '#server/files/importLock.ts';
import { readRuleFile } from '../files/readRuleFile.ts';
import { EDITION_CHANGED, makeEditionCurrent } from './currentEdition.ts';
import {
  endKilledImports,
  removeFailedImport,
  requireStaged,
  stageRules,
} from './stagedEditions.ts';
import { readStoredEdition } from './storedEdition.ts';

/** The source of an edition, as it is stored with the first one. */
export type EditionSource = Pick<
  Insertable<Schema['rule_sources']>,
  'id' | 'title' | 'publisher' | 'licence' | 'address' | 'quality' | 'note'
> & { kind: 'edition' };

/** The rules of an edition that is to be stored, and the edition that they replace. */
type NewEdition = Pick<ImportPlan, 'rules' | 'date' | 'refused'> & {
  source: EditionSource;
  /** The pairs whose rules differ. */
  changes: readonly Pair[];
  /** SHA-256 of the file, in hex. */
  fileHash: string;
  /** The edition it was compared with; null without one. */
  replaces: number | null;
};

/** An import that was planned and has changed nothing yet. */
export type PreparedImport = ImportPlan &
  NewEdition & {
    shape: RuleFile['shape'];
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
  if (options.date !== null && compareDates(tomorrow(), options.date) < 0) {
    throw new InvalidRequest(
      `The date ${options.date} is in the future: give the day of the edition`,
    );
  }
  const read = await readRuleFile(file, await listCountries(db));
  const before = replaces === undefined ? await findCurrentEdition(db) : replaces;
  const current = before === null ? null : await readStoredEdition(db, before);
  const plan = planImport(read, current, options);
  const fileHash = hashOfFile(file);
  return {
    ...plan,
    source: passportIndex,
    shape: read.shape,
    fileHash,
    replaces: before,
    // An edition with a part of a file's changes has its hash, too.
    isCurrent:
      current?.fileHash === fileHash && current.date === plan.date && plan.changes.length === 0,
  };
}

/** SHA-256, in hex. */
export function hashOfFile(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex');
}

/** The current edition of a source; null without one. */
export async function findCurrentEdition(
  db: Db,
  sourceId: string = PASSPORT_INDEX,
): Promise<number | null> {
  return (await findRuleSource(db, sourceId))?.currentEditionId ?? null;
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
  /** Runs in the transaction that makes the edition current. */
  onCurrent?: (trx: Db) => Promise<void>;
};

/**
 * Stores an edition's rules in batches under an edition that isn't current, and then makes
 * it current in one short transaction. If killed, the previous edition stays current, and the next
 * import or start deletes the rest. Returns the edition's id. Throws Conflict during another
 * import, or after one since this was prepared.
 */
export function applyImport(
  db: OpenDatabase,
  edition: NewEdition,
  options: ApplyOptions,
): Promise<number> {
  return withImportLock(db, 'rule-import', async (requireLock) => {
    await endKilledImports(db);
    return storeImport(db, edition, { ...options, requireLock });
  });
}

/** The same for callers that have the import lock and have ended killed imports. */
export async function storeImport(
  db: Db,
  prepared: NewEdition,
  {
    by,
    requireLock,
    onProgress = () => {},
    onCurrent = async () => {},
  }: ApplyOptions & { requireLock: () => void },
): Promise<number> {
  // The lock keeps other imports from becoming current.
  const sourceId = prepared.source.id;
  if ((await findCurrentEdition(db, sourceId)) !== prepared.replaces)
    throw new Conflict(EDITION_CHANGED);
  const now = new Date().toISOString();
  const times = { created_at: now, updated_at: now };
  await addMissingRuleSource(db, { ...prepared.source, current_edition_id: null, ...times });
  const id = await addStagedEdition(db, {
    sourceId,
    date: prepared.date,
    fileHash: prepared.fileHash,
    importedBy: by,
    importedAt: now,
    replacesEditionId: prepared.replaces,
    ruleCount: prepared.rules.length,
    skippedCount: prepared.refused.length,
  });
  const edition = { sourceId, id, importedAt: now };
  try {
    await stageRules(db, edition, prepared.rules, async (done) => {
      requireLock();
      await onProgress(done, id);
    });
    const { replaces: before, changes: pairs } = prepared;
    const change = { sourceId, before, after: id, pairs };
    await makeEditionCurrent(
      db,
      { ...change, sourceTitle: prepared.source.title, cause: 'import' },
      async (trx) => {
        await requireStaged(trx, edition);
        await onCurrent(trx);
      },
    );
  } catch (error) {
    await removeFailedImport(db, edition).catch(() => {});
    throw error;
  }
  return id;
}

/** The latest day that is today anywhere. */
function tomorrow(): string {
  return addDays(utcDay(), 1);
}
