import {
  type DocumentKind,
  documentKinds,
  type StateGroup,
  stateGroupNames,
} from '../vocabulary.ts';
import { countryOfResidence, type DocumentIssuer } from './documents.ts';

/** Who issued the documents of a traveller: states, and groups of which any member may have. */

/** The members of each group on a day, by code. */
export type StateGroups = Readonly<Record<StateGroup, ReadonlySet<string>>>;

/** A traveller's documents (see `readHolds`), and the groups of the day of entry. */
export type HeldDocuments = { holds: readonly string[]; groups: StateGroups };

/** The code or group of each issuer, as in exceptions. */
const issuerCodes: Record<DocumentIssuer, string> = {
  us: 'US',
  schengen: 'schengen',
  uk: 'GB',
  ireland: 'IE',
  canada: 'CA',
  australia: 'AU',
  'new-zealand': 'NZ',
  japan: 'JP',
  'south-korea': 'KR',
  singapore: 'SG',
  gcc: 'gcc',
};

/** A state's code alone, or the members of a group. */
export function statesOf(issuer: string, groups: StateGroups): ReadonlySet<string> {
  return isGroup(issuer) ? groups[issuer] : new Set([issuer]);
}

export function isGroup(issuer: string): issuer is StateGroup {
  return stateGroupNames.some((name) => name === issuer);
}

/** Whether a token is a document, not a country of residence. */
export function isDocument(token: string): boolean {
  return countryOfResidence([token]) === undefined;
}

export function kindOf(document: string): DocumentKind {
  return documentKinds.find((kind) => document.endsWith(`-${kind}`)) ?? 'visa';
}

/** The code of the state that issued a document, or the name of the group. */
export function codeOf(document: string): string {
  return issuerCodes[issuerOf(document)];
}

export function issuerOf(document: string): DocumentIssuer {
  return document.slice(0, -kindOf(document).length - 1) as DocumentIssuer;
}
