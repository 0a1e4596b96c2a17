import { describe, expect, test } from 'vitest';
import { hasPage } from '#core/countries/territories.ts';
import { foldedName } from '#core/languages/foldedName.ts';
import { languages } from '#core/languages/languages.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { readLanguageFile } from '#server/languages/languageFile.ts';
import { keyOf } from '#server/search/reader/lexicon.ts';
import { namesIn } from '#server/search/reader/names.ts';

const known = new Set(sampleCountries.map(({ code }) => code));

/** Languages that name a people by its country and a word beside it, which is one for passports. */
const composing = new Set(['hi', 'id', 'ja', 'ko', 'vi', 'zh']);

describe.each(languages.map(({ code }) => code))('the names and words in %s', (language) => {
  const file = readLanguageFile(language);
  const lists = ['countries', 'places', 'adjectives', 'people'] as const;

  test('belong to countries', () => {
    const codes = lists.flatMap((list) => Object.keys(file[list])).flatMap((key) => key.split(' '));
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
  });

  test('stand under one key each', () => {
    const keys = new Map<string, Set<string>>();
    for (const list of lists) {
      for (const [key, texts] of Object.entries(file[list])) {
        for (const text of texts.map((one) => foldedName(one))) {
          keys.set(text, (keys.get(text) ?? new Set()).add(key));
        }
      }
    }
    const several = [...keys].filter(([, { size }]) => size > 1);
    expect(several.map(([text, of]) => `${text}: ${[...of].join(', ')}`)).toEqual([]);
  });

  test('has a name of every country, and a word for its people', () => {
    const names = namesIn(language, file);
    const named = (kinds: string[]) =>
      new Set(names.filter(({ kind }) => kinds.includes(kind)).flatMap(({ codes }) => codes));
    const countries = named(['country']);
    const peoples = named(['adjective', 'people']);
    const offered = sampleCountries.filter(hasPage);
    expect(offered.filter(({ code }) => !countries.has(code))).toEqual([]);
    // The Holy See's passports are for its officials.
    const issuers = offered.filter(({ code, issuesPassports }) => issuesPassports && code !== 'VA');
    const withoutWord = issuers.filter(({ code }) => !peoples.has(code));
    if (!composing.has(language)) expect(withoutWord.map(({ code }) => code)).toEqual([]);
  });

  test('has no word that is a name, unless it says something else, too', () => {
    const said = new Set(
      Object.entries(file.words)
        .filter(([group]) => group !== 'topic')
        .flatMap(([, listed]) =>
          Array.isArray(listed) ? listed : [...(listed?.before ?? []), ...(listed?.after ?? [])],
        )
        .filter((text) => !text.startsWith('-') && !text.endsWith('-'))
        .map(keyOf),
    );
    // "шенгенка" is the zone's visa in one word, "TKI" an Indonesian who works abroad.
    const isAlsoWord = ['schengen', 'people'];
    const names = namesIn(language, file).filter(({ kind }) => !isAlsoWord.includes(kind));
    expect(names.map(({ text }) => keyOf(text)).filter((name) => said.has(name))).toEqual([]);
  });
});
