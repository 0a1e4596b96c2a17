import { beforeAll, expect, test } from 'vitest';
import { unpackLines } from '#core/answers/packedLines.ts';
import { workGroups } from '#core/answers/work/workGroups.ts';
import type { PassportResponse } from '#core/inputs/jsonApi/tables.ts';
import { readWorkingAbroad } from '#server/answers/pages/workingAbroad.ts';
import { nomadVisaFixture } from '../../fixtures/countryRecords.ts';
import { addSource } from '../../fixtures/entryRules.ts';
import { addWorkPolicies, workPolicy } from '../../fixtures/workPolicies.ts';
import { siteOfFile } from '../../support/site/testApp.ts';

const site = siteOfFile();

/** Brazilians visit Japan by right, Chileans without a visa; Argentines are not admitted. */
beforeAll(async () => {
  const { db } = site();
  const all = ['AR', 'BR', 'CL', 'PE'];
  await addWorkPolicies(db, [
    workPolicy('JP', {
      permit: { required: true, whoApplies: null, source: 'law' },
      programmes: [
        {
          ...{ name: 'Working holiday', kind: 'working_holiday', passports: all, ages: {} },
          ...{ months: 12, isLimited: null, ballotFor: [], fee: null, apply: null, source: 'law' },
        },
      ],
      routes: [
        {
          ...{ name: 'Work visa', kind: 'work_visa', address: 'https://visas.example.org/' },
          ...{ fee: null, months: null, quality: 'own_government' },
        },
      ],
    }),
  ]);
  await addSource(db, { id: 'visits' }, [
    { passport: 'BR', access: 'freedom_of_movement' },
    { passport: 'CL' },
    { passport: 'AR', access: 'no_admission' },
  ]);
  // Of a right that a newer source disputes nothing follows.
  await addSource(db, { id: 'team', kind: 'administrator' }, [
    { passport: 'PE', access: 'freedom_of_movement', source_date: '2026-01-01' },
  ]);
  await addSource(db, { id: 'newer' }, [
    { passport: 'PE', access: 'visa_required', source_date: '2026-02-01' },
  ]);
  const { api } = await site().signedIn();
  await api.wayToWork.create.mutate({ destination: 'JP', fields: nomadVisaFixture() });
});

async function workOf(passport: string) {
  const response = await site().app.inject(`/api/v1/passports/${passport}?purpose=working`);
  const { pairs }: PassportResponse = response.json();
  const work = pairs.find(({ destination }) => destination === 'JP')?.work;
  return {
    programmes: work?.programmes.length,
    routes: work?.routes.map(({ kind }) => kind),
  };
}

const groupsOf = async (...passports: string[]) => {
  const lines = unpackLines(await readWorkingAbroad(site().db, { passports }), workGroups);
  return lines.find(({ code }) => code === 'JP')?.groups;
};

test.each([
  [
    'CL',
    'who visits without a visa',
    1,
    ['work_visa', 'digital_nomad'],
    ['programmes', 'remote', 'permit'],
  ],
  ['BR', 'who visits by right', 1, ['work_visa'], ['programmes', 'permit']],
  [
    'PE',
    'whose right is disputed',
    1,
    ['work_visa', 'digital_nomad'],
    ['programmes', 'remote', 'permit'],
  ],
  ['AR', 'who is not admitted', 0, [], ['refused']],
  ['JP', 'who is at home', 0, [], []],
])('the ways to work of %s, %s', async (passport, _, programmes, routes, groups) => {
  expect(await workOf(passport)).toEqual({ programmes, routes });
  expect(await groupsOf(passport)).toEqual(groups);
});
