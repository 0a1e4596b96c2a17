import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mappingsFile, parseMappings, readMappings } from '#db/packs/official/mappings.ts';
import { readFacts } from '#db/packs/official/rulesOfLists.ts';
import { shippedSources } from '#db/packs/shippedSources.ts';
import { mappingFaultsOf } from '../../../scripts/dev/packs/checkMappings.ts';
import { formatPolicy } from '../../../scripts/dev/packs/formatPolicy.ts';

const text = readFileSync(mappingsFile, 'utf8');

test('the mappings have no fault, and are laid out a line a record', () => {
  expect(mappingFaultsOf(readMappings())).toEqual([]);
  expect(formatPolicy(readMappings())).toBe(text);
});

test('a mapping is refused with its file and field', () => {
  const refusal = (wrong: string) => () => parseMappings(text.replace(...halves(wrong)));
  expect(refusal('"access":"eta" -> "access":"maybe"')).toThrow(
    /^mappings\.json, rules\[2\]\.access: Invalid option/,
  );
  expect(refusal('"note": -> "remark":')).toThrow(
    'mappings.json, rules[1].exceptions.GB: Unrecognized key: "remark"',
  );
  expect(refusal('"pack":"south-korea" -> "pack":"korea"')).toThrow(
    /^mappings\.json, rules\[22\]\.pack: Invalid option/,
  );
});

test('a part of an official pack is refused with its file and place', () => {
  const links = z.array(z.strictObject({ code: z.string() }));
  expect(() => readFacts('portals', 'portals', links)).toThrow(
    /^portals\.json, facts\.portals\[0\]: Unrecognized keys/,
  );
});

test('a source that the pack lacks is a fault of exceptions and conditions', () => {
  const { exceptions, ...others } = readMappings();
  const [first, ...rest] = exceptions.map((mapping) => ({ ...mapping, source: 'gone' }));
  expect(mappingFaultsOf({ ...others, exceptions: first ? [first] : rest })).toEqual([
    'mappings.json: exceptions[0]: there is no source gone',
  ]);
});

test('what the lists state comes from their files, to the word', () => {
  const statements = shippedSources();
  const links = statements.flatMap(({ officialLinks }) => officialLinks);
  const linkOf = (code: string, name: string) =>
    links.find(({ destination, title }) => destination === code && title === name);
  expect(linkOf('GB', 'Transit visa')).toMatchObject({ purposes: ['transit'], price: null });
  expect(linkOf('US', 'ESTA')).toMatchObject({
    purposes: ['tourist', 'transit'],
    details: { passports: expect.stringMatching(/^AD AT AU /) },
  });
  expect(linkOf('TR', 'e-Visa')).toMatchObject({
    address: null,
    note: 'In August 2026 the address used for applications led to a private company: start from the page of that country’s foreign ministry.',
  });
  expect(linkOf('LK', 'ETA')?.note).toBe('');
  expect(linkOf('FR', 'ETIAS')?.note).toBe('Nobody can apply for it yet.');
  const zones = statements.flatMap((source) => source.zones);
  const free = zones.filter(({ freedomOfMovement }) => freedomOfMovement).map(({ id }) => id);
  expect(free.toSorted()).toEqual(['cta', 'eea', 'switzerland']);
  const left = zones.flatMap(({ members }) => members).filter(({ to }) => to !== null);
  expect(left.map(({ code, to }) => [code, to])).toEqual(
    ['BF', 'ML', 'NE'].map((code) => [code, '2025-01-28']),
  );
});

/** The text to replace, and the one in its place. */
function halves(wrong: string): [string, string] {
  const [of = '', by = ''] = wrong.split(' -> ');
  return [of, by];
}

test('a passport’s own condition stands without that of a list with another answer otherwise', () => {
  const rules = shippedSources().flatMap(({ rules }) => [...rules]);
  const conditionsOf = (code: string) =>
    rules.flatMap(({ passport, condition }) =>
      passport === code && condition ? condition.text : [],
    );
  // By land or sea Canada asks Romanians with a chip for nothing, others for a visa.
  expect(conditionsOf('RO')).toContain('passports with a chip');
  expect(conditionsOf('GB')).toContainEqual(
    expect.stringMatching(/^unrestricted right .*; electronic passports with a chip only$/),
  );
});
