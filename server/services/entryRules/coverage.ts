import type { Db } from '../../../db/db.ts';
import { type CitedPage, listCitedPages } from '../../../db/queries/rules/coverage.ts';
import {
  type Coverage,
  type CoverageAge,
  type CoverageKind,
  coverageKinds,
  RECENT_DAYS,
  YEAR_DAYS,
} from '../../schemas/answers/coverage.ts';
import { allCountries } from '../countries.ts';
import type { ShortAnswer } from './answerTable.ts';
import { countedCodes } from './countedAnswers.ts';
import { currentTable } from './currentTable.ts';
import { ageInDays, utcDay } from './partialDates.ts';
import { type RuleReference, ruleReference } from './ruleReference.ts';

/** The kind and date of an answer's source. */
type Origin = { kind: CoverageKind; date: string | null };

const kindsOfScope = {
  rule: 'page_of_rule',
  policy: 'page_of_policy',
  other_government: 'page_of_other_government',
} as const;

const onGovernmentPage: ReadonlySet<CoverageKind> = new Set<CoverageKind>([
  'official_primary',
  'page_of_rule',
  'page_of_policy',
  'page_of_other_government',
]);

/**
 * The sources of today's tourist answers, for all counted passports in all other counted countries.
 * Ages are counted to the day `on`.
 */
export async function coverageOfAnswers(db: Db, on = utcDay()): Promise<Coverage> {
  const reference = await ruleReference(db);
  const table = await currentTable(db);
  const codes = [...countedCodes(await allCountries(db))];
  const pages = new Map(
    (await listCitedPages(db)).map((page) => [page.passport + page.destination, page]),
  );
  const rows = new Map(
    coverageKinds.map((kind) => [
      kind,
      { kind, count: 0, ages: { recent: 0, year: 0, older: 0, unknown: 0 } },
    ]),
  );
  let total = 0;
  let recentGovernmentPages = 0;
  for (const passport of codes) {
    for (const destination of codes) {
      const answer = passport === destination ? undefined : table.at(passport, destination);
      if (!answer) continue;
      const { kind, date } = originOf(answer, reference, pages.get(passport + destination));
      const age = ageOf(date, on);
      const row = rows.get(kind);
      if (row) {
        row.count += 1;
        row.ages[age] += 1;
      }
      total += 1;
      if (age === 'recent' && onGovernmentPage.has(kind)) recentGovernmentPages += 1;
    }
  }
  return {
    total,
    rows: [...rows.values()].filter(({ count }) => count > 0),
    recentGovernmentPages,
  };
}

function originOf(
  { access, source, unconfirmed }: ShortAnswer,
  { sources }: RuleReference,
  page: CitedPage | undefined,
): Origin {
  if (access === 'own_country') return { kind: 'own_country', date: null };
  if (access === null || source === null) return { kind: 'unknown', date: null };
  const stored = sources.get(source);
  const date = stored?.editionDate ?? null;
  if (stored?.kind === 'compilation') {
    return { kind: kindsOfScope[page?.scope ?? 'policy'], date: page?.readOn ?? date };
  }
  if (stored?.kind === 'administrator') return { kind: 'administrator', date: null };
  if (stored?.kind === 'edition') return { kind: 'edition', date };
  if (access === 'freedom_of_movement') return { kind: 'freedom_of_movement', date };
  return { kind: unconfirmed ? 'official_secondary' : 'official_primary', date };
}

function ageOf(date: string | null, on: string): CoverageAge {
  if (date === null) return 'unknown';
  const days = ageInDays(date, on);
  if (days <= RECENT_DAYS) return 'recent';
  return days <= YEAR_DAYS ? 'year' : 'older';
}
