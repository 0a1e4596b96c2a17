import type { VisaType } from '#core/vocabulary.ts';
import { type Document, readDocuments } from './documents.ts';
import { lookedAt } from './lookedAt.ts';
import { destinationsWithOtherPapers } from './otherPapers.ts';
import { ownersIn } from './owners.ts';
import {
  type Countries,
  firstOfEach,
  isName,
  type NamedCountry,
  type Part,
  partsOf,
  says,
} from './parts.ts';
import { assignRoles } from './roles.ts';

/** A visa or residence permit that a query says the traveller has, or where they live. */
export type NamedDocument = Pick<Document, 'kind' | 'issuer'> & {
  /** As it was typed. */
  text: string;
};

/** What a query asks. An ambiguous name has several countries ("Korea"). */
export type Query = {
  /** What is looked at of it. */
  text: string;
  parts: Part[];
  passports: NamedCountry[];
  destinations: NamedCountry[];
  /** The kind of stay, if its words are in the query. */
  purpose: Exclude<VisaType, 'tourist'> | undefined;
  documents: NamedDocument[];
  /**
   * Where somebody goes who has other papers than a nationality's passport, which are all that the
   * site answers for; undefined for all others.
   */
  otherPapersTo: NamedCountry[] | undefined;
  /** Whether it asks about passports, about visas for remote workers, or where one may work. */
  about: 'passports' | 'nomads' | 'work' | undefined;
  /** The query without names of countries and without documents. */
  otherParts: Part[];
  /** What isn't understood, as it was typed. */
  unread: string[];
  /** Whether it has more words than are looked at. */
  isCut: boolean;
};

/** Reads "germany to japan", "india uk transit", "japan visa for germans". */
export function readQuery(text: string, countries: Countries): Query {
  const { beginning: query, rest } = lookedAt(text);
  const parts = partsOf(query, countries);
  const owned = ownersIn(parts);
  const documents = readDocuments(parts, owned);
  assignRoles(parts, owned, documents);
  const free = parts.filter(({ role }) => role !== 'document');
  const of = (role: 'passport' | 'destination') =>
    firstOfEach(parts.flatMap((part) => (part.role === role ? part.countries : [])));
  const destinations = of('destination');
  const isNomad = free.some((part) => says(part, 'nomad'));
  const isTransit = free.some((part) => says(part, 'transit'));
  const isWork = free.some((part) => says(part, 'working')) && !isTransit && !isNomad;
  const asksPassport = free.some((part) => says(part, 'passport'));
  const withoutDestination = isWork ? 'work' : asksPassport ? 'passports' : undefined;
  return {
    text: query,
    parts,
    // Without cities of the same name, which are nobody's passport.
    passports: of('passport').filter(({ as }) => as !== 'place'),
    destinations,
    purpose: isTransit ? 'transit' : isWork ? 'working' : undefined,
    documents: documents
      .filter(({ state }) => state === 'stated')
      .map(({ kind, issuer, parts: all }) => ({ kind, issuer, text: typedIn(query, all) })),
    otherPapersTo: destinationsWithOtherPapers(parts, owned),
    about: isNomad ? 'nomads' : destinations.length > 0 ? undefined : withoutDestination,
    otherParts: free.filter(({ countries }) => countries.length === 0),
    unread: [...unreadIn(parts, documents), ...(rest ? [rest] : [])],
    isCut: rest !== '',
  };
}

/** What was typed from the first of these parts to the last. */
function typedIn(query: string, parts: readonly Part[]): string {
  const [first, last] = [parts[0], parts.at(-1)];
  return first && last ? query.slice(first.start, last.start + last.typed.length) : '';
}

/** Neighbours together. A zone whose visa is asked for is understood. */
function unreadIn(parts: readonly Part[], documents: readonly Document[]): string[] {
  const unread: string[] = [];
  let last = -2;
  for (const [at, part] of parts.entries()) {
    const isOfVisa = part.zone && documents.some(({ named }) => named === part);
    if (isOfVisa || !isUnread(part)) continue;
    if (last === at - 1) unread.push(`${unread.pop()} ${part.typed}`);
    else unread.push(part.typed);
    last = at;
  }
  return unread;
}

function isUnread(part: Part): boolean {
  if (part.role === 'document') return false;
  if (isName(part)) return !part.role || part.role === 'unused';
  return part.words.length === 0 || says(part, 'topic');
}
