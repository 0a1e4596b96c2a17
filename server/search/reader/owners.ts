import { lexicon } from './lexicon.ts';
import { stepFrom, wordBeside } from './neighbours.ts';
import { isName, isUnknown, type Part, says } from './parts.ts';

/** Words that belong to a country beside them: "German passport", "visa for Japan". */
export const ownables = ['passport', 'visa', 'residence', 'greenCard', 'travelDocument'] as const;

export type OwnedThing = (typeof ownables)[number];

/** A word for a passport or document, and the part that says whose it is. */
export type Owned = {
  thing: OwnedThing;
  part: Part;
  owner: Part | undefined;
  /** Whether something stands in the owner's place that isn't understood, or the order says otherwise. */
  isUnread: boolean;
  /** A city in the place of a passport's country: "Londoner" says nothing of a passport. */
  city: Part | undefined;
};

/** A loose owner is a bare name on the other side than the word's own: "visa Japan". */
type Choice = { owner: Part; fit: number; isLoose?: boolean };

/** The choice for each word, or none, and how well all fit. */
type Choices = { chosen: (Choice | undefined)[]; fit: number };

/** How well a part beside a word fits as its owner. */
const fits = {
  /** An adjective where its language has them. */
  adjective: 6,
  /** A name on the side of the word's language. */
  name: 3,
  otherAdjective: 2.5,
  /** A name on the other side, in a language whose words stand on both. */
  otherName: 2,
  people: 1.5,
  /** A name on the other side in all other languages: two are less than one in its place. */
  wrongName: 1,
};

/** More words for passports and documents aren't looked at. */
const MOST_THINGS = 6;

/**
 * Finds whose the passports and documents of a query are. No name belongs to two of them, so that of "visa
 * USA passport India Mexico" each has its own.
 */
export function ownersIn(parts: readonly Part[]): Owned[] {
  const things = parts.flatMap((part) => thingOf(parts, part) ?? []).slice(0, MOST_THINGS);
  const { chosen } = bestOf(things.map(({ choices }) => choices));
  const isTaken = ({ owner }: Choice) => chosen.some((choice) => choice?.owner === owner);
  const pair = barePair(parts);
  // "visa India passport Japan" may be a list, or ask about Japan with an Indian passport.
  const isList = says(parts[0], 'visa') && says(parts[2], 'passport');
  const isUnsure =
    chosen.every((choice) => isList || !choice || choice.isLoose) &&
    chosen.some((one, at) => one && one.owner === pair[things[at]?.thing === 'passport' ? 1 : 0]);
  return things.map(({ choices, ...thing }, at) => {
    const owner = isUnsure ? undefined : chosen[at]?.owner;
    if (owner) return { ...thing, owner, isUnread: false, city: undefined };
    return { ...thing, owner, isUnread: thing.isUnread || isUnsure || choices.some(isTaken) };
  });
}

/** Two countries of which nothing but their order says what they are for, or none. */
function barePair(parts: readonly Part[]): Part[] {
  const named = parts.filter(isName);
  const isBare = (part: Part) =>
    isOfCountry(part) && part.national !== 'surely' && !wordBeside(parts, part);
  return named.length === 2 && named.every(isBare) ? named : [];
}

/** The choice for each word that fits best in all. */
function bestOf(choices: readonly Choice[][], taken: readonly Part[] = []): Choices {
  const [first, ...rest] = choices;
  if (!first) return { chosen: [], fit: 0 };
  const free = first.filter(({ owner }) => !taken.includes(owner));
  const all = [undefined, ...free].map((choice) => {
    const { chosen, fit } = bestOf(rest, choice ? [...taken, choice.owner] : taken);
    return { chosen: [choice, ...chosen], fit: fit + (choice?.fit ?? 0) };
  });
  return all.reduce((best, one) => (one.fit > best.fit ? one : best));
}

/** A word for a passport or document with the parts that may say whose it is. */
function thingOf(parts: readonly Part[], part: Part) {
  const thing = ownables.find((group) => says(part, group));
  if (!thing) return undefined;
  const at = parts.indexOf(part);
  const [left, right] = [besideThing(parts, at, -1, thing), besideThing(parts, at, 1, thing)];
  const side = says(part, thing, 'after') ? 'after' : 'before';
  const [own, other] = side === 'after' ? [left, right] : [right, left];
  const isOwnUnread = own !== undefined && (isUnknown(own) || says(own, 'topic'));
  const isUnread = isOwnUnread || (other !== undefined && isUnknown(other));
  // "шенгенка" is a Schengen visa in one word.
  const choices = (part.zone ? [part] : [left, right])
    .filter((one) => mayOwn(parts, one, thing))
    .filter((one) => !isOwnUnread || one.isAdjective)
    .map(fitOf);
  const isPassport = thing === 'passport';
  const city = isPassport && own?.countries.length && !isOfCountry(own) ? own : undefined;
  return { thing, part, choices, isUnread: isPassport && isUnread, city };

  function fitOf(owner: Part): Choice {
    if (owner.national === 'surely') {
      if (!owner.isAdjective) return { owner, fit: fits.people };
      const isInPlace = (owner === left) === lexicon().adjectivesFirst.has(owner.language ?? 'en');
      // "Indien Deutsche Visum", "Inde Français visa"
      const isPerson = thing === 'visa' && (owner.isNoun || !isInPlace);
      return { owner, fit: isPerson ? 0 : fits[isInPlace ? 'adjective' : 'otherAdjective'] };
    }
    if (owner === own) return { owner, fit: fits.name };
    const isOneSided = lexicon().sideOf.get(part.language ?? 'en') === side;
    return { owner, fit: isOneSided ? fits.wrongName : fits.otherName, isLoose: true };
  }
}

/** The part beside a passport or document, over "of"; beside a document also "for Japan", not "for Germans". */
function besideThing(parts: readonly Part[], at: number, by: 1 | -1, thing: OwnedThing) {
  const over = ['kind', 'of', ...(by === 1 ? (['article'] as const) : [])] as const;
  const beside = stepFrom(parts, at, by, over);
  if (thing === 'passport' || !beside || !says(beside, 'for')) return beside;
  const joined = stepFrom(parts, parts.indexOf(beside), by, over);
  return joined?.national === 'surely' ? undefined : joined;
}

/** Whether a part can say whose passport or document it is. */
function mayOwn(parts: readonly Part[], part: Part | undefined, thing: OwnedThing): part is Part {
  if (!part || !isName(part) || part.role) return false;
  // "to Japan visa"
  if (wordBeside(parts, part) === 'to') return false;
  if (thing === 'greenCard') return part.countries.some(({ code }) => code === 'US');
  if (thing === 'passport') return isOfCountry(part) || part.zone !== undefined;
  // "Germans visa Japan"
  return part.national !== 'surely' || part.isAdjective;
}

/** A city is nobody's passport: one is there, or goes there. */
export function isOfCountry({ countries }: Part): boolean {
  return countries.some(({ as }) => as !== 'place');
}
