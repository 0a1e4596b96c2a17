import type { VisaType } from '#core/vocabulary.ts';
import type { CountryNameIndex, NamedCountry } from './countryNameIndex.ts';
import { lookedAt } from './lookedAt.ts';
import { withOtherPapers } from './otherPapers.ts';
import { type Document, readDocuments } from './queryDocuments.ts';
import { type Part, partsOf } from './queryParts.ts';
import { assignRoles } from './queryRoles.ts';
import { respellings } from './respellings.ts';

/** A visa or residence permit that a query says the traveller has, or where they live. */
export type NamedDocument<Country> = {
  kind: Document<Country>['kind'];
  issuer: Document<Country>['issuer'];
  /** As it was typed. */
  text: string;
};

/** What a query asks. An ambiguous name has several countries ("Korea"). */
export type Query<Country> = {
  /** What is looked at of it. */
  text: string;
  passports: NamedCountry<Country>[];
  destinations: NamedCountry<Country>[];
  /** The kind of stay, if its words are in the query. */
  purpose: Exclude<VisaType, 'tourist'> | undefined;
  documents: NamedDocument<Country>[];
  /**
   * Where somebody goes who has other papers than a nationality's passport, which are all that the
   * site answers for; undefined for all others.
   */
  otherPapersTo: NamedCountry<Country>[] | undefined;
  /** Whether it asks about passports, about visas for remote workers, or where one may work. */
  about: 'passports' | 'nomads' | 'work' | undefined;
  /** The query without names of countries and without documents, folded. */
  otherWords: string[];
  /** What isn't understood, as it was typed. */
  unread: string[];
  /** The query with words that may be misspelt names spelt as these. */
  respelt: string[];
};

/** Reads "germany to japan", "india uk transit", "japan visa for germans". */
export function readQuery<Country extends { code: string; name: string }>(
  text: string,
  names: CountryNameIndex<Country>,
): Query<Country> {
  const { beginning: query, rest } = lookedAt(text);
  const parts = partsOf(query, names);
  const documents = readDocuments(parts);
  assignRoles(parts, documents);
  const stated = documents.filter(({ state }) => state === 'stated');
  const isFree = (part: Part<Country>) => part.role !== 'document';
  const has = (group: 'nomad' | 'transit' | 'working' | 'passport') =>
    parts.some((part) => isFree(part) && part.groups.has(group));
  const of = (role: 'passport' | 'destination') =>
    unique(parts.flatMap((part) => (part.role === role ? part.countries : []) ?? []));
  const destinations = of('destination');
  const isNomad = has('nomad');
  const isWork = has('working') && !has('transit') && !isNomad;
  const withoutDestination = isWork ? 'work' : has('passport') ? 'passports' : undefined;
  return {
    text: query,
    passports: of('passport'),
    destinations,
    purpose: has('transit') ? 'transit' : isWork ? 'working' : undefined,
    documents: stated.map(({ kind, issuer, parts: all }) => ({
      kind,
      issuer,
      text: all.map(({ typed }) => typed).join(' '),
    })),
    otherPapersTo: withOtherPapers(query, names),
    about: isNomad ? 'nomads' : destinations.length > 0 ? undefined : withoutDestination,
    otherWords: parts.flatMap((part) =>
      part.countries || !isFree(part) ? [] : part.word.split(' '),
    ),
    unread: [...unreadIn(parts, documents), ...(rest ? [rest] : [])],
    respelt: rest ? [] : respellings(query, parts, names),
  };
}

/** Neighbours together. A zone whose visa is asked for is understood. */
function unreadIn<Country>(
  parts: readonly Part<Country>[],
  documents: readonly Document<Country>[],
): string[] {
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

function isUnread<Country>({ countries, role, groups, zone }: Part<Country>): boolean {
  if (role === 'document') return false;
  if (countries || zone) return !role || role === 'unused';
  return groups.size === 0 || groups.has('topic');
}

function unique<Country extends { code: string }>(countries: NamedCountry<Country>[]) {
  return [...new Map(countries.map((country) => [country.code, country])).values()];
}
