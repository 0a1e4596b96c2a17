import { easeRank, type ListedAccess, listedAccess } from '#core/answers/access.ts';
import { isOpen } from '#core/answers/accessCounts.ts';
import { marksOfSeveral } from '#core/answers/answerMarks.ts';
import { doubtOfCountry } from '#core/answers/doubt.ts';
import type { ConditionalAnswer } from '#core/answers/entryAnswer.ts';
import { packAccess, packCell, packStay } from '#core/answers/packedCell.ts';
import {
  type PackedGroupRow,
  type PackedMapCountry,
  packGroupMap,
  packGroupRows,
} from '#core/answers/packedGroup.ts';
import type { StayOfAll } from '#core/answers/stayOfAll.ts';
import { foundByName } from '#core/countries/foundByName.ts';
import { findTravellers, type Traveller } from '#core/passports/findTravellers.ts';
import {
  GROUP_PAGE_SIZE,
  type GroupAccessFilter,
  readTravellers,
  TRAVELLERS_MAX,
} from '#core/passports/travellers.ts';
import type { Continent } from '#core/siteVocabulary.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { Country } from '#db/queries/countries.ts';
import { furtherNames } from '../../languages/countryNames.ts';
import { allCountries } from '../facts/countries.ts';
import { findAnswer } from '../findAnswer.ts';
import { listSourcesOf } from '../sourcesOf.ts';
import { countedCodes } from '../table/countedAnswers.ts';
import { tableOfPassports } from '../table/currentTable.ts';
import { rankedTravellers } from './rankedTravellers.ts';
import { type GroupAnswer, rankForGroup } from './rankForGroup.ts';

type RankingQuery = {
  passports: string;
  on?: string | undefined;
  days?: number | undefined;
  continent?: Continent | undefined;
  access?: GroupAccessFilter | undefined;
  /** A part of the country's name. */
  find?: string | undefined;
  /** From 0. */
  page: number;
  all: boolean;
};

/** The condition of an answer, as `conditionInWords` takes it. */
type NamedCondition = Pick<ConditionalAnswer, 'condition' | 'text'>;

/**
 * A page of the offered countries, ranked for these travellers for tourist stays that begin on the
 * day asked for, or today in UTC, with the data of the surrounding page. See rankForGroup.
 */
export async function readGroupRanking(db: Db, asked: RankingQuery) {
  const countries = await allCountries(db);
  const named = readTravellers(asked.passports);
  const { travellers, problems } = findTravellers(named, countries, {
    travellers: TRAVELLERS_MAX,
    noun: 'travellers',
  });
  const codesHeld = travellers.flatMap(({ passports }) => passports.map(({ code }) => code));
  const passports = [...new Set(codesHeld)];
  const table = await tableOfPassports(db, { passports, day: asked.on });
  const offered = countries.filter(({ enabled }) => enabled);
  const ranked =
    travellers.length === 0
      ? []
      : rankForGroup(
          await rankedTravellers(db, table, travellers),
          offered.map(({ code }) => code),
        );
  const codes = countedCodes(countries);
  const counted = ranked.filter(({ destination }) => codes.has(destination));
  const { shown, doubtful, unknownStay } = filtered(ranked, offered, asked);
  const start = asked.all ? 0 : asked.page * GROUP_PAGE_SIZE;
  const rows = asked.all ? shown : shown.slice(start, start + GROUP_PAGE_SIZE);
  return {
    on: table.day,
    travellers: travellers.map(({ passports }) => passports.map(shortCountry)),
    /** Each traveller's documents beside passports. */
    holds: travellers.map(({ holds }) => holds),
    problems,
    /** All counted countries by the group's access. */
    counts: countByAccess(counted),
    /** Of these, the countries with a doubtful answer. */
    doubtfulCounts: countByAccess(counted.filter(isDoubtful)),
    /** The filtered countries by the group's access, including uncounted territories. */
    shownCounts: countByAccess(shown),
    total: shown.length,
    /** The number of territories among them. */
    territories: shown.filter(({ destination }) => !codes.has(destination)).length,
    /** Countries that the access filter excludes only for doubt. */
    doubtful,
    /** Countries that the filter by days excludes only because a length of stay is unknown. */
    unknownStay,
    rows: packGroupRows(rows.map((answer) => packRow(answer, travellers))),
    conditions: await conditionsOf(db, rows, { travellers, on: table.day }),
    world: packGroupMap(ranked.map(packForMap)),
    sources: await listSourcesOf(
      db,
      ranked.flatMap((answer) => answer.travellers),
    ),
  };
}

/**
 * What the listed answers depend on, by traveller and country, "1 PH": the table of all answers tells only
 * which of them depend on something.
 */
async function conditionsOf(
  db: Db,
  rows: readonly GroupAnswer[],
  { travellers, on }: { travellers: readonly Traveller[]; on: string },
): Promise<Record<string, NamedCondition>> {
  const conditional = rows.flatMap(({ destination, travellers: answers }) =>
    answers.flatMap(({ passport, conditional: is }, place) =>
      is ? [{ place, passport, destination, holds: travellers[place]?.holds }] : [],
    ),
  );
  const named = await Promise.all(
    conditional.map(async ({ place, ...pair }) => {
      const { headlineCondition } = await findAnswer(db, { ...pair, purpose: DEFAULT_STAY, on });
      if (!headlineCondition) return [];
      const { condition, text } = headlineCondition;
      return [[`${place} ${pair.destination}`, { condition, text }] as const];
    }),
  );
  return Object.fromEntries(named.flat());
}

/** A traveller's passport: name and flag. */
export function shortCountry({ code, name, flagUrl }: Country) {
  return { code, name, flagUrl };
}

/**
 * The countries of a continent and a name where nobody needs more than the filter allows, and all may stay as
 * long as asked. The access filter excludes countries with a doubtful answer, and counts them; the
 * filter by days those with an unknown length of stay.
 */
function filtered(
  ranked: readonly GroupAnswer[],
  countries: readonly Country[],
  { continent, access, days, find = '' }: RankingQuery,
): { shown: GroupAnswer[]; doubtful: number; unknownStay: number } {
  const there = new Set(
    foundByName(countries, find, furtherNames())
      .filter((country) => continent === undefined || country.continent === continent)
      .map(({ code }) => code),
  );
  const allowed = ranked.filter(
    (answer) =>
      there.has(answer.destination) && (access === undefined || allows(access, answer.access)),
  );
  const certain = access === undefined ? allowed : allowed.filter((answer) => !isDoubtful(answer));
  const shown = days === undefined ? certain : certain.filter(({ stay }) => lasts(stay, days));
  return {
    shown,
    doubtful: allowed.length - certain.length,
    unknownStay: days === undefined ? 0 : certain.filter(isOfUnknownLength).length,
  };
}

/** Whether all may surely stay this many days. */
function lasts(stay: StayOfAll, days: number): boolean {
  return stay.limit === 'none' || (stay.limit === 'stated' && stay.days >= days);
}

function isOfUnknownLength({ access, stay }: GroupAnswer): boolean {
  const isRefused = access === 'no_admission' || access === 'suspended';
  return stay.limit === 'unknown' && access !== null && !isRefused;
}

function isDoubtful({ travellers }: GroupAnswer): boolean {
  return travellers.some(doubtOfCountry);
}

function allows(filter: GroupAccessFilter, access: ListedAccess): boolean {
  if (filter === 'visa_free') return isOpen(access, 'visa-free');
  if (filter === 'no_visa_beforehand') return isOpen(access, 'no-visa-beforehand');
  return access !== null && easeRank(access) <= easeRank(filter);
}

function countByAccess(answers: readonly GroupAnswer[]): Partial<Record<string, number>> {
  const counts: Partial<Record<string, number>> = {};
  for (const { access } of answers) {
    const name = access ?? 'unknown';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/**
 * A country on the map: the hardest access, all qualifications, and the passport of the linked
 * answer.
 */
function packForMap({ destination, access, stay, travellers }: GroupAnswer): PackedMapCountry {
  const hardest = travellers.find((answer) => listedAccess(answer) === access) ?? travellers[0];
  const single = stay.limit === 'stated' && stay.stays.length === 1 ? stay.stays[0] : undefined;
  const need = packCell({
    access,
    stay: single ?? null,
    ...marksOfSeveral(travellers),
  });
  return [destination, need, hardest?.passport ?? ''];
}

function packRow(
  { destination, access, stay, travellers: answers }: GroupAnswer,
  travellers: readonly Traveller[],
): PackedGroupRow {
  const stays = stay.limit === 'stated' ? stay.stays.map(packStay) : [];
  return [
    destination,
    packAccess(access),
    stay.limit === 'none' ? 'unlimited' : stays,
    answers.map((answer, place) =>
      packCell({ ...answer, bySecond: travellers[place]?.passports[1]?.code === answer.passport }),
    ),
  ];
}
