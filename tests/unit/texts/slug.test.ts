import { expect, test } from 'vitest';
import { searchable } from '#db/queries/destinations/searchText.ts';
import { nextFreeSlug, slugOf } from '#server/lib/slug.ts';

test.each([
  ['Paris', 'France', 'paris-france'],
  ['  Rio de Janeiro ', 'Brazil', 'rio-de-janeiro-brazil'],
  ['Malmö', 'Sweden', 'malmoe-sweden'],
  ["Côte d'Azur", 'France', 'cote-d-azur-france'],
  ['東京', '日本', 'destination'],
])('%s in %s is %s', (name, country, slug) => {
  expect(slugOf(name, country)).toBe(slug);
});

test('a long name is truncated with room for a counter, and never ends in a hyphen', () => {
  const slug = slugOf(`${'a'.repeat(179)} b`, 'France');
  expect(slug).toBe('a'.repeat(179));
});

test('a taken slug gets the smallest free counter from 2 on', () => {
  expect(nextFreeSlug('paris-france', new Set())).toBe('paris-france');
  expect(nextFreeSlug('paris-france', new Set(['paris-france']))).toBe('paris-france-2');
  expect(nextFreeSlug('paris-france', new Set(['paris-france', 'paris-france-3']))).toBe(
    'paris-france-2',
  );
  expect(nextFreeSlug('paris-france', new Set(['paris-france', 'paris-france-2']))).toBe(
    'paris-france-3',
  );
  expect(nextFreeSlug('paris-france', new Set(['paris-france-2']))).toBe('paris-france');
});

test.each([
  ['Île-de-France', 'ile-de-france'],
  ['SÃO PAULO', 'sao paulo'],
  ['Ｔｏｋｙｏ', 'tokyo'],
])('the search text of %s is %s', (text, plain) => {
  expect(searchable(text)).toBe(plain);
});
