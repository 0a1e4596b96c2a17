import { type PackedCell, packCell } from '#core/answers/packedCell.ts';
import { findTravellers } from '#core/passports/findTravellers.ts';
import { COMPARED_MAX, isDocument, readTravellers } from '#core/passports/travellers.ts';
import type { Db } from '#db/db.ts';
import type { Country } from '#db/queries/countries.ts';
import travellerMessages from '#messages/en/travellers.gen.ts';
import { translator } from '#messages/translate.ts';
import { allCountries } from '../facts/countries.ts';
import { listSourcesOf } from '../sourcesOf.ts';
import { countedCodes } from '../table/countedAnswers.ts';
import { tableOfPassports } from '../table/currentTable.ts';
import { comparePassports } from './comparePassports.ts';
import { shortCountry } from './readGroupRanking.ts';

const t = translator(travellerMessages);

/** A packed country of the comparison, with each passport's answer. */
type PackedComparedRow = [country: string, answers: PackedCell[]];

/**
 * Compares passports in the offered countries, for tourist stays that begin today in UTC; without
 * `all`, only countries where they differ.
 */
export async function readComparison(
  db: Db,
  { passports, all }: { passports: string; all: boolean },
) {
  const countries = await allCountries(db);
  const compared = findCompared(readTravellers(passports), countries);
  const codes = compared.passports.map(({ code }) => code);
  const table = await tableOfPassports(db, { passports: codes });
  const offered = countries.filter(({ enabled }) => enabled).map(({ code }) => code);
  const counted = countedCodes(countries);
  const { rows, openTogether, ...comparison } = comparePassports(table, codes, offered, counted);
  const differing = rows.filter(({ differs }) => differs);
  return {
    on: table.day,
    passports: comparison.passports.flatMap((inNumbers, place) => {
      const passport = compared.passports[place];
      return passport ? [{ ...shortCountry(passport), ...inNumbers }] : [];
    }),
    problems: compared.problems,
    openTogether,
    /** The number of counted countries, the passports' own included. */
    counted: counted.size,
    total: rows.length,
    differing: differing.length,
    rows: (all ? rows : differing).map(
      ({ destination, answers }): PackedComparedRow => [destination, answers.map(packCell)],
    ),
    sources: await listSourcesOf(
      db,
      rows.flatMap(({ answers }) => answers),
    ),
  };
}

/** The distinct passports to compare, and the problems with unusable ones in words. */
export function findCompared(named: readonly (readonly string[])[], countries: readonly Country[]) {
  const codes = named.flat().filter((part) => !isDocument(part));
  const repeated = new Set(codes.filter((code, place) => codes.indexOf(code) !== place));
  const { travellers, problems } = findTravellers(
    [...new Set(codes)].map((code) => [code]),
    countries,
    { travellers: COMPARED_MAX, noun: 'passports' },
  );
  const twice = countries
    .filter(({ code }) => repeated.has(code))
    .map(({ name }) => t('comparedTwice', { country: name }));
  return {
    passports: travellers.flatMap(({ passports }) => passports),
    problems: [...twice, ...problems],
  };
}
