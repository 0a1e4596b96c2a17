import type { FollowedSource } from '#core/inputs/settings/followedSources.ts';
import { type ImportPlan, planImport, type StoredEdition } from '#core/rules/planImport.ts';
import {
  hostOf,
  type UpdateChange,
  type UpdateChanges,
  updateChanges,
} from '#core/rules/updateChanges.ts';
import type { Db } from '#db/db.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { compilation } from '#db/packs/compiledRules.ts';
import { PASSPORT_INDEX, passportIndex } from '#db/packs/passportIndex/passportIndex.ts';
import { listCountries } from '#db/queries/countries.ts';
import {
  deleteWaitingFile,
  findWaitingFile,
  listLinkedAddresses,
  type SourceFetch,
} from '#db/queries/rules/sourceFetches.ts';
import { NotFound, UnusableFile } from '#server/errors.ts';
import { unzip } from '#server/files/zippedFile.ts';
import { applyImport, type EditionSource, findCurrentEdition } from '../editions/importEdition.ts';
import { readStoredEdition } from '../editions/storedEdition.ts';
import { readRuleFile } from '../files/readRuleFile.ts';

/** Maximum size of a followed file after decompression, in bytes; a matrix has about 10 MB. */
export const FOLLOWED_FILE_MAX = 20_000_000;

/** Rows that can't be read, of which a usable file has at most this share, or this number. */
const REFUSED_SHARE = 0.01;
const REFUSED_MAX = 10;

/** The share of the current rules that a usable file may lack. */
const MISSING_SHARE = 0.1;

/** How many times as many rules as now a usable file may have. */
const GROWTH = 2;

/** A fetched file compared with the current edition of its source. */
export type SourceUpdate = UpdateChanges & {
  source: FollowedSource;
  fileHash: string;
  plan: ImportPlan;
  current: StoredEdition | null;
};

type ComparedFile = {
  file: Uint8Array;
  fileHash: string;
  /** The day on which its host says that it changed: its date if it states none. */
  modifiedOn: string | null;
  /** Its date as a reviewer gave it. */
  date?: string | null;
};

/**
 * Compares a file of a followed source with its current edition. Throws UnusableFile for one that
 * can't be read as a whole.
 */
export async function compareFile(
  db: Db,
  source: FollowedSource,
  { file, fileHash, modifiedOn, date = null }: ComparedFile,
): Promise<SourceUpdate> {
  const limit = {
    maxBytes: FOLLOWED_FILE_MAX,
    tooLarge: `The file is larger than ${FOLLOWED_FILE_MAX / 1_000_000} MB`,
  };
  const read = await readRuleFile(file, await listCountries(db), { format: source.format, limit });
  const edition = await findCurrentEdition(db, source.id);
  const current = edition === null ? null : await readStoredEdition(db, edition);
  const plan = planImport({ ...read, date: read.date ?? modifiedOn }, current, {
    date,
    partial: false,
  });
  const linked = await listLinkedAddresses(db);
  const hosts = new Set(linked.map(hostOf).filter((host) => host !== null));
  return {
    source,
    fileHash,
    plan,
    current,
    ...updateChanges(current?.rules ?? new Map(), plan.rules, hosts),
  };
}

/** Whether the whole file would change anything. */
export function changesAnything({ changes, renewed, plan, current }: SourceUpdate): boolean {
  if (changes.length > 0 || renewed > 0) return true;
  return plan.date !== null && plan.date !== current?.date;
}

/** Compares the file that waits for review. Throws NotFound when none with this hash does. */
export async function compareWaitingFile(
  db: Db,
  source: FollowedSource,
  { fileHash, modifiedOn }: Pick<SourceFetch, 'fileHash' | 'modifiedOn'>,
  date: string | null = null,
): Promise<SourceUpdate> {
  const file = fileHash === null ? undefined : await findWaitingFile(db, source.id, fileHash);
  if (!file || fileHash === null) throw new NotFound('Update');
  return compareFile(db, source, { file: await unzip(file), fileHash, modifiedOn, date });
}

/**
 * Makes an edition current that has these changes of a fetched file; or, for null, the file's own
 * edition with its newer dates, which ends the review. Returns its id. Throws Conflict during another
 * import, or after one since the comparison.
 */
export function applyUpdate(
  db: OpenDatabase,
  { source, fileHash, plan, current, changes }: SourceUpdate,
  some: readonly UpdateChange[] | null,
  by: string,
): Promise<number> {
  const edition = some === null ? plan : editionWith(current, plan, some);
  const chosen = some ?? changes;
  const pairs = chosen.flatMap(({ before, after }) => after ?? before ?? []);
  return applyImport(
    db,
    {
      ...edition,
      source: editionSourceOf(source),
      fileHash,
      replaces: current?.id ?? null,
      changes: pairs,
      refused: plan.refused,
    },
    {
      by,
      onCurrent: async (trx) => {
        if (some === null) await deleteWaitingFile(trx, source.id, fileHash);
      },
    },
  );
}

/**
 * The current edition with some changes of a file. It keeps its date, with which it competes with other
 * editions: the rest of it is no newer than before.
 */
function editionWith(
  current: StoredEdition | null,
  plan: ImportPlan,
  chosen: readonly UpdateChange[],
): Pick<ImportPlan, 'rules' | 'date'> {
  const kept = new Map(current?.rules);
  for (const { key } of chosen) kept.delete(key);
  const fresh = chosen.flatMap(({ after }) =>
    after ? { ...after, sourceDate: after.sourceDate ?? plan.date } : [],
  );
  return { rules: [...kept.values(), ...fresh], date: current ? current.date : plan.date };
}

/** The source of rules that a followed source updates, as it is stored with its first edition. */
function editionSourceOf({ id, title, address, format }: FollowedSource): EditionSource {
  if (id === PASSPORT_INDEX) return passportIndex;
  const kind = { kind: 'edition', quality: 'secondary' } as const;
  if (format !== 'passport-index') {
    const { publisher, licence, address: page, note } = compilation;
    return { id, title, publisher, licence, address: page, note, ...kind };
  }
  const publisher = hostOf(address) ?? '';
  return { id, title, publisher, licence: '', address, note: 'Not checked by us.', ...kind };
}

/**
 * Throws UnusableFile for a file that was emptied, cut or blown up, or isn't in its format, compared with
 * the current edition.
 */
export function requireUsable({ plan: { counts }, current }: SourceUpdate): void {
  const number = (count: number) => count.toLocaleString('en');
  const rulesNow = current?.rules.size ?? 0;
  const rules = counts.new + counts.changed + counts.unchanged;
  const rows = rules + counts.refused;
  if (rules === 0) throw new UnusableFile('The file has no rules');
  if (counts.refused > Math.max(REFUSED_MAX, rows * REFUSED_SHARE)) {
    throw new UnusableFile(
      `The file is not in its format: ${number(counts.refused)} of ${number(rows)} rows can’t be read`,
    );
  }
  if (counts.missing > rulesNow * MISSING_SHARE) {
    throw new UnusableFile(
      `The file lacks ${number(counts.missing)} of the ${number(rulesNow)} current rules`,
    );
  }
  if (rulesNow > 0 && rules > rulesNow * GROWTH) {
    throw new UnusableFile(
      `The file has ${number(rules)} rules, more than ${GROWTH} times the current ${number(rulesNow)}`,
    );
  }
}
