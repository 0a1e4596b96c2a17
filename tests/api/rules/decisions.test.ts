import { expect, test } from 'vitest';
import { changeContent } from '#db/queries/contentVersion.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { openDecisions, settle } from '../../support/site/openDecisions.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

type Fields = Parameters<typeof ruleFixture>[0];

const none = { stayNumber: null };

/** What an older edition says, and what a newer compilation says of the same pair. */
const changes: [before: Fields, after: Fields][] = [
  [{ passport: 'BR', destination: 'TH', stayNumber: 360 }, { stayNumber: 365 }],
  [{ passport: 'AR', destination: 'TH', access: 'e_visa', ...none }, { access: 'visa_free' }],
  [{ passport: 'CL', destination: 'TH', stayNumber: 60 }, { stayNumber: 30 }],
  [
    { passport: 'PE', destination: 'TH' },
    { access: 'visa_required', ...none },
  ],
  [{ passport: 'UY', destination: 'TH', access: 'eta' }, { access: 'e_visa' }],
  [{ passport: 'BR', destination: 'JP', stayNumber: 30 }, { stayNumber: 60 }],
];

async function withChanges() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  await addEdition(site.db, { rules: changes.map(([before]) => ruleFixture(before)) });
  await addEdition(site.db, {
    source: { id: 'compiled', kind: 'compilation', quality: 'secondary' },
    date: '2026-10-09',
    rules: changes.map(([before, after]) =>
      ruleFixture({ ...before, ...after, sourceDate: '2026-09-26' }),
    ),
  });
  const listed = (filter = {}) => openDecisions(api, filter);
  const of = async (passport: string) =>
    (await listed({ country: 'TH' })).find(({ passports: [one] }) => one === passport);
  return { site, api, listed, of };
}

test('decisions are by country, those with the gravest first, and the gravest first in each', async () => {
  const { api, listed } = await withChanges();
  expect((await listed()).map(({ country, effect }) => `${country} ${effect}`)).toEqual([
    'TH harder',
    'TH lost',
    'TH easier',
    'TH days',
    'TH trivial',
    'JP easier',
  ]);
  expect(await api.decision.list.query({})).toMatchObject({
    total: 6,
    pages: 1,
    kinds: [{ kind: 'superseded', count: 6 }],
    imports: [{ title: 'Title of compiled', date: '2026-10-09', count: 6, easier: 2 }],
  });
});

test('a kind and a country are chosen, and the others are counted', async () => {
  const { api, listed } = await withChanges();
  expect(await listed({ kind: 'disagreement' })).toEqual([]);
  const { total, kinds, ofCountries } = await api.decision.list.query({ country: 'JP' });
  expect({ total, kinds }).toEqual({ total: 1, kinds: [{ kind: 'superseded', count: 1 }] });
  expect(ofCountries).toEqual(
    expect.arrayContaining([
      { country: 'TH', count: 5 },
      { country: 'JP', count: 1 },
    ]),
  );
});

test('what is easier or trivial in a country is settled together, and undone together', async () => {
  const { site, api, listed, of } = await withChanges();
  const before = await listed();
  const settled = await settle(api, 'read', await of('BR'), await of('AR'), await of('CL'));
  expect(settled.changes).toHaveLength(1);
  expect((await listed()).map(({ country, effect }) => `${country} ${effect}`)).toEqual([
    'TH harder',
    'TH lost',
    'JP easier',
  ]);
  const answer = await findAnswer(site.db, {
    passport: 'AR',
    destination: 'TH',
    purpose: 'tourist',
  });
  expect(answer).toMatchObject({ access: 'visa_free', unconfirmed: false });
  const { entries } = await api.history.list.query({ entity: 'decision' });
  expect(entries).toMatchObject([{ title: 'Thailand: 3 passports' }]);
  expect(await api.history.undo.mutate(settled)).toEqual({ undone: 1, left: [] });
  expect((await listed()).map(({ key }) => key)).toEqual(before.map(({ key }) => key));
});

test('what makes entry harder is settled by itself only, whichever side it makes harder', async () => {
  const { api, listed, of } = await withChanges();
  const all = await listed();
  const together = [
    ['read', 'BR', 'PE'],
    ['read', 'UY', 'AR'],
    // The older answer, for which they had to apply.
    ['other', 'BR', 'AR'],
  ] as const;
  for (const [use, one, other] of together) {
    expect(await refusalOf(settle(api, use, await of(one), await of(other)))).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'What makes entry harder is decided by itself',
    });
  }
  const [japan] = await listed({ country: 'JP' });
  expect(await refusalOf(settle(api, 'read', await of('BR'), japan))).toMatchObject({
    message: 'Settle one country after the other',
  });
  expect(await listed()).toEqual(all);
  await settle(api, 'other', await of('PE'));
  await settle(api, 'read', await of('UY'));
  expect(await listed()).toHaveLength(4);
});

test('one that was changed meanwhile leaves the others of its group unsettled', async () => {
  const { site, api, listed, of } = await withChanges();
  const [trivial, easier] = [await of('BR'), await of('AR')];
  await changeContent(site.db, 'rules', (trx) =>
    trx
      .updateTable('entry_rules')
      .set({ version: 7 })
      .where('source_id', '=', 'compiled')
      .where('passport', '=', 'AR')
      .execute(),
  );
  expect(await refusalOf(settle(api, 'read', trivial, easier))).toMatchObject({ code: 'CONFLICT' });
  expect(await listed()).toHaveLength(6);
});

test('the list of rules marks those that visitors read', async () => {
  const { api, of } = await withChanges();
  const read = async () => {
    const { items } = await api.rule.list.query({ passport: 'PE', destination: 'TH' });
    return items.filter(({ isRead }) => isRead).map(({ sourceId }) => sourceId);
  };
  expect(await read()).toEqual(['compiled']);
  await settle(api, 'other', await of('PE'));
  expect(await read()).toEqual(['passport-index']);
});
