import { type AccessCounts, countAccesses } from '#core/answers/accessCounts.ts';
import { doubtOfCountry } from '#core/answers/doubt.ts';
import { type Country, isOfferedPassport } from '#db/queries/countries.ts';
import type { ShortAnswer } from './answerTable.ts';

/** The codes of counted countries, as passports and as destinations. */
export function countedCodes(countries: readonly Country[]): ReadonlySet<string> {
  return new Set(countries.filter(isOfferedPassport).map(({ code }) => code));
}

export type CountedAnswers = {
  /** The number of counted answers, including unknown ones. */
  total: number;
  counts: AccessCounts;
  /** The number of doubtful answers among them. */
  uncertain: number;
};

/** Counts the answers of a passport in counted countries, or of counted passports in a country. */
export function countAnswers(answers: readonly ShortAnswer[]): CountedAnswers {
  const abroad = answers.filter(({ access }) => access !== 'own_country');
  return {
    total: abroad.length,
    counts: countAccesses(abroad),
    uncertain: abroad.filter(doubtOfCountry).length,
  };
}
