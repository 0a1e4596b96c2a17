import type {
  DocumentOption,
  DocumentQuality,
  ExceptionTerm,
  ExceptionTerms,
} from '../../../db/exceptionTerms.ts';
import { inSentence } from '../countries/countryInSentence.ts';
import { listInWords } from '../listInWords.ts';
import { countryOfResidence, type DocumentIssuer, type DocumentKind } from './documents.ts';

/**
 * Exceptions from an answer for some holders of a passport: with a document of another country, of
 * an age, from a place. No zod here: public pages load this file.
 */

/** Held documents that an issuer's group includes. */
const heldIssuers: Record<string, DocumentIssuer[]> = {
  US: ['us'],
  GB: ['uk'],
  IE: ['ireland'],
  CA: ['canada'],
  AU: ['australia'],
  NZ: ['new-zealand'],
  JP: ['japan'],
  KR: ['south-korea'],
  SG: ['singapore'],
  schengen: ['schengen'],
  eu: ['schengen', 'ireland'],
  gcc: ['gcc'],
};

/** Terms that depend on the traveller in ways that no document tells. */
const personal: ReadonlySet<ExceptionTerm> = new Set<ExceptionTerm>([
  'organised_group',
  'named_profession',
  'born_in_named_region',
  'named_place',
  'named_nationality',
  'in_transit',
  'taiwan_travel_authorisation',
  'border_crossing_card',
  'registered_epassport',
  'invitation',
  'further_conditions',
]);

/**
 * Whether these documents open the exception. What they don't tell, such as how long a visa is
 * valid, is in its words; what only the traveller knows (age, profession, a group) opens nothing.
 */
export function isOpenedBy(terms: ExceptionTerms, holds: readonly string[]): boolean {
  if (terms.ages || terms.arrivingFrom) return false;
  if (terms.terms?.some((term) => personal.has(term))) return false;
  if (!terms.documents && !terms.livesIn) return false;
  if (terms.livesIn && !terms.livesIn.includes(countryOfResidence(holds) ?? '')) return false;
  return !terms.documents || terms.documents.some((option) => isHeld(option, holds));
}

/** Whether a held document is one of these states' or groups'. */
export function isIssuedBy(token: string, issuers: readonly string[]): boolean {
  return issuers.some((issuer) => heldIssuers[issuer]?.some((one) => isOf(token, one)));
}

function isHeld({ kind, issuers, qualities }: DocumentOption, holds: readonly string[]): boolean {
  if (qualities?.includes('for_named_profession')) return false;
  return issuers
    .flatMap((issuer) => heldIssuers[issuer] ?? [])
    .some((issuer) => holds.some((token) => isOf(token, issuer) && isKind(token, kind)));
}

function isOf(token: string, issuer: DocumentIssuer): boolean {
  return token === `${issuer}-visa` || token === `${issuer}-residence`;
}

function isKind(token: string, kind: DocumentKind | undefined): boolean {
  return kind === undefined || token.endsWith(`-${kind}`);
}

const groupNames: Record<string, string> = {
  schengen: 'a Schengen state',
  eu: 'an EU state',
  gcc: 'a state of the Gulf Cooperation Council',
  nordic: 'a Nordic state',
};

const regionNames = new Intl.DisplayNames('en', { type: 'region' });

function countryName(code: string): string {
  return groupNames[code] ?? inSentence(regionNames.of(code) ?? code);
}

const kindNames: Record<DocumentKind | 'any', string> = {
  visa: 'visa',
  residence: 'residence permit',
  any: 'visa or residence permit',
};

const qualityNames: Record<DocumentQuality, { before?: string; after?: string }> = {
  multiple_entry: { before: 'multiple-entry' },
  used: { after: 'used at least once' },
  permanent: { before: 'permanent' },
  sticker: { before: 'printed' },
  of_tourist_class: { after: 'of a class that the official page names' },
  valid_over_3_years: { after: 'issued for more than 3 years' },
  in_past_10_years: { after: 'held in the past 10 years' },
  held_before: { after: 'held before' },
  british_irish_scheme: { after: 'of the British-Irish Visa Scheme' },
  issued_before_february_2024: { after: 'issued before 1 February 2024' },
  for_named_profession: { after: 'in a profession that the official page names' },
};

/** "a multiple-entry visa of the United States or Canada, valid for 90 more days". */
export function optionInWords({
  kind,
  issuers,
  qualities = [],
  validDays,
  validMonths,
}: DocumentOption): string {
  const named = qualities.map((quality) => qualityNames[quality]);
  const before = named.flatMap(({ before: word }) => word ?? []);
  const noun = [...before, kindNames[kind ?? 'any']].join(' ');
  const of = listInWords(issuers.map(countryName), 'or');
  const after = [
    ...named.flatMap(({ after: words }) => words ?? []),
    ...(validDays === undefined ? [] : [`valid for ${validDays} more days`]),
    ...(validMonths === undefined ? [] : [`valid for ${validMonths} more months`]),
  ];
  return [`a ${noun} of ${of}`, ...after].join(', ');
}

const termNames: Record<ExceptionTerm, string> = {
  by_air: 'arriving by air',
  named_airports: 'arriving at an airport or port that the official page names',
  onward_ticket: 'with a return or onward ticket',
  hotel_booking: 'with a hotel booking',
  insurance: 'with health insurance',
  funds: 'with money for the stay',
  vaccinations: 'with the vaccinations that the official page names',
  invitation: 'with an original invitation',
  tourist_voucher: 'with an original tourist voucher and its confirmation',
  registered_epassport: 'with an ePassport registered before the journey',
  border_crossing_card: 'with a border crossing card',
  taiwan_travel_authorisation: 'with a travel authorisation issued beforehand',
  accredited_agency: 'applying through an accredited agency',
  named_airlines: 'flying with an airline that the official page names',
  organised_group: 'in an organised group',
  named_profession: 'in a profession that the official page names',
  born_in_named_region: 'born in a region that the official page names',
  named_place: 'for a region that the official page names',
  named_nationality: 'with a nationality that the official page names',
  in_transit: 'in transit to a third country',
  further_conditions: 'under further conditions of the official page',
};

/**
 * The words for an exception's terms: "a visa of Japan, or a permanent residence permit of Canada;
 * arriving by air".
 */
export function exceptionInWords(exception: ExceptionTerms): string {
  const { documents = [], orOthers, livesIn, arrivingFrom, ages, terms = [] } = exception;
  const options = documents.map(optionInWords);
  if (orOthers) options.push('another document that the official page names');
  return [
    options.join(', or '),
    livesIn && `living in ${listInWords(livesIn.map(countryName), 'or')}`,
    arrivingFrom && `arriving from ${listInWords(arrivingFrom.map(countryName), 'or')}`,
    ages && `at the age of ${listInWords(ages.map(ageInWords), 'or')}`,
    ...terms.map((term) => termNames[term]),
  ]
    .filter(Boolean)
    .join('; ');
}

function ageInWords({ from, under }: { from?: number; under?: number }): string {
  if (from === undefined) return `under ${under}`;
  return under === undefined ? `${from} or more` : `${from} to ${under - 1}`;
}
