import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { AnswerResponse } from '#core/inputs/jsonApi/answers.ts';
import type { DestinationResponse, PassportResponse } from '#core/inputs/jsonApi/tables.ts';
import { readTransitPacks } from '#db/packs/policies/transitPacks.ts';
import { siteOfFile } from '../../support/site/testApp.ts';
import { expectSameAsCsv, type Pair, readDocumented } from './stayTables.ts';

const site = siteOfFile({ rules: true });

const read = (path: string) => readDocumented(site().app, path);

/** What a pair of a table repeats of its answer. */
function shortOf(answer: AnswerResponse) {
  const { access, days, stay, conditions, restriction, issuedDocument, source } = answer;
  const { unconfirmed, disagrees, askBeforeTravel } = answer;
  const conditional = conditions.some(({ headline }) => headline) || issuedDocument?.leads === true;
  const suspended = restriction !== null;
  const marks = { conditional, unconfirmed, disagrees, askBeforeTravel, suspended };
  return { access, days, stay, ...marks, source: source?.id ?? null };
}

/** What a pair of a passport's table repeats of both sides. */
function sidesOf({ airside, programmes }: NonNullable<AnswerResponse['transit']>) {
  const { need, maxHours, airports } = airside;
  return {
    ...{ need, maxHours, airports },
    programmes: programmes.map(({ name, kind, open, maxHours: hours, maxDays }) => ({
      ...{ name, kind, open, maxDays },
      maxHours: hours,
    })),
  };
}

const policies = readTransitPacks().map(({ country }) => country);

test.each([
  ['passports/IN?purpose=transit', 'IN', ''],
  ['passports/GH?purpose=transit&holds=us-visa', 'GH', '&holds=us-visa'],
])('%s agrees with its answers', async (path, passport, more) => {
  const table: PassportResponse = (await read(path)).json();
  expect([table.purpose, table.pairs.length]).toEqual(['transit', 250]);
  for (const { destination, counted: _, transit, work, ...pair } of table.pairs) {
    if (!policies.includes(destination)) continue;
    const answer: AnswerResponse = (
      await read(`answers/${passport}/${destination}?purpose=transit${more}`)
    ).json();
    expect([destination, pair, work]).toEqual([destination, shortOf(answer), undefined]);
    if (answer.transit)
      expect([destination, transit]).toEqual([destination, sidesOf(answer.transit)]);
  }
});

test('a destination’s, too', async () => {
  const table: DestinationResponse = (await read('destinations/GB?purpose=transit')).json();
  expect(table.purpose).toBe('transit');
  for (const { passport, counted: _, ...pair } of table.pairs.filter((_, at) => at % 8 === 0)) {
    const answer = (await read(`answers/${passport}/GB?purpose=transit`)).json();
    expect([passport, pair]).toEqual([passport, shortOf(answer)]);
  }
});

test('a table is for tourists where the purpose is left out, and kept apart from that for changing planes', async () => {
  const tableOf = async (query: string): Promise<PassportResponse> =>
    (await read(`passports/IN${query}`)).json();
  const plain = await tableOf('');
  const transit = await tableOf('?purpose=transit');
  expect(await tableOf('?purpose=tourist')).toEqual(plain);
  expect(await tableOf('')).toEqual(plain);
  const find = ({ purpose, pairs }: PassportResponse) => [
    purpose,
    pairs.find(({ destination }) => destination === 'JP')?.access,
  ];
  expect(find(plain)).toEqual(['tourist', 'visa_required']);
  expect(find(transit)).toEqual(['transit', 'visa_free']);
});

test('what no law or government states of a transit area is uncertain', async () => {
  const { pairs, uncertain }: PassportResponse = (
    await read('passports/IN?purpose=transit')
  ).json();
  const counted = pairs.filter((pair) => pair.counted && !pair.suspended);
  const doubtful = ({ disagrees, askBeforeTravel }: Pair) => disagrees || askBeforeTravel;
  expect(uncertain).toBeGreaterThan(counted.filter(doubtful).length);
  expect(uncertain).toBe(counted.filter((pair) => doubtful(pair) || pair.unconfirmed).length);
});

test('what is unconfirmed counts as no government page', async () => {
  const { pairs, coverage }: PassportResponse = (await read('passports/IN?purpose=transit')).json();
  const answered = pairs.filter(({ counted, access }) => counted && access !== null);
  const unconfirmed = answered.filter((pair) => pair.unconfirmed).length;
  expect(unconfirmed).toBeGreaterThan(0);
  expect(coverage.counts.official_secondary).toBe(unconfirmed);
  expect(coverage.governmentPages.count).toBeLessThanOrEqual(answered.length - unconfirmed);
});

test.each(['passports/IN', 'destinations/GB'])(
  '%s as CSV, with the purpose in its name',
  async (path) => {
    await expectSameAsCsv(site().app, path, 'transit');
  },
);

test('a passport’s CSV has hours, airports and programmes in its last columns', async () => {
  const { body } = await read('passports/IN.csv?purpose=transit');
  const [header = []]: string[][] = parse(body);
  expect(header.slice(-5)).toEqual(['suspended', 'airside', 'hours', 'airports', 'programmes']);
  const rows: Record<string, string>[] = parse(body, { columns: true });
  const rowOf = (code: string) => rows.find(({ destination }) => destination === code);
  expect(rowOf('TH')).toMatchObject({ airside: 'no_visa', hours: '12' });
  expect(rowOf('CN')?.airports).toMatch(/^[A-Z]{3}( [A-Z]{3})+$/);
  expect(rowOf('CA')?.programmes).toMatch(/\(yes\)/);
  const plain: string[][] = parse((await read('passports/IN.csv')).body);
  expect(plain[0]?.at(-1)).toBe('suspended');
});
