import type { WordGroup } from '../../languages/languageFile.ts';
import { type Document, markStated } from './documents.ts';
import { isGoal, stepFrom, wordBeside } from './neighbours.ts';
import { isOfCountry, type Owned } from './owners.ts';
import { isName, isUnknown, type Part, says } from './parts.ts';

type Role = Part['role'];

/**
 * Decides which names are passports and which are destinations. A name is a passport only if it is a
 * nationality, words say so, or another name follows it with nothing between that isn't understood
 * ("germany japan").
 */
export function assignRoles(
  parts: readonly Part[],
  owned: readonly Owned[],
  documents: readonly Document[],
): void {
  const named = parts.filter(({ countries }) => countries.length > 0);
  const open = () => named.filter(({ role }) => !role);
  const has = (role: Role) => named.some((part) => part.role === role);
  const asks = (group: WordGroup) =>
    parts.some((part) => part.role !== 'document' && says(part, group));

  const passports = owned.filter(({ thing }) => thing === 'passport');
  for (const { owner } of passports) if (owner && !owner.zone) owner.role = 'passport';
  for (const part of parts) if (says(part, 'transit')) markTransit(parts, part);
  const asked = documents.filter(({ state }) => state !== 'stated');
  const context = {
    isIssuer: (part: Part) => asked.some((document) => document.named === part),
    // Before a flight or a change of planes, one is somewhere, whatever the passport.
    isJourney:
      asks('flying') ||
      (asks('transit') &&
        named.some((part) => wordBeside(parts, part) === 'to' && part.role !== 'destination')),
    isNomad: asks('nomad'),
    asksVisa: asked.length > 0,
    // Also if its place is unknown: "transit through jfk to cancun" doesn't ask about Mexico.
    isInTransit: asks('transit') && (has('destination') || parts.some(isTransitOfUnread)),
    isVisaFree: asks('visaFree'),
    // "France Morocco score"
    isUnread:
      asks('match') ||
      owned.some(({ isUnread }) => isUnread) ||
      passports.some(({ owner }) => owner?.zone) ||
      // "sin visa para Argentina", "Sırbistan Çin'e vizesiz mi" may be its people's or a journey there.
      (asks('without') && named.some((part) => mayBeFor(parts, part))) ||
      (asks('visaFree') && parts.some((part) => says(part, 'for', 'after'))),
  };
  const isPerson = (part: Part) => part.national === 'surely' && !context.isIssuer(part);
  for (const part of open().filter(isPerson)) part.role = 'passport';
  for (const part of open()) {
    const role = roleByWords(parts, part, { ...context, hasPassport: has('passport') });
    if (role) part.role = role;
  }
  for (const document of asked) settleVisa(document, { open: open(), named });

  for (const { city } of passports) {
    const isElsewhere = has('destination') || open().length > 1;
    if (city && !city.role && isElsewhere) city.role = 'unused';
  }
  const [first, ...others] = open();
  if (!first) return;
  const isPassport = !has('passport') && !context.isUnread && isBeforeOther(parts, first);
  if (isPassport && isOfCountry(first) && !context.isJourney) first.role = 'passport';
  // "flight Frankfurt Tokyo"
  else if (asks('flying') && others.length === 1) first.role = 'unused';
  // Where one goes after changing planes isn't asked for.
  const role = context.isInTransit ? 'unused' : 'destination';
  for (const part of open()) part.role = role;
}

/** Whether another name follows or precedes, with nothing between that isn't understood or joins equals. */
function isBeforeOther(parts: readonly Part[], part: Part): boolean {
  const at = parts.indexOf(part);
  const isOther = ({ countries, role }: Part) =>
    countries.length > 0 && role !== 'document' && role !== 'unused';
  const isOpenTo = (others: readonly Part[]) => {
    const end = others.findIndex(isOther);
    return end >= 0 && !others.slice(0, end).some((one) => separates(one));
  };
  return isOpenTo(parts.slice(at + 1)) || isOpenTo(parts.slice(0, at).reverse());
}

function separates(part: Part): boolean {
  return isUnknown(part) || says(part, 'topic') || says(part, 'and') || part.role === 'unused';
}

/** Where one changes planes: "via Doha", "layover in Doha", "Doha transit", "transit Doha". */
function markTransit(parts: readonly Part[], word: Part): void {
  if (word.role) return;
  const at = parts.indexOf(word);
  const isPlace = (part: Part | undefined): part is Part =>
    Boolean(part && part.countries.length > 0 && !part.role && part.national !== 'surely');
  const before = stepFrom(parts, at, -1, ['kind', 'to', 'from', 'of', 'with']);
  const after = stepFrom(parts, at, 1, ['to', 'of', 'for', 'article', 'filler', 'flying']);
  const place = (says(word, 'transit', 'after') ? [before, after] : [after, before]).find(isPlace);
  if (place) place.role = 'destination';
  // "Dubai transit India" may go on to India.
  if (place === before && isPlace(after)) after.role = 'unused';
}

/** Whether a word of transit has a word beside it that isn't understood, where its place would be. */
function isTransitOfUnread(word: Part, at: number, parts: readonly Part[]): boolean {
  if (word.role || !says(word, 'transit')) return false;
  const after = stepFrom(parts, at, 1, ['to', 'of', 'for', 'article', 'filler', 'flying']);
  return after !== undefined && isUnknown(after);
}

/** The role that a name has by the words beside it. */
function roleByWords(
  parts: readonly Part[],
  part: Part,
  context: Record<`is${'Journey' | 'Nomad' | 'InTransit' | 'VisaFree' | 'Unread'}`, boolean> & {
    asksVisa: boolean;
    hasPassport: boolean;
    isIssuer: (part: Part) => boolean;
  },
): Role {
  const at = parts.indexOf(part);
  const named = parts.filter((one) => one.countries.length > 0 && one.role !== 'document');
  const isOrigin = isOfCountry(part) && !context.isJourney && !context.hasPassport;
  const origin = isOrigin ? 'passport' : 'unused';
  // "visa-free for Turkey" may be a journey there.
  const isFree = context.isVisaFree && (part !== named[0] || says(parts[at + 1], 'for', 'after'));
  const isFollowed = named.some((one) => parts.indexOf(one) > at && one.national !== 'surely');
  const isStart = isFollowed && says(parts[at + 1], 'to', 'before');
  // "UK visa for India", "visa for India to Turkey", but "visa for Japan to see Tokyo"
  const isForStart = !context.isIssuer(part) || (isStart && named.every(isOfCountry));
  // "Indians in Germany to the UK"
  const isGoing = (one: Part) =>
    one.national !== 'surely' && isGoal(parts, one) && !isJoined(parts, one);
  const beside = wordBeside(parts, part);
  const isHome = context.hasPassport || (named.length > 2 && beside === 'to');
  const isListed = says(parts[at - 2], 'and');
  if (isHome && !isListed && isJoined(parts, part) && named.some(isGoing)) return 'unused';
  switch (beside) {
    case 'to':
      return context.isInTransit ? 'unused' : 'destination';
    case 'from':
      return context.isNomad ? 'destination' : origin;
    case 'for':
      // "Is Thailand visa-free for India?"
      if (isOrigin && (isFree || (context.asksVisa && isForStart))) return 'passport';
      return context.isInTransit ? 'unused' : 'destination';
    case 'of':
      if (isFollowed && !context.isIssuer(part)) return origin;
  }
  if (isStart) return origin;
  if (says(parts[at - 1], 'and') && isName(parts[at - 2] ?? part)) return parts[at - 2]?.role;
  const isFirst = part === named[0] && named.length > 1;
  const isSure = isFirst && !context.hasPassport && !context.isUnread;
  return part.national === 'maybe' && isSure ? 'passport' : undefined;
}

/** Whether a name has "for" beside it, or "ل-" is written together with it, which is "for" and "to". */
function mayBeFor(parts: readonly Part[], part: Part): boolean {
  return wordBeside(parts, part) === 'for' || parts[parts.indexOf(part) - 1]?.typed === '';
}

/** Whether "of" or "in" joins a name to the noun beside it. */
function isJoined(parts: readonly Part[], part: Part): boolean {
  const at = parts.indexOf(part);
  // "in" may be two words, as 에 있는.
  const isLong = says(parts[at + 1], 'to', 'after') && says(parts[at + 2], 'of', 'after');
  return isLong || says(parts[at - 1], 'of', 'before') || says(parts[at + 1], 'of', 'after');
}

/**
 * Whether a visa of unclear state is one that the traveller has: so if a country remains to go to. Else
 * its issuer is the destination: "US visa for Indians", but "Indian US visa Mexico".
 */
function settleVisa(document: Document, { open, named }: { open: Part[]; named: Part[] }): void {
  const { named: issuer, state } = document;
  const has = (role: Role) => named.some((part) => part !== issuer && part.role === role);
  const others = open.filter((part) => part !== issuer);
  const isElsewhere = has('destination') || (has('passport') && others.length > 0);
  const isOther = isElsewhere && !isSameCountry(document, named);
  if (isOther && state === 'unclear') markStated(document);
  else if (issuer && issuer.countries.length > 0 && !issuer.role) {
    issuer.role = isOther ? 'unused' : 'destination';
  }
}

function isSameCountry({ named: issuer }: Document, named: readonly Part[]): boolean {
  const goals = named.filter((part) => part !== issuer && part.role === 'destination');
  const codes = new Set(goals.flatMap(({ countries }) => countries.map(({ code }) => code)));
  return issuer?.countries.some(({ code }) => codes.has(code)) ?? false;
}
