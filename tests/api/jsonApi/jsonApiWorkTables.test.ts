import { beforeAll, expect, test } from 'vitest';
import type { DestinationResponse, PassportResponse } from '#core/inputs/jsonApi/tables.ts';
import { addSource } from '../../fixtures/entryRules.ts';
import { addWorkPolicies, workGrant, workPolicy } from '../../fixtures/workPolicies.ts';
import { siteOfFile } from '../../support/site/testApp.ts';
import { expectSameAsCsv, readDocumented } from './stayTables.ts';

const site = siteOfFile();

const permit = { required: true, whoApplies: null, source: 'government' } as const;

beforeAll(async () => {
  const { db } = site();
  await addWorkPolicies(db, [
    workPolicy('DE', { permit, grants: [workGrant()] }),
    workPolicy('IE', { grants: [workGrant({ source: 'press' })] }),
    workPolicy('GH', { grants: [workGrant({ grant: 'permit_by_right' })] }),
    workPolicy('NZ', { permit: { ...permit, source: 'page' } }),
    workPolicy('AD'),
  ]);
  // Nothing follows from visa-free entry; the team's own rule on working precedes the policy.
  await addSource(db, { id: 'visits' }, [
    { passport: 'BR', destination: 'NZ' },
    { passport: 'BR', destination: 'JP' },
  ]);
  await addSource(db, { id: 'team', kind: 'administrator' }, [
    { passport: 'CL', destination: 'DE', purpose: 'working', access: 'freedom_of_movement' },
  ]);
});

const read = (path: string) => readDocumented(site().app, path);

test('a passport’s table agrees with its answers', async () => {
  const table: PassportResponse = (await read('passports/BR?purpose=working')).json();
  expect([table.purpose, table.pairs.length]).toEqual(['working', 250]);
  for (const { destination, access, unconfirmed, source } of table.pairs) {
    if (!['AD', 'BR', 'DE', 'GH', 'IE', 'JP', 'NZ'].includes(destination)) continue;
    const answer = (await read(`answers/BR/${destination}?purpose=working`)).json();
    expect([destination, access, unconfirmed, source]).toEqual([
      destination,
      answer.access,
      answer.unconfirmed,
      answer.source?.id ?? null,
    ]);
  }
  const known = table.pairs.filter(({ access }) => access !== null);
  expect(known.map(({ destination, access }) => [destination, access])).toEqual([
    ['BR', 'own_country'],
    ['DE', 'freedom_of_movement'],
    ['GH', 'visa_required'],
    ['IE', 'freedom_of_movement'],
    ['NZ', 'visa_required'],
  ]);
});

test('documents of other countries change nothing of working', async () => {
  const plain: PassportResponse = (await read('passports/BR?purpose=working')).json();
  const held = await read('passports/BR?purpose=working&holds=schengen-residence,lives-in-DE');
  expect(held.json()).toEqual(plain);
});

test('what neither a law nor the government states is uncertain', async () => {
  const { counts, uncertain }: PassportResponse = (
    await read('passports/BR?purpose=working')
  ).json();
  expect(counts).toMatchObject({ freedom_of_movement: 2, visa_required: 2, visa_free: 0 });
  expect(uncertain).toBe(3);
});

test('a destination’s table has the area’s passports apart, and the team’s rule', async () => {
  const { purpose, counts, unknown, pairs }: DestinationResponse = (
    await read('destinations/DE?purpose=working')
  ).json();
  expect([purpose, unknown, counts.freedom_of_movement]).toEqual(['working', 0, 2]);
  expect(pairs.find(({ passport }) => passport === 'CL')?.source).toBe('team');
});

test('tables of the kinds of stay are kept apart', async () => {
  const accessOf = async (query: string) => {
    const { purpose, pairs }: PassportResponse = (await read(`passports/BR${query}`)).json();
    return [purpose, pairs.find(({ destination }) => destination === 'NZ')?.access];
  };
  expect(await accessOf('')).toEqual(['tourist', 'visa_free']);
  expect(await accessOf('?purpose=working')).toEqual(['working', 'visa_required']);
  expect(await accessOf('?purpose=tourist')).toEqual(['tourist', 'visa_free']);
});

test.each(['passports/BR', 'destinations/DE'])(
  '%s as CSV, with the purpose in its name',
  async (path) => {
    await expectSameAsCsv(site().app, path, 'working');
  },
);

test('an unknown kind of stay is refused with those that there are', async () => {
  for (const path of ['passports/BR', 'destinations/DE', 'passports/BR.csv']) {
    const response = await read(`${path}?purpose=nomad`);
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      [{ field: 'purpose', message: 'Use tourist, transit or working' }],
    ]);
  }
});
