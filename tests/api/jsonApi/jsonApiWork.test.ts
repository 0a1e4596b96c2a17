import { beforeAll, describe, expect, test } from 'vitest';
import type { AnswerResponse } from '#core/inputs/jsonApi/answers.ts';
import { changeContent } from '#db/queries/contentVersion.ts';
import { addWorkPolicies, workGrant, workPolicy } from '../../fixtures/workPolicies.ts';
import { siteOfFile } from '../../support/site/testApp.ts';
import { expectDocumented } from './openApi.ts';

const site = siteOfFile();

const money = { amount: 455, currency: 'NZD' };

const permit = { required: true, whoApplies: 'employer', source: 'government' } as const;

const working = [
  workPolicy('DE', {
    permit,
    grants: [workGrant({ duties: ['registration'] })],
    visitor: { mayWork: 'no', source: 'law' },
    routes: [
      {
        name: 'Work permit',
        kind: 'work_permit',
        address: 'https://work.example/',
        fee: null,
        months: null,
        quality: 'named',
      },
    ],
    authority: { name: 'Labour Office', address: 'https://labour.example/', isFor: 'work' },
  }),
  workPolicy('IE', { grants: [workGrant({ source: 'press' })] }),
  workPolicy('GH', {
    permit,
    grants: [workGrant({ grant: 'permit_by_right', duties: ['may_not_be_practised'] })],
  }),
  workPolicy('NZ', {
    permit,
    visitor: { mayWork: 'business_only', source: 'government' },
    programmes: [
      {
        name: 'Brazil Working Holiday',
        kind: 'working_holiday',
        passports: ['BR', 'CL'],
        ages: { all: [18, 30], CL: [18, 35] },
        months: 12,
        isLimited: true,
        ballotFor: ['CL'],
        fee: money,
        apply: 'https://apply.example/',
        source: 'government',
      },
    ],
    routes: [
      {
        name: 'Accredited Employer Work Visa',
        kind: 'work_visa',
        address: 'https://work.example/',
        fee: { free: true },
        months: 60,
        quality: 'own_government',
      },
      {
        name: 'Entrepreneur visa',
        kind: 'self_employed',
        address: 'https://self.example/',
        fee: money,
        months: 12,
        quality: 'named',
      },
    ],
  }),
  workPolicy('AD', {
    authority: { name: 'Ministry', address: 'https://visas.example/', isFor: 'visas' },
  }),
];

beforeAll(async () => {
  const { db } = site();
  await addWorkPolicies(db, working);
  const visa = {
    destination: 'NZ',
    kind: 'digital_nomad',
    quality: 'collected',
    source_id: null,
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
  } as const;
  await changeContent(db, undefined, (trx) =>
    trx
      .insertInto('ways_to_work')
      .values([
        {
          ...visa,
          status: 'open',
          title: 'Remote visa',
          address: 'https://remote.example/',
          fee_amount: '80',
          fee_currency: 'USD',
          months: 9,
        },
        {
          ...visa,
          status: 'announced',
          title: 'Later',
          address: null,
          fee_amount: null,
          fee_currency: null,
          months: null,
        },
        {
          ...visa,
          destination: 'DE',
          status: 'open',
          title: '',
          address: null,
          fee_amount: null,
          fee_currency: null,
          months: null,
        },
      ])
      .execute(),
  );
});

/** Distinct addresses, which the limit of requests counts apart. */
let asked = 0;

async function answerOf(pair: string, purpose = 'working'): Promise<AnswerResponse> {
  asked += 1;
  const url = `/api/v1/answers/${pair}?purpose=${purpose}`;
  const response = await site().app.inject({ url, remoteAddress: `192.0.2.${asked % 250}` });
  expectDocumented(response);
  return response.json();
}

describe('the need', () => {
  test.each([
    ['BR/DE', 'freedom_of_movement', false, 'no_permit', true],
    ['BR/IE', 'freedom_of_movement', true, 'no_permit', false],
    ['BR/GH', 'visa_required', true, 'permit_by_right', false],
    ['BR/NZ', 'visa_required', false, 'permit', true],
    ['BR/AD', null, false, 'unknown', false],
    ['BR/JP', null, false, 'unknown', false],
    ['BR/BR', 'own_country', false, 'no_permit', true],
  ])('of %s follows from the policy', async (pair, access, unconfirmed, need, confirmed) => {
    const answer = await answerOf(pair);
    expect(answer).toMatchObject({ access, unconfirmed, work: { need, confirmed } });
    expect(answer.work?.source).toEqual(access === 'own_country' ? null : answer.source);
  });

  test('comes with the area that decided, and what remains', async () => {
    expect((await answerOf('BR/DE')).work?.why).toEqual({
      name: 'Union',
      kind: 'work_without_permit',
      duties: ['registration'],
    });
    expect((await answerOf('BR/GH')).work?.why?.duties).toEqual(['may_not_be_practised']);
    expect((await answerOf('CL/DE')).work?.why).toBeNull();
  });
});

test('programmes are those open to the passport, with its ages and places', async () => {
  const programme = {
    name: 'Brazil Working Holiday',
    kind: 'working_holiday',
    ages: { first: 18, last: 30 },
    months: 12,
    quota: 'limited',
    fee: { amount: '455', currency: 'NZD' },
    apply: 'https://apply.example/',
  };
  const programmesOf = async (pair: string) => (await answerOf(pair)).work?.programmes;
  expect(await programmesOf('BR/NZ')).toEqual([
    { ...programme, source: expect.objectContaining({ address: 'https://government.example/' }) },
  ]);
  expect(await programmesOf('CL/NZ')).toMatchObject([
    { ...programme, ages: { first: 18, last: 35 }, quota: 'ballot' },
  ]);
  expect(await programmesOf('DE/NZ')).toEqual([]);
});

test('routes are for everybody, with open visas for remote workers', async () => {
  const { work } = await answerOf('DE/NZ');
  expect(work?.routes).toEqual([
    {
      name: 'Accredited Employer Work Visa',
      kind: 'work_visa',
      address: 'https://work.example/',
      whoApplies: 'employer',
      fee: { amount: '0', currency: null },
      months: 60,
      quality: 'own_government',
    },
    {
      name: 'Entrepreneur visa',
      kind: 'self_employed',
      address: 'https://self.example/',
      whoApplies: null,
      fee: { amount: '455', currency: 'NZD' },
      months: 12,
      quality: 'named',
    },
    {
      name: 'Remote visa',
      kind: 'digital_nomad',
      address: 'https://remote.example/',
      whoApplies: null,
      fee: { amount: '80', currency: 'USD' },
      months: 9,
      quality: 'collected',
    },
  ]);
});

test('who may work without a permit is shown no permits, but the authority', async () => {
  expect((await answerOf('BR/DE')).work).toMatchObject({
    routes: [],
    visitorMayWork: null,
    authority: { name: 'Labour Office', address: 'https://labour.example/', isFor: 'work' },
  });
  expect((await answerOf('CL/DE')).work?.routes).toMatchObject([
    { kind: 'work_permit' },
    { kind: 'digital_nomad', name: null, fee: null, months: null },
  ]);
  expect((await answerOf('CL/AD')).work?.authority?.isFor).toBe('visas');
});

test('what a visitor may do is said for tourists and for working, with its source', async () => {
  const visitorMayWork = {
    mayWork: 'business_only',
    source: expect.objectContaining({ title: 'Publisher of government: Working' }),
  };
  expect(await answerOf('BR/NZ', 'tourist')).toMatchObject({ work: null, visitorMayWork });
  expect(await answerOf('BR/NZ')).toMatchObject({ work: { visitorMayWork }, visitorMayWork: null });
  expect((await answerOf('BR/AD', 'tourist')).visitorMayWork).toBeNull();
  expect((await answerOf('BR/DE', 'tourist')).visitorMayWork).toBeNull();
  expect(await answerOf('BR/NZ', 'transit')).toMatchObject({ work: null, visitorMayWork: null });
});
