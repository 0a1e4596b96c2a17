import { lexicon } from './lexicon.ts';
import { stepFrom, wordBeside } from './neighbours.ts';
import { isName, isUnknown, type Part, says } from './parts.ts';

/** Words that belong to a country beside them: "German passport", "visa for Japan". */
export const ownedThings = [
  'passport',
  'visa',
  'residence',
  'greenCard',
  'travelDocument',
] as const;

export type OwnedThing = (typeof ownedThings)[number];

/** A word for a passport or document, and the part that says whose it is. */
export type Owned = {
  thing: OwnedThing;
  part: Part;
  owner: Part | undefined;
  /** Whether something stands in the owner's place that isn't understood. */
  isUnread: boolean;
  /** A city in the place of a passport's country: "Londoner" says nothing of a passport. */
  city: Part | undefined;
};

type Choice = { owner: Part; fit: number };

/** The owner of each word, or none, and how well all fit. */
type Owners = { owners: (Part | undefined)[]; fit: number };

/** How well a part beside a word fits as its owner. */
const fits = {
  /** An adjective where its language has them. */
  adjective: 6,
  /** A name on the side of the word's language. */
  name: 3,
  otherAdjective: 2.5,
  /** A name on the other side. */
  otherName: 2,
  people: 1.5,
};

/** More words for passports and documents aren't looked at. */
const MOST_THINGS = 6;

/**
 * Finds whose the passports and documents of a query are. No name belongs to two of them, so that of "visa
 * USA passport India" each has its own.
 */
export function ownersIn(parts: readonly Part[]): Owned[] {
  const things = parts
    .flatMap((part) => {
      const thing = ownedThings.find((group) => says(part, group));
      return thing ? [{ thing, part }] : [];
    })
    .slice(0, MOST_THINGS);
  const choices = things.map(({ thing, part }) => choicesOf(parts, part, thing));
  const best = bestOf(choices.map(({ owners }) => owners));
  return things.map(({ thing, part }, at) => {
    const owner = best.owners[at];
    const { isUnread = false, city } = choices[at] ?? {};
    return { thing, part, owner, isUnread: !owner && isUnread, city: owner ? undefined : city };
  });
}

/** The choice for each word that fits best in all. */
function bestOf(choices: readonly Choice[][], taken: readonly Part[] = []): Owners {
  const [first, ...rest] = choices;
  if (!first) return { owners: [], fit: 0 };
  const others = bestOf(rest, taken);
  let best: Owners = { owners: [undefined, ...others.owners], fit: others.fit };
  for (const { owner, fit } of first.filter((choice) => !taken.includes(choice.owner))) {
    const { owners, fit: ofRest } = bestOf(rest, [...taken, owner]);
    if (fit + ofRest > best.fit) best = { owners: [owner, ...owners], fit: fit + ofRest };
  }
  return best;
}

function choicesOf(
  parts: readonly Part[],
  part: Part,
  thing: OwnedThing,
): { owners: Choice[]; isUnread: boolean; city: Part | undefined } {
  const at = parts.indexOf(part);
  const [left, right] = [besideThing(parts, at, -1, thing), besideThing(parts, at, 1, thing)];
  const isAfter = says(part, thing, 'after');
  const [own, other] = isAfter ? [left, right] : [right, left];
  const isOwnUnread = own !== undefined && (isUnknown(own) || says(own, 'topic'));
  const beside = [left, right].filter((one): one is Part => mayOwn(parts, one, thing));
  return {
    owners: isOwnUnread ? beside.filter((one) => one.isAdjective).map(fitOf) : beside.map(fitOf),
    isUnread: isOwnUnread || (other !== undefined && isUnknown(other)),
    city: thing === 'passport' && own && isCity(own) ? own : undefined,
  };

  function fitOf(owner: Part): Choice {
    if (owner.national !== 'surely')
      return { owner, fit: owner === own ? fits.name : fits.otherName };
    if (!owner.isAdjective) return { owner, fit: fits.people };
    const isInPlace = (owner === left) === adjectivesFirst(owner);
    return { owner, fit: isInPlace ? fits.adjective : fits.otherAdjective };
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

function adjectivesFirst({ language = 'en' }: Part): boolean {
  return lexicon().adjectivesFirst.has(language);
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

function isCity(part: Part): boolean {
  return part.countries.length > 0 && !isOfCountry(part);
}

/** A city is nobody's passport: one is there, or goes there. */
export function isOfCountry({ countries }: Part): boolean {
  return countries.some(({ as }) => as !== 'place');
}
