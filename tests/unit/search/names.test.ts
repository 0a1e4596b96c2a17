import { describe, expect, test } from 'vitest';
import { foldedName } from '#core/languages/foldedName.ts';
import { languages } from '#core/languages/languages.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { readLanguageFile } from '#server/languages/languageFile.ts';

const known = new Set(sampleCountries.map(({ code }) => code));

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
});
