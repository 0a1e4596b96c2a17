import exceptionMessages from '#messages/exceptions/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { regionName } from '../countries/regionName.ts';
import { listInWords } from '../languages/listInWords.ts';
import { stateGroupNames } from '../vocabulary.ts';
import type { DocumentOption, ExceptionTerms } from './exceptionTerms.ts';

/** The words for exceptions. */

const t = translator(exceptionMessages);

/**
 * The words for an exception's terms: "a visa (Japan), or a residence permit (Canada), permanent;
 * arriving by air".
 */
export function exceptionInWords(exception: ExceptionTerms): string {
  const { documents = [], orOthers, livesIn, arrivingFrom, ages, terms = [] } = exception;
  const options = documents.map(documentInWords);
  if (orOthers) options.push(t('otherDocument'));
  const parts = [
    options.length > 0
      ? options.reduce((before, document) => t('orDocument', { documents: before, document }))
      : '',
    livesIn ? t('livesIn', countriesInWords(livesIn)) : '',
    arrivingFrom ? t('arrivingFrom', countriesInWords(arrivingFrom)) : '',
    ages ? t('age', { ages: listInWords(ages.map(ageInWords), 'or') }) : '',
    ...terms.map((term) => t('term', { term })),
  ].filter(Boolean);
  return parts.length > 0
    ? parts.reduce((before, term) => t('andTerm', { terms: before, term }))
    : '';
}

/** "a visa (United States or Canada), for multiple entries, valid for 90 more days" */
function documentInWords({
  kind,
  issuers,
  qualities = [],
  validDays,
  validMonths,
}: DocumentOption): string {
  const { countries } = countriesInWords(issuers);
  // "A permanent residence permit": the adjective stays with its noun.
  const isPermanent = kind === 'residence' && qualities.includes('permanent');
  const document = t('document', {
    kind: isPermanent ? 'permanent' : (kind ?? 'any'),
    issuers: countries,
  });
  const others = isPermanent ? qualities.filter((one) => one !== 'permanent') : qualities;
  return [
    ...others.map((quality) => t('quality', { quality })),
    ...(validDays === undefined ? [] : [t('validDays', { days: validDays })]),
    ...(validMonths === undefined ? [] : [t('validMonths', { months: validMonths })]),
  ].reduce((before, quality) => t('withQuality', { document: before, quality }), document);
}

function countriesInWords(codes: string[]): { count: number; countries: string } {
  return { count: codes.length, countries: listInWords(codes.map(countryName), 'or') };
}

function countryName(code: string): string {
  const group = stateGroupNames.find((name) => name === code);
  return group ? t('group', { group }) : regionName(code);
}

function ageInWords({ from, under }: { from?: number; under?: number }): string {
  if (from === undefined) return t('ageUnder', { years: under ?? 0 });
  return under === undefined
    ? t('ageFrom', { years: from })
    : t('ageRange', { from, to: under - 1 });
}
