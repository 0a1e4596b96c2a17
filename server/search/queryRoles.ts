import type { KindOfName } from './namesOfCountry.ts';
import { type Document, markStated, stepFrom, wordBefore } from './queryDocuments.ts';
import type { Part } from './queryParts.ts';
import type { WordGroup } from './words/searchWords.ts';

type Role = Part<unknown>['role'];

/** A city names nobody's passport: one is there, or goes there. */
const kindsOfCountry = new Set<KindOfName>(['name', 'code', 'translation', 'nationality']);

/** All that a query without a sentence has beside names: "india uk transit". */
const keywords: readonly WordGroup[] = ['visa', 'transit', 'working', 'into', 'for'];

/**
 * Decides which names are passports and which are destinations. A name is a passport only if it is a
 * nationality, words say so, or the query is no sentence but a list of names ("germany japan").
 */
export function assignRoles<Country extends { code: string }>(
  parts: readonly Part<Country>[],
  documents: readonly Document<Country>[],
): void {
  const named = parts.filter(({ countries }) => countries);
  const open = () => named.filter(({ role }) => !role);
  const has = (role: Role) => named.some((part) => part.role === role);
  const says = (group: WordGroup) =>
    parts.some((part) => part.role !== 'document' && part.groups.has(group));

  for (const part of parts) if (part.groups.has('passport')) markPassport(parts, part);
  for (const part of parts) if (part.groups.has('transit')) markTransit(parts, part);
  const asked = documents.filter(({ state }) => state !== 'stated');
  const context = {
    isIssuer: (part: Part<Country>) => asked.some((document) => document.named === part),
    // Before a flight or a change of planes, one is somewhere, whatever the passport.
    isJourney:
      says('flying') ||
      (says('transit') &&
        named.some((part) => wordBefore(parts, part) === 'into' && part.role !== 'destination')),
    isNomad: says('nomad'),
    asksVisa: asked.length > 0,
    // Also if its place is unknown: "transit through jfk to cancun" doesn't ask about Mexico.
    isInTransit: says('transit') && (has('destination') || parts.some(isTransitOfUnread)),
  };
  for (const part of open()) {
    const role = roleByWords(parts, part, { ...context, hasPassport: has('passport') });
    if (role) part.role = role;
  }
  for (const document of asked) settleVisa(document, { open: open(), named });

  const [first, ...others] = open();
  if (!first) return;
  const isAlone = named.length === 1;
  const isList = isListOfNames(parts) && (others.length > 0 || has('destination'));
  const isPassport = isAlone ? says('passport') : isList && !has('passport');
  if (isPassport && isCountry(first)) first.role = 'passport';
  // Where one goes after changing planes isn't asked for.
  const role = context.isInTransit ? 'unused' : 'destination';
  for (const part of open()) part.role = role;
}

function isCountry<Country>({ countries }: Part<Country>): boolean {
  return (countries ?? []).some(({ as }) => kindsOfCountry.has(as));
}

/** The country before a word such as "citizen", or after it: "passeport marocain", "citizen of India". */
function markPassport<Country>(parts: readonly Part<Country>[], word: Part<Country>): void {
  const at = parts.indexOf(word);
  const before = stepFrom(parts, at, -1, ['kind']);
  const after = stepFrom(parts, at, 1, ['kind', 'of', 'article']);
  const isFree = (part: Part<Country> | undefined): part is Part<Country> =>
    Boolean(part?.countries && !part.role && isCountry(part));
  const isOwner = isFree(before) && wordBefore(parts, before) !== 'into';
  // "Mexique passeport indien"
  const isAfter = isFree(after) && after.national && isOwner && !before.national;
  if (isOwner && !isAfter) before.role = 'passport';
  else if (isFree(after)) after.role = 'passport';
}

/** Where one changes planes: "via Doha", "layover in Doha", "Doha transit", "transit Doha". */
function markTransit<Country>(parts: readonly Part<Country>[], word: Part<Country>): void {
  if (word.role) return;
  const at = parts.indexOf(word);
  const isPlace = (part: Part<Country> | undefined): part is Part<Country> =>
    Boolean(part?.countries && !part.role && part.national !== 'surely');
  const before = stepFrom(parts, at, -1, ['kind']);
  const next = parts[at + 1];
  const after = stepFrom(parts, at, 1, ['into', 'of', 'for', 'article', 'filler']);
  const isJoined = isPlace(after) && after !== next;
  const place = [isJoined ? after : before, before, after].find(isPlace);
  if (place) place.role = 'destination';
}

/** Whether a word of transit has a word beside it that isn't understood, where its place would be. */
function isTransitOfUnread<Country>(
  word: Part<Country>,
  at: number,
  parts: readonly Part<Country>[],
): boolean {
  if (word.role || !word.groups.has('transit')) return false;
  const after = stepFrom(parts, at, 1, ['into', 'of', 'for', 'article', 'filler']);
  return after !== undefined && !after.countries && !after.zone && after.groups.size === 0;
}

/** The role that a nationality has, or a name by the words beside it. */
function roleByWords<Country extends { code: string }>(
  parts: readonly Part<Country>[],
  part: Part<Country>,
  context: {
    isIssuer: (part: Part<Country>) => boolean;
    isJourney: boolean;
    isNomad: boolean;
    asksVisa: boolean;
    isInTransit: boolean;
    hasPassport: boolean;
  },
): Role {
  const at = parts.indexOf(part);
  const named = parts.filter(({ countries, role }) => countries && role !== 'document');
  if (part.national === 'surely' && !context.isIssuer(part)) return 'passport';

  const isOrigin = isCountry(part) && !context.isJourney && !context.hasPassport;
  const origin = isOrigin ? 'passport' : 'unused';
  const isBeforeOther = named.some((one) => parts.indexOf(one) > at && one.national !== 'surely');
  switch (wordBefore(parts, part)) {
    case 'into':
      return context.isInTransit ? 'unused' : 'destination';
    case 'from':
      return context.isNomad ? 'destination' : origin;
    case 'for':
      // "UK visa for India"
      return context.asksVisa && !context.isIssuer(part) && isOrigin ? 'passport' : 'destination';
    case 'of':
      if (isBeforeOther && !context.isIssuer(part)) return origin;
  }
  if (isBeforeOther && parts[at + 1]?.groups.has('into')) return origin;
  if (parts[at - 1]?.groups.has('and') && parts[at - 2]?.countries) return parts[at - 2]?.role;
  return part.national === 'maybe' && part === named[0] && named.length > 1
    ? 'passport'
    : undefined;
}

/**
 * Whether a visa of unclear state is one that the traveller has: so if a country remains to go to. Else
 * its issuer is the destination: "US visa for Indians", but "Indian US visa Mexico".
 */
function settleVisa<Country extends { code: string }>(
  document: Document<Country>,
  { open, named }: { open: Part<Country>[]; named: Part<Country>[] },
): void {
  const { named: issuer, state } = document;
  const has = (role: Role) => named.some((part) => part !== issuer && part.role === role);
  const others = open.filter((part) => part !== issuer);
  const isElsewhere = has('destination') || (has('passport') && others.length > 0);
  const isOther = isElsewhere && !isSameCountry(document, named);
  if (isOther && state === 'unclear') markStated(document);
  else if (issuer?.countries && !issuer.role) issuer.role = isOther ? 'unused' : 'destination';
}

function isSameCountry<Country extends { code: string }>(
  { named: issuer }: Document<Country>,
  named: Part<Country>[],
): boolean {
  const codes = new Set(issuer?.countries?.map(({ code }) => code));
  return named.some(
    (part) =>
      part !== issuer &&
      part.role === 'destination' &&
      part.countries?.some(({ code }) => codes.has(code)),
  );
}

/** Whether a query has nothing but names, what joins them, and the kind of stay. */
function isListOfNames<Country>(parts: readonly Part<Country>[]): boolean {
  return parts.every(
    ({ countries, role, groups }) =>
      countries || role === 'document' || keywords.some((group) => groups.has(group)),
  );
}
