import { type ListedAccess, listedAccess } from '#core/answers/access.ts';
import { countOpen, isOpen } from '#core/answers/accessCounts.ts';
import { doubtOfCountry } from '#core/answers/doubt.ts';
import { packAnswers, packPassports } from '#core/answers/packedAnswers.ts';
import { transitHubs } from '#core/countries/transitHubs.ts';
import { type Ranking, rankings, rankPassports } from '#core/passports/passportRanking.ts';
import type { Db } from '#db/db.ts';
import type { Country } from '#db/queries/countries.ts';
import type { RuleSource } from '#db/queries/rules/storedRules.ts';
import { NotFound } from '#server/errors.ts';
import { allCountries } from '../facts/countries.ts';
import { coverageOf } from '../facts/coverage.ts';
import { ruleReference } from '../ruleReference.ts';
import { answersWithDocuments } from '../table/answersWithDocuments.ts';
import type { AnswerOfPassport } from '../table/answerTable.ts';
import { countAnswers, countedCodes } from '../table/countedAnswers.ts';
import { currentTable, tableOfPassports } from '../table/currentTable.ts';

/** A source, and the number of answers from it. */
type SourceOfAnswers = Pick<
  RuleSource,
  'sourceId' | 'title' | 'publisher' | 'licence' | 'address' | 'kind'
> & {
  /** The current edition's date: YYYY, YYYY-MM or YYYY-MM-DD; null when unknown. */
  date: string | null;
  answers: number;
};

/** Today's access counts of each counted country's passport, by name. */
export async function countOfferedPassports(db: Db) {
  const { table, counts, destinations } = await offered(db);
  return {
    on: table.day,
    passports: packPassports(
      destinations.flatMap(({ code, continent }) => {
        const ofPassport = counts.get(code);
        return ofPassport ? [{ code, continent, counts: ofPassport }] : [];
      }),
    ),
  };
}

/**
 * A passport's answers today at all offered destinations and their number, with the documents in
 * `holds`, its rank without them, how many answers rest on a government page, the sources, what
 * changing planes takes, and where one may work without a permit. Throws NotFound for a passport that isn't offered.
 */
export async function readPassport(
  db: Db,
  { code, holds }: { code: string; holds?: string[] | undefined },
) {
  const { table, counts, destinations } = await offered(db);
  const reader = await answersWithDocuments(db, table, holds);
  if (!counts.has(code)) throw new NotFound('Passport');
  const answered = reader.ofPassport(code);
  const byDestination = new Map(answered.map((answer) => [answer.destination, answer]));
  const shown = destinations.flatMap((country) => {
    const answer = byDestination.get(country.code);
    return answer ? [{ ...answer, code: country.code, continent: country.continent }] : [];
  });
  const countedAnswers = shown.filter((answer) => counts.has(answer.code));
  const counted = countAnswers(countedAnswers);
  const placeIn = (ranking: Ranking) => {
    const ranked = rankPassports([...counts], ([, of]) => countOpen(of, ranking));
    const place = ranked.find(({ item: [passport] }) => passport === code);
    const open = countOpen(counted.counts, ranking);
    return { open, rank: place?.rank ?? 0, shared: place?.shared ?? false };
  };
  return {
    on: table.day,
    passports: counts.size,
    ...counted,
    /** Countries without a visa beforehand thanks to the documents. */
    opened: openedBy(countedAnswers, table.ofPassport(code)),
    places: Object.fromEntries(rankings.map((ranking) => [ranking, placeIn(ranking)])) as Record<
      Ranking,
      ReturnType<typeof placeIn>
    >,
    answers: packAnswers(shown),
    transit: await transitOf(db, { code, holds, destinations }),
    working: await workWithoutPermit(db, { code, destinations }),
    governmentPages: coverageOf(countedAnswers, await ruleReference(db)).governmentPages,
    sources: await sourcesOf(db, shown),
  };
}

/** How many countries a passport can change planes in, and the answers where most journeys do. */
async function transitOf(
  db: Db,
  {
    code,
    holds,
    destinations,
  }: { code: string; holds: string[] | undefined; destinations: readonly Country[] },
) {
  const table = await tableOfPassports(db, { passports: [code], purpose: 'transit' });
  const reader = await answersWithDocuments(db, table, holds);
  const counted = countedCodes(destinations);
  const answers = destinations.flatMap((country) => {
    const answer = reader.at(code, country.code);
    return answer ? [{ ...answer, code: country.code, continent: country.continent }] : [];
  });
  const atHubs = Object.keys(transitHubs).flatMap(
    (hub) => answers.find((answer) => answer.code === hub) ?? [],
  );
  return {
    ...countAnswers(answers.filter((answer) => counted.has(answer.code))),
    hubs: packAnswers(atHubs),
  };
}

/** The codes of countries where a passport's holder may work without a permit, and of those where probably. */
async function workWithoutPermit(
  db: Db,
  { code, destinations }: { code: string; destinations: readonly Country[] },
): Promise<{ sure: string[]; probable: string[] }> {
  const table = await tableOfPassports(db, { passports: [code], purpose: 'working' });
  const counted = countedCodes(destinations);
  const free = table
    .ofPassport(code)
    .filter((answer) => counted.has(answer.destination) && isWithoutPermit(listedAccess(answer)));
  const [probable = [], sure = []] = [true, false].map((isDoubtful) =>
    free
      .filter((answer) => (doubtOfCountry(answer) !== null) === isDoubtful)
      .map(({ destination }) => destination),
  );
  return { sure, probable };
}

/** Of an answer for working; a team's rule may say visa free. */
function isWithoutPermit(access: ListedAccess): boolean {
  return access === 'freedom_of_movement' || access === 'visa_free';
}

/** The number of destinations that need a visa beforehand without the documents only. */
function openedBy(
  answers: readonly (AnswerOfPassport & { code: string })[],
  without: readonly AnswerOfPassport[],
): number {
  const isFree = (answer: AnswerOfPassport) => isOpen(listedAccess(answer), 'no-visa-beforehand');
  const free = new Set(without.filter(isFree).map(({ destination }) => destination));
  return answers.filter((answer) => isFree(answer) && !free.has(answer.destination)).length;
}

/** Today's answers, each passport's counts, and the offered destinations by name. */
async function offered(db: Db) {
  const table = await currentTable(db);
  const countries = await allCountries(db);
  return {
    table,
    counts: table.countsOfPassports(countedCodes(countries)),
    destinations: countries.filter(({ enabled }) => enabled),
  };
}

/** The sources of these answers, most frequent first. */
async function sourcesOf(
  db: Db,
  answers: readonly { source: string | null }[],
): Promise<SourceOfAnswers[]> {
  const { sources } = await ruleReference(db);
  const counts = new Map<string, number>();
  for (const { source } of answers)
    if (source !== null) counts.set(source, (counts.get(source) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([id, count]) => {
      const source = sources.get(id);
      if (!source) return [];
      const { editionDate: date, title, publisher, licence, address, kind } = source;
      return [{ sourceId: id, title, publisher, licence, address, kind, date, answers: count }];
    });
}
