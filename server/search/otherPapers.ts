import { foldedName, syllables } from '#core/languages/foldedName.ts';
import type { CountryNameIndex, NamedCountry } from './countryNameIndex.ts';
import { arePeopleAfter, isPeople, readDocuments, stepFrom, wordBefore } from './queryDocuments.ts';
import { type Part, partsOf } from './queryParts.ts';
import { assignRoles } from './queryRoles.ts';
import { groupsOf } from './queryWords.ts';
import { type PaperWords, paperWords } from './words/paperWords.ts';

/** Each word of a phrase, and whether it may have any ending. */
type Phrase = { word: string; open: boolean }[];

/** The place of a phrase in a query. */
type Place = { first: number; last: number };

/** A travel document, with what its language says of the state that it is from. */
type DocumentPlace = Place & Pick<PaperWords, 'issuer' | 'people'>;

const languages = Object.values(paperWords);
const travellers = phrasesOf(languages.map((words) => words.travellers));
const conventions = phrasesOf(languages.map(({ convention }) => convention));
const issued = phrasesOf(languages.map((words) => words.issued ?? ''));
const travelDocuments = languages.map(({ travelDocument, issuer, people }) => ({
  phrases: phrasesOf([travelDocument]),
  issuer,
  people,
}));

/** The conventions on refugees and on stateless persons. */
const years = new Set(['1951', '1954']);

/** Join a state to its document, where words of a sentence aren't separated or ‘s’ follows a name. */
const particles = new Set(['s', 'の', '的', '의', 'के', 'का', 'की'].map(foldedName));

/** At most so many letters of a text without spaces are a name or a phrase. */
const LONGEST_RUN = 12;

/**
 * Whether somebody asks who travels with other papers than a nationality's passport: a refugee, a
 * stateless person, the holder of an alien's passport or of a state's travel document. Returns the
 * countries that they may travel to, which may be none; undefined for any other query.
 */
export function withOtherPapers<Country extends { code: string; name: string }>(
  query: string,
  names: CountryNameIndex<Country>,
): NamedCountry<Country>[] | undefined {
  const parts = partsOf(spacedOut(query, names), names);
  const named = placesOf(parts, travellers);
  const documents = travelDocuments.flatMap(({ phrases, ...words }) =>
    placesOf(parts, phrases).map((place) => ({ ...place, ...words })),
  );
  const isOfYear = parts.some(({ word }) => years.has(word));
  const isConvention =
    isOfYear && (documents.length > 0 || placesOf(parts, conventions).length > 0);
  if (named.length === 0 && documents.length === 0 && !isConvention) return undefined;

  const permits = readDocuments(parts);
  for (const { first } of named) markOrigin(parts, first);
  assignRoles(parts, permits);
  const surely = named.length > 0 || isConvention;
  const issuers = documents.flatMap((place) => issuerOf(parts, place, surely) ?? []);
  if (!surely && issuers.length === 0) return undefined;
  return countriesOf(destinationsOf(parts, named, issuers));
}

/** The state that a travel document is from, if the words beside it say so. */
function issuerOf<Country extends { code: string }>(
  parts: readonly Part<Country>[],
  { first, last, issuer, people }: DocumentPlace,
  surely: boolean,
): Part<Country> | undefined {
  const isIssuer = (part: Part<Country> | undefined): part is Part<Country> => {
    if (!part?.countries && !part?.zone) return false;
    if (part.national === 'surely') return true;
    const before = wordBefore(parts, part);
    if (before === 'into' || before === 'for') return false;
    // "Japan travel documents" are the papers for Japan; "Germany travel document Japan" aren't.
    return surely || hasDestinationAfter(parts, Math.max(last, parts.indexOf(part)), part);
  };
  const before = beforeOf(parts, first);
  const isPerson = (part: Part<Country>) => people?.test(part.word);
  if (issuer === 'before' && isIssuer(before)) {
    const isNoun = isPerson(before) ?? (before.national === 'surely' && isPeople(before));
    return isNoun || isWho(parts, before) ? undefined : before;
  }
  const after = parts[last + 1];
  if (issuer === 'after' && isIssuer(after)) {
    return (isPerson(after) ?? arePeopleAfter(after)) ? undefined : after;
  }
  if (!after || !issued.some((phrase) => isAt([after.word], 0, phrase))) return undefined;
  return parts.slice(last + 2, last + 6).find(({ countries }) => countries);
}

/** "as a German", who may ask for the papers of a journey. */
function isWho<Country>(parts: readonly Part<Country>[], part: Part<Country>): boolean {
  const at = parts.indexOf(part);
  const [before, word] = [parts[at - 2], parts[at - 1]];
  const first = word?.groups.has('article') && !asWhat.has(word.word) ? before : word;
  return asWhat.has(first?.word ?? '');
}

const asWhat = new Set(['as', 'als']);

/** The part before, over particles and words as "valid". */
function beforeOf<Country>(
  parts: readonly Part<Country>[],
  first: number,
): Part<Country> | undefined {
  let at = first;
  while (particles.has(parts[at - 1]?.word ?? '')) at -= 1;
  return stepFrom(parts, at, -1, ['kind']);
}

function hasDestinationAfter<Country extends { code: string }>(
  parts: readonly Part<Country>[],
  at: number,
  issuer: Part<Country>,
): boolean {
  const codes = new Set(issuer.countries?.map(({ code }) => code));
  const isOther = ({ countries = [] }: Part<Country>) =>
    countries.some((one) => !codes.has(one.code));
  return parts.some(
    (part, place) =>
      part.role === 'destination' &&
      isOther(part) &&
      (place > at || wordBefore(parts, part) === 'into'),
  );
}

/** The origin of a refugee, which is not the destination: "Syria refugee Turkey". */
function markOrigin<Country>(parts: readonly Part<Country>[], first: number): void {
  const origin = beforeOf(parts, first);
  if (origin?.countries && !origin.role && !isGoal(parts, origin)) origin.role = 'unused';
}

/**
 * The parts that name where somebody goes. Where there are several, not where a refugee was received:
 * "refugee in Germany to Turkey".
 */
function destinationsOf<Country extends { code: string }>(
  parts: readonly Part<Country>[],
  refugees: readonly Place[],
  issuers: readonly Part<Country>[],
): Part<Country>[] {
  let open = parts.filter((part) => part.role === 'destination' && !issuers.includes(part));
  for (const { last } of refugees) {
    const after = parts.slice(last + 1, last + 4);
    const at = after.findIndex(({ countries }) => countries);
    const isToThere = after.slice(0, at).some(leadsTo);
    if (open.length > 1 && !isToThere) open = open.filter((part) => part !== after[at]);
  }
  return open;
}

function isGoal<Country>(parts: readonly Part<Country>[], part: Part<Country>): boolean {
  const before = wordBefore(parts, part);
  return before === 'into' || before === 'for';
}

/** "to", but not "in", which is also where somebody lives. */
function leadsTo<Country>({ groups, word }: Part<Country>): boolean {
  return (groups.has('into') || groups.has('for')) && !groups.has('of') && word !== 'en';
}

function countriesOf<Country extends { code: string }>(
  parts: readonly Part<Country>[],
): NamedCountry<Country>[] {
  const countries = parts.flatMap((part) => part.countries ?? []);
  return [...new Map(countries.map((country) => [country.code, country])).values()];
}

/** Where phrases stand, as the places of their first and last part. */
function placesOf<Country>(parts: readonly Part<Country>[], phrases: readonly Phrase[]): Place[] {
  const words = parts.flatMap(({ word }, at) => word.split(' ').map((one) => ({ one, at })));
  const folded = words.map(({ one }) => one);
  return words.flatMap(({ at }, start) =>
    phrases
      .filter((phrase) => isAt(folded, start, phrase))
      .map(({ length }) => ({ first: at, last: words[start + length - 1]?.at ?? at })),
  );
}

function isAt(words: readonly string[], start: number, phrase: Phrase): boolean {
  return phrase.every(({ word, open }, at) => {
    const said = words[start + at];
    return said === word || (open && said?.startsWith(word));
  });
}

function phrasesOf(listed: readonly string[]): Phrase[] {
  return listed
    .flatMap((words) => words.split(' '))
    .filter(Boolean)
    .map((phrase) =>
      phrase.split('_').map((word) => ({ word: foldedName(word), open: word.endsWith('*') })),
    );
}

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]+/gu;

/** The words of scripts in which a phrase may stand without spaces. */
const knownRuns = new Set(
  [travellers, conventions, ...travelDocuments.map(({ phrases }) => phrases)]
    .flat()
    .flatMap((phrase) => phrase.map(({ word }) => word))
    .filter((word) => syllables.test(word)),
);

/** A text with spaces around names and known words, where its script has none. */
function spacedOut<Country extends { code: string; name: string }>(
  query: string,
  names: CountryNameIndex<Country>,
): string {
  const isKnown = (run: string) => {
    const word = foldedName(run);
    return knownRuns.has(word) || groupsOf(word).size > 0 || names.called(word).length > 0;
  };
  return query.replaceAll(unspaced, (run) => {
    const letters = Array.from(run);
    let text = '';
    for (let at = 0; at < letters.length; ) {
      let count = Math.min(LONGEST_RUN, letters.length - at);
      while (count > 1 && !isKnown(letters.slice(at, at + count).join(''))) count -= 1;
      const found = letters.slice(at, at + count).join('');
      text += count > 1 || particles.has(foldedName(found)) ? ` ${found} ` : found;
      at += count;
    }
    return text.replaceAll(/(\d{4})/g, ' $1 ');
  });
}
