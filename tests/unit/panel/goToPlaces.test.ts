import { expect, test } from 'vitest';
import { countryOptions } from '#core/countries/findCountries.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { countryPlaces } from '#src/panel/goTo/countryPlaces.ts';
import { findPlaces, messagesOf, type Place, placesFor } from '#src/panel/goTo/places.ts';

const known = placesFor('administrator');
const named = (places: Place[]) => places.map(({ kind, label }) => `${kind}: ${label}`);

const countries = countryOptions(
  sampleCountries
    .filter(({ enabled }) => enabled)
    .map(({ code, name }) => ({ code, name, issuesPassports: true })),
  {},
  { passports: false },
);
const ofCountries = (text: string) => named(countryPlaces(countries, text, true));

test.each([
  ['add dest', 'Action: Add destination'],
  ['add rule', 'Action: Add rule'],
  ['new rule', 'Action: Add rule'],
  ['new', 'Action: Add destination'],
  ['add', 'Action: Add destination'],
  ['add user', 'Action: Invite user'],
  ['dest', 'Page: Destinations'],
])('"%s" finds %s first', (text, first) => {
  expect(named(findPlaces(known, text))[0]).toBe(first);
});

test.each(['de br', 'DE BR', 'germany brazil', 'Germany to BR'])(
  '"%s" is the pair: its rules and its answer',
  (text) => {
    expect(ofCountries(text)).toEqual(['Rules: Germany to Brazil', 'Answer: Germany to Brazil']);
  },
);

test('a name with a wrong letter is offered, but none that only resembles a word', () => {
  expect(ofCountries('dark')).toEqual([]);
  expect(ofCountries('Germeny')).toContain('Country: Germany');
});

test('a mail address leads to its messages', () => {
  expect(messagesOf('ana@mail.example').map(({ link }) => link)).toEqual([
    { to: '/admin/inbox', search: { search: 'ana@mail.example', status: 'all' } },
  ]);
  expect(messagesOf('ana')).toEqual([]);
});
