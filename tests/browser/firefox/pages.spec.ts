import { globSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#core/languages/languages.ts';
import { JOURNEY } from '../../defaultRun.ts';
import { expect, test } from './firefox.ts';

const routes = join(import.meta.dirname, '..', '..', '..', 'src', 'routes', '_site');

/** Addresses of each public route, by its file. */
const addresses: Record<string, string[]> = {
  $: ['/no-such-page'],
  'changes/$side.$code': ['/changes/passport/DE', '/changes/destination/JP'],
  'changes/index': ['/changes'],
  compare: ['/compare?passports=BR,IN'],
  contact: ['/contact'],
  continents: ['/continents'],
  cookies: ['/cookies'],
  credits: ['/credits'],
  'credits_.gaps': ['/credits/gaps'],
  'destination.$destinationId': ['/destination/paris-france'],
  'destinations/$category': ['/destinations/nomad'],
  'destinations/popular': ['/destinations/popular'],
  developers: ['/developers'],
  documents: ['/documents'],
  index: ['/'],
  'mail.$action': ['/mail/confirm-newsletter'],
  my: ['/my'],
  nomads: ['/nomads'],
  'passports/$passport': ['/passports/DE'],
  'passports/index': ['/passports'],
  'plan.90-180': ['/plan/90-180'],
  'preview.$token': ['/preview/no-such-token'],
  privacy: ['/privacy'],
  search: ['/search?q=overstay', '/search?country=BR'],
  styleguide: ['/styleguide'],
  terms: ['/terms'],
  together: ['/together?passports=BR,IN'],
  trip: ['/trip?passport=IN&stops=GB,FR&dates=2027-01-09,2027-02-03&transit=1'],
  'visa-application': ['/visa-application'],
  'visa-info/$topic': ['/visa-info/JP?from=DE', '/visa-info/CN', '/visa-info/transit'],
  'visa-info/$topic_.passports': ['/visa-info/JP/passports'],
  'visa-info/index': ['/visa-info'],
  'visa-requirements': ['/visa-requirements'],
};

test('every public route is hydrated without an error', { tag: JOURNEY }, async ({ firefox }) => {
  const files = globSync('**/*.tsx', { cwd: routes }).map((file) => file.replace('.tsx', ''));
  expect(Object.keys(addresses).toSorted()).toEqual(files.toSorted());
  for (const address of Object.values(addresses).flat())
    await test.step(address, () => firefox.goto(address));
});

for (const { code, name } of languages.filter(({ code }) => code !== 'en')) {
  test(`home, planner and an answer are hydrated without an error in ${name}`, async ({
    firefox,
  }) => {
    for (const path of ['', '/plan/90-180', '/visa-info/JP?from=DE'])
      await firefox.goto(`/${code}${path}`);
  });
}
