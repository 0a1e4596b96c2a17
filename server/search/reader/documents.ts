import { stepFrom } from './neighbours.ts';
import { type Owned, ownables } from './owners.ts';
import { isName, type NamedCountry, type Part, says } from './parts.ts';

/** A visa, residence permit or country of residence that a query names. */
export type Document = {
  kind: 'visa' | 'residence' | 'lives';
  issuer: readonly NamedCountry[] | 'us' | NonNullable<Part['zone']>;
  /** Its parts, the issuer's among them. */
  parts: Part[];
  /** The part that names the issuer. */
  named: Part | undefined;
  /**
   * Whether the traveller has it, or may want it (`asked`); of others it isn't clear: "US visa India".
   */
  state: 'stated' | 'asked' | 'unclear';
};

/** The documents of a query. Those that the traveller has get the role of a document. */
export function readDocuments(parts: readonly Part[], owned: readonly Owned[]): Document[] {
  const documents = [
    ...owned.flatMap((one) => permitOf(parts, one) ?? []),
    ...parts.flatMap((part) => homeAt(parts, part, owned) ?? []),
  ];
  for (const document of documents) if (document.state === 'stated') markStated(document);
  return documents;
}

/** Gives a document's parts their role. */
export function markStated(document: Document): void {
  document.state = 'stated';
  for (const part of document.parts) part.role = 'document';
}

/** A visa or permit with its issuer. */
function permitOf(parts: readonly Part[], { thing, part, owner }: Owned): Document | undefined {
  if (thing === 'passport' || thing === 'travelDocument') return undefined;
  const at = parts.indexOf(part);
  const isGreenCard = thing === 'greenCard';
  // "H-1B visa holder"
  if (!owner && !isGreenCard && !says(stepFrom(parts, at, 1, []), 'holder')) return undefined;
  const ofOwner = owner ? parts.indexOf(owner) : at;
  const last = Math.max(at, ofOwner);
  let first = Math.min(at, ofOwner);
  while (says(parts[first - 1], 'kind')) first -= 1;
  const isHis = thing !== 'visa' || isHeld(parts, first, last);
  // "visa for Japan", but "with a visa for Japan"
  const isForThere = !isHis && parts.slice(first, last + 1).some((one) => says(one, 'for'));
  const isAsked = isForThere || isWanted(parts, first, last) || isLacking(parts, first, last);
  return {
    kind: thing === 'visa' ? 'visa' : 'residence',
    named: owner,
    parts: parts.slice(first, last + 1),
    issuer: isGreenCard ? 'us' : (owner?.zone ?? owner?.countries ?? []),
    state: isAsked ? 'asked' : isHis ? 'stated' : 'unclear',
  };
}

/** The country in which the traveller lives: "I live in Germany", "UK residents". */
function homeAt(parts: readonly Part[], part: Part, owned: readonly Owned[]): Document | undefined {
  const at = parts.indexOf(part);
  // 일하는 비자
  const isWork = says(part, 'working') && says(parts[at + 1], 'visa');
  if (!says(part, 'lives') || part.role || isWork) return undefined;
  const owners = owned.map(({ owner }) => owner);
  const after = stepFrom(parts, at, 1, ['to', 'of', 'article']);
  const before = stepFrom(parts, at, -1, ['to', 'of']);
  const isFree = (one: Part | undefined) =>
    one?.countries.length && one.national !== 'surely' && !one.role && !owners.includes(one);
  const named = (says(part, 'lives', 'after') ? [before, after] : [after, before]).find(isFree);
  if (!named) return undefined;
  return { kind: 'lives', state: 'stated', issuer: named.countries, parts: [part, named], named };
}

/** Whether the words around a document say that the traveller has it. */
function isHeld(parts: readonly Part[], first: number, last: number): boolean {
  if (parts.slice(first, last + 1).some((part) => says(part, 'with'))) return true;
  const after = stepFrom(parts, last, 1, ['kind']);
  if (says(after, 'holder') || says(after, 'with', 'after')) return true;
  for (const part of parts.slice(0, first).reverse()) {
    if (says(part, 'with', 'before')) return true;
    if (says(part, ['to', 'for', 'need'])) return false;
    // "a Chinese passport and a US visa"
    if (!isName(part) && !says(part, listed)) return false;
  }
  return false;
}

const listed = ['article', 'and', 'kind', 'filler', ...ownables] as const;

function isWanted(parts: readonly Part[], first: number, last: number): boolean {
  const after = stepFrom(parts, last, 1, ['kind', 'filler']);
  return (
    says(stepFrom(parts, first, -1, ['kind', 'article']), 'need', 'before') ||
    says(after, 'need', 'after')
  );
}

/** Words that may be between "not" and a document: "I don't have a valid". */
const MOST_BETWEEN = 4;

/** Whether the traveller hasn't the document, or it counts no longer. */
function isLacking(parts: readonly Part[], first: number, last: number): boolean {
  const after = stepFrom(parts, last, 1, ['kind', 'filler', 'article']);
  const end = after ? parts.indexOf(after) + 1 : parts.length;
  if (parts.slice(first, end).some((part) => says(part, 'without'))) return true;
  const before = parts.slice(Math.max(0, first - MOST_BETWEEN), first).reverse();
  const other = before.findIndex(isName);
  return before
    .slice(0, other === -1 ? undefined : other)
    .some((part) => says(part, 'without', 'before'));
}
