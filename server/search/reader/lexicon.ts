import { foldedName, syllables } from '#core/languages/foldedName.ts';
import { type LanguageCode, languages } from '#core/languages/languages.ts';
import {
  type LanguageFile,
  readLanguageFile,
  type Side,
  type WordGroup,
} from '../../languages/languageFile.ts';
import { type Name, namesIn, namesInEveryLanguage } from './names.ts';
import { type Endings, foldedEndings, formsOf } from './wordForms.ts';

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

/** Texts that are written together with names, folded, and what they say. */
type Attached = Map<string, Word[]>;

/** The names and words of all languages. */
export class Lexicon {
  /** An entry alone, as most are, or several. */
  readonly #entries = new Map<string, Entry | Entry[]>();
  /** The folded texts of names in their basic forms. */
  readonly names: readonly string[];
  readonly attached: Record<Side, Map<LanguageCode, Attached>> = {
    before: new Map(),
    after: new Map(),
  };
  /** The languages whose adjectives stand before what they describe. */
  readonly adjectivesFirst = new Set<LanguageCode>();
  /** Where each language has "of", and most have all that belongs to a name. */
  readonly sideOf = new Map<LanguageCode, Side>();

  constructor() {
    const basic = new Set<string>();
    for (const name of namesInEveryLanguage()) this.#add(keyOf(name.text), name);
    for (const { code } of languages) this.#addLanguage(code, readLanguageFile(code), basic);
    this.names = [...basic];
  }

  /** What a folded text says in any language; see `keyOf`. */
  said(key: string): readonly Entry[] {
    const entries = this.#entries.get(key);
    return entries === undefined ? [] : Array.isArray(entries) ? entries : [entries];
  }

  #add(key: string, entry: Entry): void {
    const known = this.said(key);
    if (!key || known.some((one) => isSame(one, entry))) return;
    this.#entries.set(key, known.length > 0 ? [...known, entry] : entry);
  }

  #addLanguage(language: LanguageCode, file: LanguageFile, basic: Set<string>): void {
    if (file.adjectivesStand === 'before') this.adjectivesFirst.add(language);
    this.sideOf.set(language, file.words.of?.after ? 'after' : 'before');
    const ofCountries = foldedEndings(file.endings.countries);
    const ofAdjectives = foldedEndings(file.endings.adjectives);
    const ofPeople = foldedEndings(file.endings.people);
    // "Шенген" and "шенгенский"
    const ofZones = new Map([...ofCountries, ...ofAdjectives]);
    const endings = {
      ...{ country: ofCountries, place: ofCountries, adjective: ofAdjectives, people: ofPeople },
      ...{ schengen: ofZones, gcc: ofZones, eu: ofZones },
    };
    const peopleOfAdjectives = foldedEndings(file.endings.peopleOfAdjectives);
    for (const name of namesIn(language, file)) {
      for (const key of keysOf(name.text)) {
        basic.add(key);
        this.#addName(key, name, endings[name.kind]);
        if (name.kind !== 'adjective') continue;
        const people: Name = { ...name, kind: 'people' };
        for (const form of formsOf(key, peopleOfAdjectives).slice(1)) this.#add(form, people);
      }
    }
    for (const word of wordsIn(language, file)) this.#addWord(word);
  }

  #addName(key: string, name: Name, endings: Endings): void {
    const { text } = name;
    const isAbbreviation = text === text.toUpperCase() && text !== text.toLowerCase();
    for (const form of isAbbreviation ? [key] : formsOf(key, endings)) this.#add(form, name);
  }

  #addWord(word: Word): void {
    const { text, language } = word;
    const side = text.endsWith('-') ? 'before' : text.startsWith('-') ? 'after' : undefined;
    if (!side) for (const key of keysOf(text)) this.#add(key, word);
    else {
      const known: Attached = this.attached[side].get(language) ?? new Map();
      known.set(foldedName(text), [...(known.get(foldedName(text)) ?? []), word]);
      this.attached[side].set(language, known);
    }
  }
}

function isSame(one: Entry, other: Entry): boolean {
  return (
    one.language === other.language && one.kind === other.kind && aspectOf(one) === aspectOf(other)
  );
}

/** What tells an entry from others of its language and kind. */
function aspectOf(entry: Entry): string {
  return entry.kind === 'word' ? `${entry.group} ${entry.side}` : entry.codes.join();
}

function wordsIn(language: LanguageCode, file: LanguageFile): Word[] {
  return Object.entries(file.words).flatMap(([key, listed]) => {
    const group = key as WordGroup;
    const of = (texts: readonly string[] = [], side?: Side): Word[] =>
      texts.map((text) => ({ language, kind: 'word', group, side, text }));
    if (Array.isArray(listed)) return of(listed);
    return [...of(listed?.before, 'before'), ...of(listed?.after, 'after')];
  });
}

const initials = /^\p{L}{1,2}(\.[- ]?\p{L}{1,2})+\.?$/u;

/** A text as it is looked up, also without dots on letters: "Türkei" is typed "Tuerkei", too. */
function keysOf(text: string): string[] {
  const spelt = text.replaceAll(/[äöü]/gi, (letter) => `${foldedName(letter)}e`);
  return [...new Set([text, spelt])].map(keyOf);
}

/** A text as it is looked up. Initials keep their full stops: "R.U." isn't the code RU. */
export function keyOf(text: string): string {
  if (initials.test(text)) return initialsOf(text).join('.');
  // "The Gambia" is "gambia".
  const folded = foldedName(text).replace(/^the (?=.)/, '');
  return syllables.test(folded) ? folded.replaceAll(' ', '') : folded;
}

/** The letters of initials: "R.-U." has r and u. */
export function initialsOf(text: string): string[] {
  return text
    .split(/[.\- ]+/)
    .filter(Boolean)
    .map(foldedName);
}

export function isCode(entry: Entry): boolean {
  return entry.kind !== 'word' && entry.isCode;
}

/** The names among entries, without codes. */
export function namesAmong(entries: readonly Entry[]): Name[] {
  return entries.filter((entry): entry is Name => entry.kind !== 'word' && !entry.isCode);
}

let read: Lexicon | undefined;

/** The lexicon, read when first asked for. */
export function lexicon(): Lexicon {
  read ??= new Lexicon();
  return read;
}
