import {
  type Coverage,
  type CoverageAge,
  type CoverageKind,
  coverageKinds,
  type GovernmentPages,
  RECENT_DAYS,
  type SourceGap,
  type Sureness,
} from '#core/answers/coverage.ts';
import { doubtOfCountry } from '#core/answers/doubt.ts';
import { ageInDays, utcDay, YEAR_DAYS } from '#core/dates.ts';
import type { SourceKind, VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { ruleReference } from '../ruleReference.ts';
import type { ShortAnswer } from '../table/answerTable.ts';
import { countedCodes } from '../table/countedAnswers.ts';
import { currentTable } from '../table/currentTable.ts';
import { allCountries } from './countries.ts';

/** The kind of each source, by its id. */
type KindsOfSources = ReadonlyMap<string, { kind: SourceKind }>;

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

/** True for an answer that rests on an official source or a government's page, and is confirmed by it. */
export function isOfficial(answer: ShortAnswer, { sources }: { sources: KindsOfSources }): boolean {
  // A suspension is published law, whatever the rule behind it rests on.
  if (answer.suspended) return true;
  const { kind } = originOf(answer, sources);
  return kind === 'freedom_of_movement' || onGovernmentPage.has(kind);
}

/**
 * The sources of today's tourist answers, for all counted passports in all other counted countries.
 * Ages are counted to the day `on`.
 */
export async function coverageOfAll(db: Db, on = utcDay()): Promise<Coverage> {
  const answers = [...(await answersByDestination(db)).values()].flat();
  return coverageOf(answers, await ruleReference(db), on);
}

/** How sure today's answers of a kind of stay are, for the same passports and countries. */
export async function surenessOfAll(db: Db, purpose: VisaType): Promise<Sureness> {
  const answers = [...(await answersByDestination(db, purpose)).values()].flat();
  const abroad = answers.filter(({ access }) => access !== 'own_country');
  const known = abroad.filter(({ access, suspended }) => access !== null || suspended);
  const unconfirmed = known.filter(doubtOfCountry).length;
  return {
    total: abroad.length,
    confirmed: known.length - unconfirmed,
    unconfirmed,
    unknown: abroad.length - known.length,
  };
}

/** The countries with today's tourist answers from collected lists or without any, most first. */
export async function listSourceGaps(db: Db): Promise<SourceGap[]> {
  const reference = await ruleReference(db);
  const answers = await answersByDestination(db);
  const gaps = (await allCountries(db)).map(({ code }) => {
    const { rows } = coverageOf(answers.get(code) ?? [], reference);
    const countOf = (kind: CoverageKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
    return { code, collected: countOf('edition'), unknown: countOf('unknown') };
  });
  return gaps
    .filter(({ collected, unknown }) => collected + unknown > 0)
    .sort((a, b) => b.collected + b.unknown - (a.collected + a.unknown));
}

/** The sources of these answers; own countries have none. Ages are counted to the day `on`. */
export function coverageOf(
  answers: readonly ShortAnswer[],
  { sources }: { sources: KindsOfSources },
  on = utcDay(),
): Coverage {
  const rows = new Map(
    coverageKinds.map((kind) => [
      kind,
      { kind, count: 0, ages: { recent: 0, year: 0, older: 0, unknown: 0 } },
    ]),
  );
  const dates = new Set<string | null>();
  const abroad = answers.filter(({ access }) => access !== 'own_country');
  for (const answer of abroad) {
    const { kind, date } = originOf(answer, sources);
    const row = rows.get(kind);
    if (row) {
      row.count += 1;
      row.ages[ageOf(date, on)] += 1;
    }
    if (onGovernmentPage.has(kind)) dates.add(date);
  }
  const used = [...rows.values()].filter(({ count }) => count > 0);
  const pages = used.filter(({ kind }) => onGovernmentPage.has(kind));
  return {
    total: abroad.length,
    rows: used,
    governmentPages: {
      count: pages.reduce((sum, { count }) => sum + count, 0),
      recent: pages.reduce((sum, { ages }) => sum + ages.recent, 0),
      ...spanOf(dates),
    },
  };
}

/** Today's answers of all counted passports, by counted country, by default for tourists. */
async function answersByDestination(
  db: Db,
  purpose?: VisaType,
): Promise<Map<string, ShortAnswer[]>> {
  const table = await currentTable(db, purpose);
  const codes = countedCodes(await allCountries(db));
  return new Map(
    [...codes].map((destination) => [
      destination,
      table.forDestination(destination).filter(({ passport }) => codes.has(passport)),
    ]),
  );
}

function originOf(
  { access, source, unconfirmed, sourceDate: date, pageScope }: ShortAnswer,
  sources: KindsOfSources,
): Origin {
  if (access === null || source === null) return { kind: 'unknown', date: null };
  const kind = sources.get(source)?.kind;
  // An unconfirmed answer for a transit area rests on no page of its own government.
  if (kind === 'compilation' && !unconfirmed)
    return { kind: kindsOfScope[pageScope ?? 'policy'], date };
  if (kind === 'administrator') return { kind: 'administrator', date: null };
  if (kind === 'edition') return { kind: 'edition', date };
  if (access === 'freedom_of_movement') return { kind: 'freedom_of_movement', date };
  return { kind: unconfirmed ? 'official_secondary' : 'official_primary', date };
}

function spanOf(dates: ReadonlySet<string | null>): Pick<GovernmentPages, 'oldest' | 'newest'> {
  const inOrder = [...dates].filter((date) => date !== null).sort();
  return {
    oldest: dates.has(null) ? null : (inOrder[0] ?? null),
    newest: inOrder.at(-1) ?? null,
  };
}

function ageOf(date: string | null, on: string): CoverageAge {
  if (date === null) return 'unknown';
  const days = ageInDays(date, on);
  if (days <= RECENT_DAYS) return 'recent';
  return days <= YEAR_DAYS ? 'year' : 'older';
}
