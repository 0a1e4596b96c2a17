import type { ExceptionTerm } from '../vocabulary.ts';
import { countryOfResidence, residenceToken } from './documents.ts';
import type { DocumentOption, ExceptionTerms } from './exceptionTerms.ts';
import { codeOf, type HeldDocuments, isDocument, isGroup, kindOf, statesOf } from './issuers.ts';

/**
 * Exceptions from an answer for some holders of a passport: with a document of another country, of
 * an age, from a place.
 */

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

/** How a traveller's document fits an exception. */
type DocumentMatch = {
  /** The document, or the country of residence where that alone counts. */
  document: string;
  /**
   * Whether it opens the exception. What it doesn't tell, such as how long a visa is valid, is in
   * the words of `terms`; what only the traveller knows opens nothing: age, profession, a group, or
   * which state of a group issued it.
   */
  opens: boolean;
  /** The terms, with this document alone. */
  terms: ExceptionTerms;
};

/** How the documents fit an exception; undefined if none of them counts there. */
export function matchDocuments(
  exception: ExceptionTerms,
  held: HeldDocuments,
): DocumentMatch | undefined {
  const { documents, livesIn, orOthers: _others, ...others } = exception;
  const residence = countryOfResidence(held.holds);
  if (livesIn && (!residence || !livesIn.includes(residence))) return undefined;
  const terms: ExceptionTerms = {
    ...others,
    ...(residence && livesIn && { livesIn: [residence] }),
  };
  const isPersonal = Boolean(
    terms.ages || terms.arrivingFrom || terms.terms?.some((term) => personal.has(term)),
  );
  if (!documents) {
    if (!residence || !livesIn || isPersonal) return undefined;
    return { document: residenceToken(residence), opens: true, terms };
  }
  const fitting = documents.flatMap((option) => heldAs(option, held));
  const best = fitting.find(({ isEnough }) => isEnough) ?? fitting[0];
  if (!best) return undefined;
  const { document, option, isEnough } = best;
  return { document, opens: isEnough && !isPersonal, terms: { ...terms, documents: [option] } };
}

/** The traveller's documents of the states and groups that an option names. */
function heldAs({ issuers, ...option }: DocumentOption, { holds, groups }: HeldDocuments) {
  const residence = countryOfResidence(holds) ?? '';
  return holds.filter(isDocument).flatMap((document) => {
    const kind = kindOf(document);
    if (option.kind && option.kind !== kind) return [];
    const code = codeOf(document);
    const states = [...statesOf(code, groups)];
    const named = issuers.filter((issuer) => {
      const ofIssuer = statesOf(issuer, groups);
      return issuer === code || states.some((state) => ofIssuer.has(state));
    });
    if (named.length === 0) return [];
    const isWhole =
      named.includes(code) ||
      states.every((state) => named.some((issuer) => statesOf(issuer, groups).has(state)));
    // A permit is of the country of residence; of a visa, that tells no more than the group.
    const isThere = named.some(
      (issuer) =>
        statesOf(issuer, groups).has(residence) && (isGroup(issuer) || kind === 'residence'),
    );
    return {
      document,
      option: { ...option, kind, issuers: isWhole ? [code] : named },
      isEnough: (isWhole || isThere) && !option.qualities?.includes('for_named_profession'),
    };
  });
}

/** Whether the terms of a match ask more than that the traveller has this document. */
export function asksMore(
  { documents = [], livesIn: _met, ...others }: ExceptionTerms,
  document: string,
): boolean {
  return (
    Object.keys(others).length > 0 ||
    documents.some(
      ({ kind: _kind, issuers, ...demands }) =>
        issuers.join() !== codeOf(document) || Object.keys(demands).length > 0,
    )
  );
}
