import { type Country, isOfferedPassport } from '../../../db/queries/countries.ts';
import { type AccessCounts, countAccesses } from '../../schemas/answers/accessCounts.ts';
import { isInDoubt } from '../../schemas/answers/answerMarks.ts';
import type { ShortAnswer } from './answerTable.ts';

/** The codes of the countries that are counted, as passports and as destinations. */
export function countedCodes(countries: readonly Country[]): ReadonlySet<string> {
  return new Set(countries.filter(isOfferedPassport).map(({ code }) => code));
}

export type CountedAnswers = {
  /** How many answers are counted, the unknown among them. */
  total: number;
  counts: AccessCounts;
  /** Of them, the answers that are in doubt. */
  uncertain: number;
};

/** Answers in numbers: what a passport needs in counted countries, or counted passports in a country. */
export function countAnswers(answers: readonly ShortAnswer[]): CountedAnswers {
  const abroad = answers.filter(({ access }) => access !== 'own_country');
  return {
    total: abroad.length,
    counts: countAccesses(abroad),
    uncertain: abroad.filter(isInDoubt).length,
  };
}
