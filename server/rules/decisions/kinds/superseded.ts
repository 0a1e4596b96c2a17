import { isDeepStrictEqual } from 'node:util';
import type { EntryAnswer, Stay } from '#core/answers/entryAnswer.ts';
import { stayOf } from '#core/answers/orderOfTruth/statements.ts';
import { effectOf } from '#core/rules/decisions.ts';
import type { Access } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { listSupersedingRules, type SupersedingRule } from '#db/queries/rules/supersededRules.ts';
import { compareCountries } from '#server/answers/facts/countries.ts';
import { bareSide, type DecisionSide, type Outline, type SidePage } from '../decision.ts';
import { oncePerTable } from './oncePerTable.ts';

type Told = { access: EntryAnswer['access']; stay: Stay | null };

/** Passports whose answer at a destination a newer source changed in the same way. */
type SupersededGroup = {
  destination: string;
  before: Told;
  after: Told;
  /** The older edition, and the pages of the newer source. */
  beforePages: SidePage[];
  afterPages: SidePage[];
  /** The edition of the newer source. */
  edition: number;
  passports: string[];
  /** The current rules, to accept or refuse. */
  rules: { id: number; version: number }[];
};

/**
 * Unreviewed rules of compilations that contradict an older edition, grouped by destination and
 * kind of change.
 */
export const listSuperseded = oncePerTable(async (db, table) => {
  const groups = new Map<string, SupersededGroup>();
  // By id: a group keeps its key at the next request.
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
  return [...groups.values()];
});

export async function outlineSuperseded(db: Db): Promise<Outline[]> {
  return (await listSuperseded(db)).map((group) => ({
    kind: 'superseded',
    // No other group has its first rule.
    key: `${group.destination} ${group.rules[0]?.id}`,
    country: group.destination,
    effect: effectOf(group.before, group.after),
    size: group.passports.length,
    edition: group.edition,
    since: null,
    open: () => ({
      purpose: 'tourist',
      passports: group.passports,
      sides: sidesOfSuperseded(group),
      toSettle: { kind: 'superseded', rules: group.rules },
    }),
  }));
}

/** What visitors read since, then what they read before. */
export function sidesOfSuperseded(group: SupersededGroup): DecisionSide[] {
  return [sideOf(group.after, group.afterPages), sideOf(group.before, group.beforePages)];
}

function sideOf({ access, stay }: Told, pages: SidePage[]): DecisionSide {
  const [page] = pages;
  return {
    ...bareSide,
    access,
    stay,
    pages,
    stated: {
      // A rule of an edition, and an answer by one.
      access: access as Access,
      stayNumber: stay?.number ?? null,
      stayUnit: stay?.unit ?? 'days',
      condition: null,
      conditionText: '',
      otherwise: null,
      note: '',
      sourceTitle: page?.title ?? '',
      sourceAddress: page?.address ?? null,
      sourceDate: page?.dates[1] ?? null,
      validFrom: null,
    },
  };
}

function addTo(
  groups: Map<string, SupersededGroup>,
  { id, version, passport, destination, ...rule }: SupersedingRule,
  before: Told,
  after: Told,
) {
  const key = JSON.stringify([destination, rule.sourceId, rule.olderId, before, after]);
  const group = groups.get(key) ?? {
    destination,
    before,
    after,
    beforePages: [],
    afterPages: [],
    edition: rule.editionId,
    passports: [],
    rules: [],
  };
  groups.set(key, group);
  addPage(group.beforePages, rule.olderTitle, rule.olderAddress, rule.olderDate);
  const title = rule.pageTitle ? `${rule.pageTitle} (${rule.title})` : rule.title;
  addPage(group.afterPages, title, rule.pageAddress, rule.date);
  // Several editions may contradict one rule.
  if (!group.rules.some((rule) => rule.id === id)) group.rules.push({ id, version });
  if (!group.passports.includes(passport)) group.passports.push(passport);
}

function addPage(pages: SidePage[], title: string, address: string | null, date: string | null) {
  const page = pages.find((known) => known.title === title && known.address === address);
  if (!page) pages.push({ title, address, dates: [date, date] });
  else if (date !== null) page.dates = spanOf(page.dates, date);
}

function spanOf([first, last]: SidePage['dates'], date: string): SidePage['dates'] {
  return [
    first === null || date < first ? date : first,
    last === null || date > last ? date : last,
  ];
}
