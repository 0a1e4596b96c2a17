import { type DocumentKind, documentKinds } from '../vocabulary.ts';

/**
 * Documents of other countries that a traveller holds: visas, residence permits and the country of
 * residence.
 */

export const documentIssuers = [
  'us',
  'schengen',
  'uk',
  'ireland',
  'canada',
  'australia',
  'new-zealand',
  'japan',
  'south-korea',
  'singapore',
  'gcc',
] as const;
export type DocumentIssuer = (typeof documentIssuers)[number];

/** Maximum number of documents beside the passport per visitor. */
export const DOCUMENTS_MAX = 30;

/** Maximum length of a visitor's documents in an address, in characters. */
export const HOLDS_TEXT_MAX = 500;

export const LIVES_IN = 'lives-in-';

/** The documents as addresses name them: `us-visa`. */
export const documentTokens: readonly string[] = documentIssuers.flatMap((issuer) =>
  documentKinds.map((kind) => documentToken(issuer, kind)),
);

const known: ReadonlySet<string> = new Set(documentTokens);

/** The name of a document in addresses: `us-visa`. */
export function documentToken(issuer: DocumentIssuer, kind: DocumentKind): string {
  return `${issuer}-${kind}`;
}

/** The name of a country of residence in addresses: `lives-in-DE`. */
export function residenceToken(country: string): string {
  return LIVES_IN + country;
}

/** The country code of a `lives-in-DE`; undefined for a document. */
export function countryOfResidence(holds: readonly string[]): string | undefined {
  return holds.find((token) => token.startsWith(LIVES_IN))?.slice(LIVES_IN.length);
}

/**
 * Parses `us-visa,lives-in-DE`: the known documents, each once in a fixed order, so that equal
 * documents are equal texts, and what isn't understood. Of several countries of residence the last
 * counts.
 */
export function readHolds(text: string): { holds: string[]; unknown: string[] } {
  const documents = new Set<string>();
  const unknown: string[] = [];
  let residence: string | undefined;
  for (const token of text.split(/[\s,.]+/, DOCUMENTS_MAX).filter(Boolean)) {
    const lower = token.toLowerCase();
    const [, country] = /^lives-in-([a-z]{2})$/.exec(lower) ?? [];
    if (known.has(lower)) documents.add(lower);
    else if (country) residence = country.toUpperCase();
    else unknown.push(token);
  }
  const holds = [...known].filter((token) => documents.has(token));
  return { holds: residence ? [...holds, residenceToken(residence)] : holds, unknown };
}

/** The inverse of `readHolds`; undefined without documents. */
export function holdsText(holds: readonly string[]): string | undefined {
  return holds.length > 0 ? holds.join(',') : undefined;
}
