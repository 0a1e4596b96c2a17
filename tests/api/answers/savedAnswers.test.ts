import { expect, test } from 'vitest';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

test('saved questions are judged in their order, as the answers say today', async () => {
  const site = await startTestSite({ rules: true });
  const { api } = await site.signedIn();
  const ask = () =>
    api.entryRule.saved.query({ questions: 'DE-JP-tourist,XX-JP-tourist,US-US-transit' });
  const [german, unknown, own] = await ask();
  expect(german).toMatchObject({
    result: 'Visa free · 90 days',
    access: 'visa_free',
    stay: { number: 90, unit: 'days' },
    restriction: null,
    doubt: null,
  });
  expect(german?.sourceDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(unknown).toBeNull();
  expect(own?.access).toBe('own_country');
  await api.rule.create.mutate({
    fields: ruleFixture({
      passport: 'DE',
      destination: 'JP',
      access: 'visa_required',
      stayNumber: null,
    }),
  });
  expect((await ask())[0]).toMatchObject({ access: 'visa_required' });
});

test('saved questions count with documents, and then are in no cache', async () => {
  const { app, browser } = await startTestSite({ rules: true });
  const { api } = browser();
  const [without] = await api.entryRule.saved.query({ questions: 'IN-MX-tourist' });
  const [withVisa] = await api.entryRule.saved.query({
    questions: 'IN-MX-tourist',
    holds: 'us-visa',
  });
  expect([without?.access, withVisa?.access]).toEqual(['visa_required', 'visa_free']);
  const input = (value: object) =>
    `/trpc/entryRule.saved?input=${encodeURIComponent(JSON.stringify(value))}`;
  const cacheControl = async (value: object) =>
    (await app.inject(input(value))).headers['cache-control'];
  expect(await cacheControl({ questions: 'IN-MX-tourist' })).toBe('private, no-cache');
  expect(await cacheControl({ questions: 'IN-MX-tourist', holds: 'us-visa' })).toBe('no-store');
});

test.each([
  '',
  'DE-JP',
  'DE-JP-holiday',
  'de-jp-tourist',
  'DE-JP-tourist,',
  Array(101).fill('DE-JP-tourist').join(','),
])('questions %j are refused', async (questions) => {
  const { browser } = await startTestSite();
  const { code } = await refusalOf(browser().api.entryRule.saved.query({ questions }));
  expect(code).toBe('BAD_REQUEST');
});

test('a visitor’s passports and documents can be forgotten', async () => {
  const { browser } = await startTestSite();
  const { api } = browser();
  await api.visitor.choosePassport.mutate({ passport: 'IN' });
  await api.visitor.chooseDocuments.mutate({ holds: 'us-visa' });
  expect(await api.visitor.country.query()).toMatchObject({ guessed: false, holds: ['us-visa'] });
  await api.visitor.forget.mutate();
  expect(await api.visitor.country.query()).toMatchObject({ guessed: 'default', holds: [] });
});
