import type { DocumentOption, ExceptionTerm, ExceptionTerms } from '../../../db/exceptionTerms.ts';
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
