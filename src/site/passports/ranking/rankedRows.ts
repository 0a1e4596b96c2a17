import { type AccessCounts, countOpen } from '#core/answers/accessCounts.ts';
import type { CountedPassport } from '#core/answers/packedAnswers.ts';
import { type FurtherNames, foundByName } from '#core/countries/foundByName.ts';
import { type Ranking, rankings, rankPassports } from '#core/passports/passportRanking.ts';
import { type Continent, continents } from '#core/siteVocabulary.ts';
import { oneOf } from '#src/lib/searchParams.ts';

/** The search parameters of the ranking: untrusted. */
export type RankingSearch = {
  find?: string | undefined;
  continent?: string | undefined;
  sort?: string | undefined;
  /** What the ranking counts. */
  count?: string | undefined;
};

/** A passport and its place. */
export type RankedRow = {
  code: string;
  name: string;
  /** Its place in the order of names. */
  place: number;
  continent: Continent;
  counts: AccessCounts;
  open: number;
  rank: number;
  shared: boolean;
};

const rankingSorts = ['rank', 'name', 'unknown'] as const;

export function rankingOf(count: string | undefined): Ranking {
  return oneOf(count, rankings) ?? 'no-visa-beforehand';
}

/** The ranking's order: `-rank` has the last place first. */
export function rankingSortOf(sort: string | undefined) {
  const reversed = sort?.startsWith('-') ?? false;
  const key = oneOf(sort?.replace(/^-/, ''), rankingSorts);
  return key ? { key, reversed } : { key: 'rank' as const, reversed: false };
}

/**
 * All passports with their ranks, the first one first, ties by name. `names` are in their order in the
 * page's language, as the server lists countries: browsers may sort otherwise.
 */
export function rankedRows(
  passports: readonly CountedPassport[],
  names: ReadonlyMap<string, string>,
  ranking: Ranking,
): RankedRow[] {
  const places = new Map([...names.keys()].map((code, place) => [code, place]));
  const rows = passports
    .map((passport) => ({
      ...passport,
      name: names.get(passport.code) ?? passport.code,
      place: places.get(passport.code) ?? names.size,
    }))
    .sort((a, b) => a.place - b.place);
  return rankPassports(rows, ({ counts }) => countOpen(counts, ranking)).map(
    ({ item, ...place }) => ({
      ...item,
      ...place,
    }),
  );
}

/** The rows that match the search, in its order; each keeps its place among all. */
export function shownPassports(
  rows: RankedRow[],
  search: RankingSearch,
  further: FurtherNames,
): RankedRow[] {
  const continent = oneOf(search.continent, continents);
  const found = foundByName(rows, search.find ?? '', further).filter(
    (row) => continent === undefined || row.continent === continent,
  );
  const { key, reversed } = rankingSortOf(search.sort);
  const sign = reversed ? -1 : 1;
  return found.toSorted((a, b) => {
    if (key === 'name') return sign * (a.place - b.place);
    const order = key === 'rank' ? a.rank - b.rank : b.counts.unknown - a.counts.unknown;
    return sign * order || a.place - b.place;
  });
}
