import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { AnswerResponse } from '#core/inputs/jsonApi/answers.ts';
import type { PassportResponse } from '#core/inputs/jsonApi/tables.ts';
import { siteOfFile } from '../../support/site/testApp.ts';
import { readDocumented } from './stayTables.ts';

const site = siteOfFile({ rules: true });

const read = (path: string) => readDocumented(site().app, path);

test.each(['DE', 'US'])(
  'what a table says of working with a passport of %s is what answers say',
  async (passport) => {
    const table: PassportResponse = (await read(`passports/${passport}?purpose=working`)).json();
    let programmesFound = 0;
    for (const { destination, access, suspended, work } of table.pairs) {
      const answer: AnswerResponse = (
        await read(`answers/${passport}/${destination}?purpose=working`)
      ).json();
      const told = answer.work;
      if (!work || !told) throw new Error(destination);
      expect([destination, work.need, work.why, work.confirmed, work.authority]).toEqual([
        destination,
        ...[told.need, told.why, told.confirmed, told.authority],
      ]);
      if (suspended || access === 'no_admission') {
        expect([destination, work.programmes, work.routes]).toEqual([destination, [], []]);
        continue;
      }
      programmesFound += work.programmes.length;
      expect([destination, work.programmes]).toEqual([
        destination,
        told.programmes.map(({ name, kind, ages, months, quota }) => ({
          ...{ name, kind, ages, months, quota },
        })),
      ]);
      const known = told.routes.map(({ name, kind }) => ({ name, kind }));
      expect(known, destination).toEqual(expect.arrayContaining(work.routes));
    }
    expect(programmesFound).toBeGreaterThan(4);
  },
);

test('a passport’s CSV has the ways to work in its last columns', async () => {
  const { body } = await read('passports/DE.csv?purpose=working');
  const [header = []]: string[][] = parse(body);
  expect(header.slice(-8)).toEqual([
    ...['suspended', 'need', 'why', 'duties', 'confirmed', 'programmes', 'routes', 'authority'],
  ]);
  const rows: Record<string, string>[] = parse(body, { columns: true });
  const rowOf = (code: string) => rows.find(({ destination }) => destination === code);
  expect(rowOf('AT')).toMatchObject({
    need: 'no_permit',
    duties: 'registration recognised_profession public_service_reserved',
    programmes: '',
  });
  expect(rowOf('AU')?.programmes).toContain(
    'Working Holiday visa (subclass 417) (working_holiday, ages 18-30, 12 months, unlimited)',
  );
  expect(rowOf('AL')?.routes).toContain('Unique Permit (Digital Nomad) (digital_nomad)');
});
