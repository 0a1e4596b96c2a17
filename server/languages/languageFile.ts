import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { LanguageCode } from '#core/languages/languages.ts';

/** Texts with commas between them, in one line or several. */
const listed = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((lines: string | string[]) =>
    [lines].flat().flatMap((line) => line.split(',').map((text) => text.trim())),
  ),
);

/** Lists by country code, or by several codes for a text that may mean any of these countries. */
const byCountry = z.record(z.string().check(z.regex(/^[A-Z]{2}( [A-Z]{2})*$/)), listed);

/** What stands in place of a word's last letters, by these. */
const endings = z.record(z.string(), listed);

/** Words that stand before the name that they belong to, and after it. */
const besideNames = z.strictObject({ before: z.optional(listed), after: z.optional(listed) });

/** Where a word stands of the name that it belongs to. */
export type Side = 'before' | 'after';

/** A language's names and words as `messages/names/README.md` describes them. */
const languageFile = z.strictObject({
  adjectivesStand: z.enum(['before', 'after']),
  countries: byCountry,
  places: byCountry,
  adjectives: byCountry,
  people: byCountry,
  zones: z.partial(z.strictObject({ schengen: listed, gcc: listed, eu: listed })),
  endings: z.partial(
    z.strictObject({
      countries: endings,
      adjectives: endings,
      peopleOfAdjectives: endings,
      people: endings,
    }),
  ),
  words: z.partial(
    z.strictObject({
      to: besideNames,
      from: besideNames,
      for: besideNames,
      of: besideNames,
      with: besideNames,
      holder: besideNames,
      need: besideNames,
      without: besideNames,
      passport: besideNames,
      visa: besideNames,
      residence: besideNames,
      lives: besideNames,
      transit: besideNames,
      travelDocument: besideNames,
      greenCard: listed,
      working: listed,
      nomad: listed,
      flying: listed,
      visaFree: listed,
      match: listed,
      kind: listed,
      topic: listed,
      article: listed,
      and: listed,
      filler: listed,
      refugee: listed,
      issued: listed,
      convention: listed,
      as: listed,
    }),
  ),
});

export type LanguageFile = z.output<typeof languageFile>;

/** What a word of a query says that is no name. */
export type WordGroup = keyof LanguageFile['words'];

const folder = join(import.meta.dirname, '..', '..', 'messages', 'names');

/** Reads a language's names and words; throws if the file isn't as described. */
export function readLanguageFile(language: LanguageCode): LanguageFile {
  const text = readFileSync(join(folder, `${language}.json`), 'utf8');
  return z.parse(languageFile, JSON.parse(text));
}
