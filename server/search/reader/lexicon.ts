import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries as countriesByCode, type TCountryCode } from 'countries-list';
import { alpha3Of } from '#core/countries/countryIndex.ts';
import { otherNames, placeNames } from '#core/countries/countryNames.ts';
import { nationalityAdjectives } from '#core/countries/nationalityAdjectives.ts';
import { transitHubs } from '#core/countries/transitHubs.ts';
import { foldedName, syllables } from '#core/languages/foldedName.ts';
import { type LanguageCode, languages } from '#core/languages/languages.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { countryNamesIn, namesInLatinLetters } from '../../languages/countryNames.ts';
import { type LanguageFile, readLanguageFile, type Side, type WordGroup } from './languageFile.ts';
import { type Endings, formsOf } from './wordForms.ts';

/** A name of countries, of a place in them, of their people, or of a group of countries. */
export type Name = {
  /** Undefined for what is the same in every language. */
  language: LanguageCode | undefined;
  kind: 'country' | 'adjective' | 'people' | 'place' | 'zone';
  /** Whether it is a code, of a country or of an airport: such a text seldom means it. */
  isCode?: boolean;
  /** The countries that it may mean, the likeliest first; those of a zone aren't listed. */
  codes: readonly string[];
  zone?: 'schengen' | 'gcc' | 'eu' | undefined;
  /** As its language writes it. */
  text: string;
};

/** What a text says that is no name. */
export type Word = {
  language: LanguageCode;
  kind: 'word';
  group: WordGroup;
  /** Where it stands of the name that it belongs to, if it belongs to one. */
  side: Side | undefined;
  text: string;
};

export type Entry = Name | Word;

/** Texts that are written together with names, folded. */
type Attached = { text: string; word: Word };

export type Lexicon = {
  /** What a folded text says in any language; see `keyOf`. */
  entries: ReadonlyMap<string, readonly Entry[]>;
  /** All names in their basic forms, each with its folded text. */
  names: readonly { name: Name; folded: string }[];
  attached: Readonly<Record<Side, ReadonlyMap<LanguageCode, readonly Attached[]>>>;
  /** The languages whose adjectives stand before what they describe. */
  adjectivesFirst: ReadonlySet<LanguageCode>;
};

/** The largest cities by the code of their country, which `npm run cities` writes. */
const largestCities: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'cities.json'), 'utf8'),
);

/** Abbreviations that are names in any case, and the same in every language. */
const international = { US: ['US', 'USA'], GB: ['UK'], AE: ['UAE'] };

const initials = /^\p{L}{1,2}(\.[- ]?\p{L}{1,2})+\.?$/u;

/** A text as it is looked up. Initials keep their full stops: "R.U." isn't the code RU. */
export function keyOf(text: string): string {
  if (initials.test(text)) return initialsOf(text).join('.');
  const folded = withoutArticle(foldedName(text));
  return syllables.test(folded) ? folded.replaceAll(' ', '') : folded;
}

/** The letters of initials: "R.-U." has r and u. */
export function initialsOf(text: string): string[] {
  return text
    .split(/[.\- ]+/)
    .filter(Boolean)
    .map(foldedName);
}

/** "The Gambia" is "gambia". Expects and returns a folded name. */
export function withoutArticle(folded: string): string {
  return folded.replace(/^the /, '');
}

export function isCode(entry: Entry): boolean {
  return entry.kind !== 'word' && entry.isCode === true;
}

/** The names that a folded text is, without codes. */
export function namesCalled(word: string, { entries }: Lexicon): Name[] {
  return (entries.get(word) ?? []).filter(
    (entry): entry is Name => entry.kind !== 'word' && !isCode(entry),
  );
}

let built: Lexicon | undefined;

/** The names and words of all languages, read when first asked for. */
export function lexicon(): Lexicon {
  built ??= buildLexicon();
  return built;
}

function buildLexicon(): Lexicon {
  const entries = new Map<string, Entry[]>();
  const names: Lexicon['names'][number][] = [];
  const adjectivesFirst = new Set<LanguageCode>();
  const attached = { before: new Map<LanguageCode, Attached[]>(), after: new Map() };
  const add = (text: string, entry: Entry) => {
    const key = keyOf(text);
    const known = entries.get(key);
    if (!key || known?.some((one) => isSame(one, entry))) return;
    if (known) known.push(entry);
    else entries.set(key, [entry]);
  };
  const addName = (name: Name, endings: Endings | undefined) => {
    names.push({ name, folded: withoutArticle(foldedName(name.text)) });
    for (const form of formsOf(name.text, endings)) add(form, name);
  };

  for (const name of namesInEveryLanguage()) addName({ ...name, language: undefined }, undefined);
  for (const { code: language } of languages) {
    const file = readLanguageFile(language);
    const { endings } = file;
    if (file.adjectivesStand === 'before') adjectivesFirst.add(language);
    for (const listed of namesIn(language, file)) {
      const name = { ...listed, language };
      addName(name, endingsOf(name.kind, endings));
      if (name.kind !== 'adjective') continue;
      const people: Name = { ...name, kind: 'people' };
      for (const form of formsOf(name.text, endings.peopleOfAdjectives).slice(1)) add(form, people);
    }
    for (const word of wordsIn(language, file)) {
      const side = word.text.endsWith('-')
        ? 'before'
        : word.text.startsWith('-')
          ? 'after'
          : undefined;
      if (!side) add(word.text, word);
      else {
        const known = attached[side].get(language) ?? [];
        attached[side].set(language, [...known, { text: foldedName(word.text), word }]);
      }
    }
  }
  for (const side of ['before', 'after'] as const) {
    for (const all of attached[side].values()) {
      all.sort((one: Attached, other: Attached) => other.text.length - one.text.length);
    }
  }
  return { entries, names, attached, adjectivesFirst };
}

function endingsOf(kind: Name['kind'], endings: LanguageFile['endings']): Endings | undefined {
  if (kind === 'adjective') return endings.adjectives;
  if (kind === 'people') return endings.people;
  // "Шенген" and "шенгенский"
  return kind === 'zone' ? { ...endings.countries, ...endings.adjectives } : endings.countries;
}

function isSame(one: Entry, other: Entry): boolean {
  if (one.language !== other.language || one.kind !== other.kind) return false;
  if (one.kind === 'word' || other.kind === 'word') {
    return (
      one.kind === 'word' &&
      other.kind === 'word' &&
      one.group === other.group &&
      one.side === other.side
    );
  }
  return one.zone === other.zone && one.codes.join(' ') === other.codes.join(' ');
}

type Listed = Omit<Name, 'language'>;

function namesInEveryLanguage(): Listed[] {
  return [
    ...namesOf('country', international),
    ...sampleCountries.flatMap(({ code }) =>
      [code, alpha3Of(code)]
        .filter(Boolean)
        .map((text) => ({ kind: 'country' as const, codes: [code], text, isCode: true })),
    ),
    ...namesOf('place', transitHubs).map((hub) => ({ ...hub, isCode: true })),
  ];
}

function namesIn(language: LanguageCode, file: LanguageFile): Listed[] {
  const zones = Object.entries(file.zones).flatMap(([zone, texts]) =>
    (texts ?? []).map((text) => ({
      kind: 'zone' as const,
      codes: [],
      zone: zone as Name['zone'],
      text,
    })),
  );
  return [
    ...namesOf('country', file.countries),
    ...(language === 'en' ? englishNames() : namesOf('country', countryNamesIn[language])),
    ...namesOf('country', namesInLatinLetters(language)),
    ...namesOf('adjective', file.adjectives),
    ...namesOf('people', file.people),
    ...namesOf('place', file.places),
    ...zones,
  ];
}

function englishNames(): Listed[] {
  const ofPackage = (field: 'name' | 'capital') =>
    Object.fromEntries(
      sampleCountries.flatMap(({ code }) =>
        code in countriesByCode ? [[code, countriesByCode[code as TCountryCode][field]]] : [],
      ),
    );
  return [
    ...sampleCountries.map(({ code, name }) => ({
      kind: 'country' as const,
      codes: [code],
      text: name,
    })),
    ...namesOf('country', ofPackage('name')),
    ...namesOf('country', otherNames),
    ...namesOf('adjective', nationalityAdjectives),
    ...namesOf('place', ofPackage('capital')),
    ...namesOf('place', largestCities),
    ...namesOf('place', placeNames),
  ];
}

/** Names by country code, or by several codes. */
function namesOf(
  kind: Name['kind'],
  byCodes: Readonly<Record<string, string | readonly string[]>>,
): Listed[] {
  return Object.entries(byCodes).flatMap(([codes, texts]) =>
    [texts].flat().map((text) => ({ kind, codes: codes.split(' '), text })),
  );
}

function wordsIn(language: LanguageCode, file: LanguageFile): Word[] {
  return Object.entries(file.words).flatMap(([key, listed]) => {
    const group = key as WordGroup;
    const sides = Array.isArray(listed) ? { none: listed } : (listed ?? {});
    return Object.entries(sides).flatMap(([side, texts]) =>
      (texts ?? []).map((text) => ({
        language,
        kind: 'word' as const,
        group,
        side: side === 'none' ? undefined : (side as Side),
        text,
      })),
    );
  });
}
