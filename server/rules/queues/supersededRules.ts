import { isDeepStrictEqual } from 'node:util';
import type { EntryAnswer, Stay } from '#core/answers/entryAnswer.ts';
import { stayOf } from '#core/answers/orderOfTruth/statements.ts';
import type { SupersededRules } from '#core/inputs/rules/administratorRule.ts';
import type { Db } from '#db/db.ts';
import { listSupersedingRules, type SupersedingRule } from '#db/queries/rules/supersededRules.ts';
import { compareCountries } from '#server/answers/facts/countries.ts';
import type { AnswerTable } from '#server/answers/table/answerTable.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';

type ComparableStatement = { access: EntryAnswer['access']; stay: Stay | null };

/** A side of a change, with its source and the first and last date of its rules. */
type Side = ComparableStatement & {
  source: string;
  dates: [first: string | null, last: string | null];
};

/** Passports whose answer at a destination changed in the same way. */
type SupersededGroup = {
  destination: string;
  before: Side;
  after: Side;
  passports: string[];
  /** The current rules, to accept or refuse. */
  rules: { id: number; version: number }[];
};

/**
 * Unreviewed rules of compilations that contradict an older edition, grouped by destination and
 * kind of change; a page (from 0), largest groups first, and the total number.
 */
export async function listSupersededRules(
  db: Db,
  { page, pageSize }: SupersededRules,
): Promise<{ items: SupersededGroup[]; total: number }> {
  const groups = await supersededGroups(db, await currentTable(db));
  const items = groups.slice(page * pageSize, (page + 1) * pageSize);
  return { items, total: groups.length };
}

/** The table changes with all that the groups depend on. */
const counts = new WeakMap<AnswerTable, number>();

/** The total number of groups in `listSupersededRules`, counted once per table of answers. */
export async function countSupersededRules(db: Db): Promise<number> {
  const table = await currentTable(db);
  const count = counts.get(table) ?? (await supersededGroups(db, table)).length;
  counts.set(table, count);
  return count;
}

async function supersededGroups(db: Db, table: AnswerTable): Promise<SupersededGroup[]> {
  const groups = new Map<string, SupersededGroup>();
  // By id: a group's rules, and groups of one size, stay in their order at the next request.
  const rules = (await listSupersedingRules(db)).sort((a, b) => a.id - b.id);
  for (const rule of rules) {
    const answer = table.at(rule.passport, rule.destination);
    // A source of higher rank decides the answer, so the contradiction doesn't matter.
    if (!answer || answer.source !== rule.sourceId) continue;
    const before = { access: rule.access, stay: stayOf(rule) };
    const after = { access: answer.access, stay: answer.stay };
    // Another rule of the compilation decides the answer, which is as before.
    if (isDeepStrictEqual(before, after)) continue;
    addTo(groups, rule, before, after);
  }
  const compare = await compareCountries(db);
  for (const { passports } of groups.values()) passports.sort(compare);
  return [...groups.values()].sort(
    (a, b) => b.passports.length - a.passports.length || compare(a.destination, b.destination),
  );
}

function addTo(
  groups: Map<string, SupersededGroup>,
  { id, version, passport, destination, ...rule }: SupersedingRule,
  before: ComparableStatement,
  after: ComparableStatement,
) {
  const key = JSON.stringify([destination, rule.sourceId, rule.olderId, before, after]);
  const group = groups.get(key) ?? {
    destination,
    before: { ...before, source: rule.olderTitle, dates: [rule.olderDate, rule.olderDate] },
    after: { ...after, source: rule.title, dates: [rule.date, rule.date] },
    passports: [],
    rules: [],
  };
  groups.set(key, group);
  group.before.dates = spanOf(group.before.dates, rule.olderDate);
  group.after.dates = spanOf(group.after.dates, rule.date);
  // Several editions may contradict one rule.
  if (!group.rules.some((rule) => rule.id === id)) group.rules.push({ id, version });
  if (!group.passports.includes(passport)) group.passports.push(passport);
}

function spanOf([first, last]: Side['dates'], date: string | null): Side['dates'] {
  if (date === null) return [first, last];
  return [
    first === null || date < first ? date : first,
    last === null || date > last ? date : last,
  ];
}
