import { easeRank, listedAccess } from '#core/answers/access.ts';
import { doubtOfCountry } from '#core/answers/doubt.ts';
import { type CountryLine, type PackedLines, packLines } from '#core/answers/packedLines.ts';
import { toneOf } from '#core/answers/tone.ts';
import { accesses } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { allCountries } from '../facts/countries.ts';
import type { ShortAnswer } from '../table/answerTable.ts';
import type { FoundAnswer } from '../table/stayReader.ts';

/** What a list of one kind of stay says of a country: all of a line but where the country is. */
type SaidOf<Group extends string> = Omit<
  CountryLine<Group>,
  'code' | 'continent' | 'passport' | 'tone'
>;

/**
 * A line for each offered country by name, with the easiest of the passports' answers: that of the
 * lowest `rankOf`. `say` gets the answers of all passports, too.
 */
export async function packEverywhere<Group extends string, Found extends FoundAnswer>(
  db: Db,
  passports: readonly string[],
  {
    find,
    groups,
    rankOf,
    say,
  }: {
    find: (passport: string, country: string) => Found;
    groups: readonly Group[];
    rankOf: (found: Found) => number;
    say: (easiest: Found, all: readonly Found[]) => SaidOf<Group>;
  },
): Promise<PackedLines> {
  const countries = (await allCountries(db)).filter(({ enabled }) => enabled);
  const lines = countries.map(({ code, continent }): CountryLine<Group> => {
    const all = passports.map((passport) => find(passport, code));
    const easiest = all.reduce((best, one) => (rankOf(one) < rankOf(best) ? one : best));
    const { answer, passport } = easiest;
    const tone = toneOf(listedAccess(answer) ?? 'unknown', doubtOfCountry(answer));
    return { ...{ code, continent, passport, tone }, ...say(easiest, all) };
  });
  return packLines(lines, groups);
}

/** The rank of an answer, 0 for the easiest: without a doubt is better than with one; unknown is worst. */
export function easeOf(answer: ShortAnswer): number {
  const access = listedAccess(answer);
  const doubt = doubtOfCountry(answer) ? 0.5 : 0;
  return (access === null ? accesses.length : easeRank(access)) + doubt;
}
