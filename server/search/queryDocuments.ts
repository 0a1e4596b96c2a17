import type { NamedCountry } from './countryNameIndex.ts';
import { nationalsCalled } from './nationalityWords.ts';
import type { Part } from './queryParts.ts';
import type { WordGroup } from './words/searchWords.ts';

/** A visa, residence permit or country of residence that a query names. */
export type Document<Country> = {
  kind: 'visa' | 'residence' | 'lives';
  issuer: readonly NamedCountry<Country>[] | 'us' | 'schengen' | 'gcc';
  /** Its parts, the issuer's among them. */
  parts: Part<Country>[];
  /** The part that names the issuer. */
  named: Part<Country> | undefined;
  /**
   * Whether the traveller has it, or may want it (`asked`); of others it isn't clear: "US visa India".
   */
  state: 'stated' | 'asked' | 'unclear';
};

/** The documents of a query. Those that the traveller has get the role of a document. */
export function readDocuments<Country extends { code: string }>(
  parts: readonly Part<Country>[],
): Document<Country>[] {
  const documents: Document<Country>[] = [];
  for (const part of parts) {
    if (part.role) continue;
    const document = permitAt(parts, part) ?? homeAt(parts, part);
    if (!document) continue;
    if (document.state === 'stated') markStated(document);
    documents.push(document);
  }
  return documents;
}

/** Gives a document's parts their role. */
export function markStated<Country>(document: Document<Country>): void {
  document.state = 'stated';
  for (const part of document.parts) part.role = 'document';
}

/** A visa or permit, with the country before or after its word. */
function permitAt<Country extends { code: string }>(
  parts: readonly Part<Country>[],
  part: Part<Country>,
): Document<Country> | undefined {
  const { groups } = part;
  const kind = groups.has('visa') ? 'visa' : isResidence(groups) ? 'residence' : undefined;
  if (!kind) return undefined;
  const at = parts.indexOf(part);
  const before = issuerIn(stepFrom(parts, at, -1, ['kind']));
  const after = issuerAfter(parts, at);
  const named = groups.has('greenCard')
    ? [before, after].find((one) => one?.countries?.some(({ code }) => code === 'US'))
    : before && !isPeople(before) && !isDestination(parts, before)
      ? before
      : after;
  const isOfNobody = !named && !groups.has('greenCard');
  // "H-1B visa holder"
  const isHeldByKind = Boolean(stepFrom(parts, at, 1, [])?.groups.has('holder'));
  if (isOfNobody && !isHeldByKind) return undefined;
  const places = [at, ...(named ? [parts.indexOf(named)] : [])];
  const last = Math.max(...places);
  let first = Math.min(...places);
  while (parts[first - 1]?.groups.has('kind')) first -= 1;
  const isHis = kind === 'residence' || isHeld(parts, first, last);
  return {
    kind,
    named,
    parts: parts.slice(first, last + 1),
    issuer: groups.has('greenCard') ? 'us' : (named?.zone ?? named?.countries ?? []),
    state:
      isWanted(parts, first) || isLacking(parts, first, last)
        ? 'asked'
        : isHis
          ? 'stated'
          : 'unclear',
  };
}

function isResidence(groups: ReadonlySet<WordGroup>): boolean {
  return groups.has('residence') || groups.has('greenCard');
}

/** The part, if a document can be named after it. */
function issuerIn<Country>(part: Part<Country> | undefined): Part<Country> | undefined {
  return part && !part.role && (part.zone || part.countries) ? part : undefined;
}

/** "Germans", as in "Germans visa Japan"; they are no issuer of the visa. */
export function isPeople<Country>({ national, isAdjective }: Part<Country>): boolean {
  return national === 'maybe' || (national === 'surely' && !isAdjective);
}

/** The same after the word for a visa: "visa colombianos", but not "visa americana". */
export function arePeopleAfter<Country>(part: Part<Country>): boolean {
  if (part.national !== 'surely' || part.isAdjective) return false;
  const isPlural = part.word.endsWith('s') && nationalsCalled(part.word.slice(0, -1)).length > 0;
  return isPlural || !/^\p{sc=Latin}/u.test(part.word);
}

/** "to Japan visa" */
function isDestination<Country>(parts: readonly Part<Country>[], part: Part<Country>): boolean {
  return wordBefore(parts, part) === 'into';
}

/**
 * The issuer after a document's word: "visa Schengen", "visa américain", "permiso de residencia de
 * España", "a visa for the US".
 */
function issuerAfter<Country extends { code: string }>(
  parts: readonly Part<Country>[],
  at: number,
): Part<Country> | undefined {
  const next = stepFrom(parts, at, 1, ['kind']);
  if (next && issuerIn(next)) return arePeopleAfter(next) ? undefined : next;
  if (!next || !(next.groups.has('of') || next.groups.has('for'))) return undefined;
  const joined = stepFrom(parts, parts.indexOf(next), 1, ['of', 'article']);
  return joined?.national === 'surely' ? undefined : issuerIn(joined);
}

/** The country in which the traveller lives: "I live in Germany", "UK residents". */
function homeAt<Country extends { code: string }>(
  parts: readonly Part<Country>[],
  part: Part<Country>,
): Document<Country> | undefined {
  if (!part.groups.has('lives')) return undefined;
  const at = parts.indexOf(part);
  const after = stepFrom(parts, at, 1, ['into', 'of', 'article']);
  const before = parts[at - 1];
  const named = [after, before].find((one) => one?.countries && !one.role);
  if (!named) return undefined;
  const of = { issuer: named.countries ?? [], parts: [part, named], named };
  return { kind: 'lives', state: 'stated', ...of };
}

/** Whether the words around a document say that the traveller has it. */
function isHeld<Country>(parts: readonly Part<Country>[], first: number, last: number): boolean {
  if (parts.slice(first, last + 1).some(({ groups }) => groups.has('held'))) return true;
  if (stepFrom(parts, last, 1, ['kind'])?.groups.has('holder')) return true;
  for (const { groups, countries, zone } of parts.slice(0, first).reverse()) {
    if (groups.has('held')) return true;
    if (groups.has('into') || groups.has('for') || groups.has('wanted')) return false;
    // "a Chinese passport and a US visa"
    const isListed = countries || zone || listed.some((group) => groups.has(group));
    if (!isListed) return false;
  }
  return false;
}

const listed = [
  ...(['article', 'and', 'kind', 'filler', 'passport', 'visa', 'residence', 'greenCard'] as const),
];

function isWanted<Country>(parts: readonly Part<Country>[], first: number): boolean {
  return stepFrom(parts, first, -1, ['kind', 'article'])?.groups.has('wanted') ?? false;
}

/** Words that may be between "not" and a document: "I don't have a valid". */
const MOST_BETWEEN = 4;

/** Whether the traveller hasn't the document, or it counts no longer. */
function isLacking<Country>(parts: readonly Part<Country>[], first: number, last: number): boolean {
  const after = stepFrom(parts, last, 1, ['kind', 'filler', 'article']);
  if (after?.groups.has('lacking')) return true;
  const before = parts.slice(Math.max(0, first - MOST_BETWEEN), first).reverse();
  const other = before.findIndex(({ countries, zone }) => countries || zone);
  return before
    .slice(0, other === -1 ? undefined : other)
    .some(({ groups }) => groups.has('lacking'));
}

/** What the words before a name make it: "to the", "desde", "of". */
export function wordBefore<Country>(
  parts: readonly Part<Country>[],
  part: Part<Country>,
): 'into' | 'from' | 'for' | 'of' | undefined {
  let isOf = false;
  for (const { groups, countries } of parts.slice(0, parts.indexOf(part)).reverse()) {
    const found = (['into', 'from', 'for'] as const).find((group) => groups.has(group));
    if (found) return found;
    if (countries || !(groups.has('of') || groups.has('article'))) break;
    isOf ||= groups.has('of');
  }
  return isOf ? 'of' : undefined;
}

/** The next part, or the one before, over words of these groups. */
export function stepFrom<Country>(
  parts: readonly Part<Country>[],
  at: number,
  by: 1 | -1,
  over: readonly WordGroup[],
): Part<Country> | undefined {
  for (let next = at + by; ; next += by) {
    const part = parts[next];
    if (!part || part.countries || part.zone) return part;
    if (!over.some((group) => part.groups.has(group))) return part;
  }
}
