import { compareDates } from '../dates.ts';
import type { DifferenceCounts, RefusedRow } from '../inputs/rules/ruleEdition.ts';
import {
  differenceOf,
  hasSameAnswer,
  pairKey,
  type RuleChange,
  type RulesByKey,
} from './editionDifference.ts';
import { emptyRule, type RuleFields } from './ruleFields.ts';
import type { FileRow, RuleFile } from './ruleFile.ts';

/** A stored edition. */
export type StoredEdition = {
  id: number;
  date: string | null;
  fileHash: string;
  rules: RulesByKey;
};

export type ImportOptions = {
  /** The edition's date; null to use the file's, if any. */
  date: string | null;
  /** Whether the file is merged into the current edition, whose other pairs stay. */
  partial: boolean;
};

/** The outcome of an import. */
export type ImportPlan = {
  /** All rules of the next edition. */
  rules: RuleFields[];
  date: string | null;
  counts: DifferenceCounts & { refused: number };
  changes: RuleChange[];
  refused: RefusedRow[];
  warnings: string[];
  /** Why a file that isn't partial is too small for a complete edition; null if it isn't. */
  tooSmall: string | null;
};

/** The minimum share of current pairs in a complete edition. */
const WHOLE_EDITION = 0.9;

/** Plans replacing the current edition with `file`, or merging it. */
export function planImport(
  file: RuleFile,
  current: StoredEdition | null,
  { date: givenDate, partial }: ImportOptions,
): ImportPlan {
  const before: RulesByKey = current?.rules ?? new Map();
  const date = givenDate ?? file.date;
  const fresh = new Map(
    file.rows.map((row) => {
      const key = pairKey(row.passport, row.destination, 'tourist');
      return [key, ruleOf(row, before.get(key), file.statesAllStays)] as const;
    }),
  );
  const kept = keptRules(file, before, fresh, partial);
  const { counts, changes } = differenceOf(before, new Map([...fresh, ...kept]));
  // Rules kept because the file has no value for them don't count as the file's.
  const unchanged = counts.unchanged - kept.size;
  return {
    ...datedRules([...fresh.values()], [...kept.values()], date, current?.date ?? null),
    counts: { ...counts, unchanged, refused: file.refused.length },
    changes,
    refused: file.refused,
    warnings: warningsOf(date, { file, givenDate, current }),
    tooSmall: partial ? null : tooSmall(file, before),
  };
}

/**
 * The rule of a file's row. CSV states days only for visa-free access: with the same access as
 * before, the known days are kept.
 */
function ruleOf(row: FileRow, old: RuleFields | undefined, daysForAll: boolean): RuleFields {
  const { passport, destination, access, days, page } = row;
  const keepsStay = !daysForAll && access !== 'visa_free' && old?.access === access;
  const rule: RuleFields = {
    ...emptyRule,
    passport,
    destination,
    purpose: 'tourist',
    access,
    stayNumber: keepsStay ? old.stayNumber : days,
    stayUnit: keepsStay ? old.stayUnit : days === null ? null : 'days',
    sourceAddress: page?.address ?? null,
    sourceDate: page?.readOn ?? null,
  };
  if (!old || !hasSameAnswer(old, rule)) return rule;
  const { note, verifiedOn, refusedOn } = old;
  return { ...rule, note, verifiedOn, refusedOn };
}

/**
 * The current rules to keep: those of refused pairs and of pairs that the file doesn't know, and in
 * a partial import those of missing pairs.
 */
function keptRules(
  file: RuleFile,
  before: RulesByKey,
  fresh: RulesByKey,
  partial: boolean,
): Map<string, RuleFields> {
  if (partial) return new Map([...before].filter(([key]) => !fresh.has(key)));
  const keys = [...file.refused, ...file.unstated].map((row) =>
    pairKey(row.passport, row.destination, 'tourist'),
  );
  const kept = new Map<string, RuleFields>();
  for (const key of keys) {
    const rule = before.get(key);
    if (rule && !fresh.has(key)) kept.set(key, rule);
  }
  return kept;
}

/**
 * New rules get the edition's date, kept ones keep theirs. Rules without a date take the edition's;
 * so if the kept ones' date is unknown, the edition has none and the new rules state theirs.
 */
function datedRules(
  fresh: RuleFields[],
  kept: RuleFields[],
  date: string | null,
  dateBefore: string | null,
): Pick<ImportPlan, 'rules' | 'date'> {
  const dated = kept.map((rule) => ({ ...rule, sourceDate: rule.sourceDate ?? dateBefore }));
  if (dated.every(({ sourceDate }) => sourceDate !== null)) {
    return { rules: [...fresh, ...dated], date };
  }
  return {
    rules: [...fresh.map((rule) => ({ ...rule, sourceDate: rule.sourceDate ?? date })), ...dated],
    date: null,
  };
}

function tooSmall(file: RuleFile, before: RulesByKey): string | null {
  const named = [...file.rows, ...file.refused, ...file.unstated].map((row) =>
    pairKey(row.passport, row.destination, 'tourist'),
  );
  const found = new Set(named.filter((key) => before.has(key))).size;
  if (found >= before.size * WHOLE_EDITION) return null;
  const [has, of] = [found, before.size].map((count) => count.toLocaleString('en'));
  return `The file has ${has} of the ${of} current pairs, fewer than 90 %: with --partial it is laid over them`;
}

function warningsOf(
  date: string | null,
  of: { file: RuleFile; givenDate: string | null; current: StoredEdition | null },
): string[] {
  const { file, givenDate, current } = of;
  const warnings: string[] = [];
  if (!date) warnings.push('Without --date answers say that the date of the edition is unknown');
  if (date && compareDates(date, '2025') < 0) {
    warnings.push(
      'An edition of before 2025: its e-visa includes electronic travel authorisations',
    );
  }
  if (date && current?.date && compareDates(date, current.date) < 0) {
    warnings.push(`The edition of ${date} is older than the current one of ${current.date}`);
  }
  if (givenDate && file.date && givenDate !== file.date) {
    warnings.push(`The file says that it is of ${file.date}, --date says ${givenDate}`);
  }
  if (file.refused.length > 0) {
    warnings.push(`Refused rows: ${file.refused.length.toLocaleString('en')}`);
  }
  return warnings;
}
