import type { Db } from '../../../db/client.ts';
import { listCountries } from '../../../db/queries/countries.ts';
import { type PackedCell, packCell } from '../../schemas/answers/packedCell.ts';
import { COMPARED_MAX, readTravellers } from '../../schemas/travel/travellers.ts';
import { countAccesses } from '../entryRules/answerTable.ts';
import { currentTable } from '../entryRules/currentTable.ts';
import { listSourcesOf } from '../entryRules/sourcesOf.ts';
import { comparePassports, isOpenAbroad } from './comparePassports.ts';
import { shortCountry } from './readGroupRanking.ts';
import { findTravellers } from './travellers.ts';

/** One country of the comparison, packed: what each passport needs. */
export type PackedComparedRow = [country: string, answers: PackedCell[]];

/**
 * Passports side by side in the countries that visitors are offered, for tourist stays that begin
 * today in UTC: only where they differ unless `all` is asked for.
 */
export async function readComparison(
  db: Db,
  { passports, all }: { passports: string; all: boolean },
) {
  const countries = await listCountries(db);
  const compared = findCompared(readTravellers(passports), countries);
  const table = await currentTable(db);
  const codes = compared.passports.map(({ code }) => code);
  const offered = countries.filter(({ enabled }) => enabled).map(({ code }) => code);
  const { rows, opensAlone, openTogether } = comparePassports(table, codes, offered);
  const differing = rows.filter(({ differs }) => differs);
  return {
    on: table.day,
    passports: compared.passports.map((passport, place) => {
      const answers = rows.flatMap((row) => row.answers[place] ?? []);
      const { counts, unknown } = countAccesses(answers);
      const opens = answers.filter(isOpenAbroad);
      return {
        ...shortCountry(passport),
        counts,
        unknown,
        opens: opens.length,
        opensAlone: opensAlone[place] ?? [],
      };
    }),
    problems: compared.problems,
    openTogether,
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

/** The passports to compare, each once, and in words what could not be used. */
export function findCompared(
  named: readonly (readonly string[])[],
  countries: Parameters<typeof findTravellers>[1],
) {
  const codes = named.flat();
  const repeated = new Set(codes.filter((code, place) => codes.indexOf(code) !== place));
  const { travellers, problems } = findTravellers(
    [...new Set(codes)].map((code) => [code]),
    countries,
    { travellers: COMPARED_MAX, noun: 'passports' },
  );
  const twice = countries
    .filter(({ code }) => repeated.has(code))
    .map(({ name }) => `${name} is named twice`);
  return { passports: travellers.flat(), problems: [...twice, ...problems] };
}
