import type { VisaType } from '../../../db/schema.ts';
import { foldedName } from '../../schemas/foldedName.ts';
import type { CountryNameIndex, NamedCountry } from './countryNameIndex.ts';
import { isCommonWord, queryWords } from './queryWords.ts';

/** What a query asks. An ambiguous name has several countries ("Korea"). */
export type Query<Country> = {
  passports: NamedCountry<Country>[];
  destinations: NamedCountry<Country>[];
  /** The kind of stay, if its words are in the query. */
  purpose: VisaType | undefined;
  /** Whether it asks about passports, or about visas for remote workers. */
  about: 'passports' | 'nomads' | undefined;
  /** The query without names of countries. */
  otherWords: string[];
};

/** The words of the longest name. */
const LONGEST_NAME = 7;

/** "Austrila" may be Austria or Australia. */
const MOST_MISSPELT = 2;

type Role = 'passport' | 'destination';

/** A name in the query, or one of its other words. */
type Part<Country> = { word: string; countries?: NamedCountry<Country>[]; role?: Role };

/** Reads "germany to japan", "india uk transit", "japan visa for germans". */
export function readQuery<Country extends { code: string; name: string }>(
  text: string,
  names: CountryNameIndex<Country>,
): Query<Country> {
  const words = foldedName(text.replaceAll(/[-=]*>|→/g, ' to ')).split(' ');
  const parts = partsOf(words, names);
  assignRoles(parts);
  const has = (group: ReadonlySet<string>) => parts.some(({ word }) => group.has(word));
  const of = (role: Role) =>
    parts.flatMap((part) => (part.role === role ? part.countries : []) ?? []);
  const purposes = { transit: queryWords.transit, working: queryWords.working } as const;
  const [purpose] = (['transit', 'working'] as const).filter((one) => has(purposes[one]));
  return {
    passports: of('passport'),
    destinations: of('destination'),
    purpose,
    about: has(queryWords.nomad)
      ? 'nomads'
      : has(queryWords.passport) && of('destination').length === 0
        ? 'passports'
        : undefined,
    otherWords: parts.flatMap(({ word, countries }) => (countries ? [] : word)),
  };
}

function partsOf<Country extends { code: string; name: string }>(
  words: string[],
  names: CountryNameIndex<Country>,
): Part<Country>[] {
  const parts: Part<Country>[] = [];
  for (let at = 0; at < words.length; ) {
    const name = longestNameAt(words, at, names);
    parts.push(name?.part ?? { word: words[at] ?? '' });
    at += name?.count ?? 1;
  }
  return withMisspelt(parts, names);
}

function longestNameAt<Country extends { code: string; name: string }>(
  words: string[],
  at: number,
  names: CountryNameIndex<Country>,
) {
  for (let count = Math.min(LONGEST_NAME, words.length - at); count > 0; count -= 1) {
    const word = words.slice(at, at + count).join(' ');
    if (count === 1 && words.length > 1 && isCommonWord(word)) continue;
    const countries = names.called(word);
    if (countries.length > 0) return { part: { word, countries }, count };
  }
  return undefined;
}

/** The parts, with words that misspell a name made that name, several of them or one. */
function withMisspelt<Country extends { code: string; name: string }>(
  parts: Part<Country>[],
  names: CountryNameIndex<Country>,
): Part<Country>[] {
  const isOther = ({ word, countries }: Part<Country>) => !countries && !isCommonWord(word);
  const read: Part<Country>[] = [];
  for (let at = 0; at < parts.length; ) {
    const rest = parts.slice(at);
    const end = rest.findIndex((part) => !isOther(part));
    const others = rest.slice(0, end === -1 ? undefined : end);
    const whole = misspeltName(others, names);
    if (whole) read.push(whole);
    else read.push(...others.map((part) => misspeltName([part], names) ?? part));
    const next = rest[others.length];
    if (next) read.push(next);
    at += others.length + 1;
  }
  return read;
}

function misspeltName<Country extends { code: string; name: string }>(
  parts: Part<Country>[],
  names: CountryNameIndex<Country>,
): Part<Country> | undefined {
  const word = parts.map((part) => part.word).join(' ');
  const countries = names.resembling(word).slice(0, MOST_MISSPELT);
  return countries.length > 0 ? { word, countries } : undefined;
}

/** Decides which names are passports and which are destinations. */
function assignRoles<Country>(parts: Part<Country>[]): void {
  const named = parts.filter(({ countries }) => countries);
  const has = (role: Role) => named.some((part) => part.role === role);
  for (const part of named) {
    const role = clearRole(parts, part);
    if (role) part.role = role;
  }
  const open = () => named.filter(({ role }) => !role);
  for (const part of open()) {
    if (isBefore(parts, part, queryWords.visa)) {
      part.role = has('destination') ? 'passport' : 'destination';
    }
  }
  for (const part of open()) {
    const areNationals = part.countries?.every(({ as }) => as === 'nationality');
    if (areNationals) part.role = 'passport';
    else if (isAfter(parts, part, queryWords.for) && named.length > 1) {
      part.role = has('passport') ? 'destination' : 'passport';
    }
  }
  const [first] = open();
  const asksPassport = parts.some(({ word }) => queryWords.passport.has(word));
  if (first && named.length === 1 && asksPassport) first.role = 'passport';
  for (const part of open()) {
    const others = open().length > 1 || has('destination');
    part.role = others && !has('passport') ? 'passport' : 'destination';
  }
}

/** The role that a name's neighbours leave no doubt about. */
function clearRole<Country>(parts: Part<Country>[], part: Part<Country>): Role | undefined {
  if (isBefore(parts, part, queryWords.passport)) return 'passport';
  if (isAfter(parts, part, queryWords.from)) return 'passport';
  if (isAfter(parts, part, queryWords.into)) return 'destination';
  const next = parts[parts.indexOf(part) + 1];
  return next?.word === 'to' && parts.at(-1) !== next ? 'passport' : undefined;
}

function isBefore<Country>(
  parts: Part<Country>[],
  part: Part<Country>,
  group: ReadonlySet<string>,
): boolean {
  return group.has(parts[parts.indexOf(part) + 1]?.word ?? '');
}

const articles = new Set(['a', 'an', 'the', 'my', 'our', 'all']);

function isAfter<Country>(
  parts: Part<Country>[],
  part: Part<Country>,
  group: ReadonlySet<string>,
): boolean {
  const before = parts.slice(0, parts.indexOf(part)).findLast(({ word }) => !articles.has(word));
  return group.has(before?.word ?? '');
}
