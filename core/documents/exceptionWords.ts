import exceptionMessages from '#messages/en/exceptions.gen.ts';
import { translator } from '#messages/translate.ts';
import { regionName } from '../countries/regionName.ts';
import { listInWords } from '../languages/listInWords.ts';
import { stateGroupNames } from '../vocabulary.ts';
import type { DocumentOption, ExceptionTerms } from './exceptionTerms.ts';

/** The words for exceptions. */

const t = translator(exceptionMessages);

type NameOf = (code: string) => string;

/**
 * The words for an exception's terms: "a visa (Japan) or a residence permit (Canada), used at least once;
 * arriving by air". `nameOf` gives a country's name.
 */
export function exceptionInWords(exception: ExceptionTerms, nameOf: NameOf = regionName): string {
  const { documents = [], orOthers, livesIn, arrivingFrom, ages, terms = [] } = exception;
  const options = documents.map((document) => documentInWords(document, nameOf));
  if (orOthers) options.push(t('otherDocument'));
  const parts = [
    options.length > 0
      ? options.reduce((before, document, index) => {
          const previous = documents[index - 1];
          // The comma closes what is said of the document before it.
          const isQualified = previous && qualitiesInWords(previous).length > 0;
          return t(isQualified ? 'orAfterQuality' : 'orDocument', { documents: before, document });
        })
      : '',
    livesIn ? t('livesIn', countriesInWords(livesIn, nameOf)) : '',
    arrivingFrom ? t('arrivingFrom', countriesInWords(arrivingFrom, nameOf)) : '',
    ages ? t('age', { ages: listInWords(ages.map(ageInWords), 'or') }) : '',
    ...terms.map((term) => t('term', { term })),
  ].filter(Boolean);
  return parts.length > 0
    ? parts.reduce((before, term) => t('andTerm', { terms: before, term }))
    : '';
}

/** "a visa (United States or Canada), for multiple entries, valid for 90 more days" */
function documentInWords(document: DocumentOption, nameOf: NameOf): string {
  const { countries } = countriesInWords(document.issuers, nameOf);
  const named = t('document', {
    kind: isPermanent(document) ? 'permanent' : (document.kind ?? 'any'),
    issuers: countries,
  });
  return qualitiesInWords(document).reduce(
    (before, quality) => t('withQuality', { document: before, quality }),
    named,
  );
}

/** What follows a document's name. */
function qualitiesInWords(document: DocumentOption): string[] {
  const { qualities = [], validDays, validMonths } = document;
  return [
    ...qualities
      .filter((quality) => quality !== 'permanent' || !isPermanent(document))
      .map((quality) => t('quality', { quality })),
    ...(validDays === undefined ? [] : [t('validDays', { days: validDays })]),
    ...(validMonths === undefined ? [] : [t('validMonths', { months: validMonths })]),
  ];
}

/** "A permanent residence permit": the adjective stays with its noun. */
function isPermanent({ kind, qualities }: DocumentOption): boolean {
  return kind === 'residence' && (qualities?.includes('permanent') ?? false);
}

function countriesInWords(codes: string[], nameOf: NameOf): { count: number; countries: string } {
  const names = codes.map((code) => {
    const group = stateGroupNames.find((name) => name === code);
    return group ? t('group', { group }) : nameOf(code);
  });
  return { count: codes.length, countries: listInWords(names, 'or') };
}

function ageInWords({ from, under }: { from?: number; under?: number }): string {
  if (from === undefined) return t('ageUnder', { years: under ?? 0 });
  return under === undefined
    ? t('ageFrom', { years: from })
    : t('ageRange', { from, to: under - 1 });
}
