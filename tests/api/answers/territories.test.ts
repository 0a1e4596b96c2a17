import { expect, test } from 'vitest';
import { unpackPassports } from '#core/answers/packedAnswers.ts';
import {
  territoriesUnderStateRules,
  territoryCodes,
  uninhabited,
} from '#core/countries/territories.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { startTestSite } from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();

test('every territory has a page that names whose rules apply; uninhabited ones have none', async () => {
  const { app } = await startTestSite({ pages });
  const statusOf = async (code: string) =>
    (await app.inject(`/visa-info/${code}?from=BR`)).statusCode;
  for (const code of territoryCodes) expect([code, await statusOf(code)]).toEqual([code, 200]);
  for (const code of Object.keys(uninhabited))
    expect([code, await statusOf(code)]).toEqual([code, 404]);
  const { body } = await app.inject('/visa-info/GL?from=BR');
  expect(body).toContain('Visa information not available for this combination');
  expect(body).toContain('Greenland: not part of the Schengen area');
  expect(body).not.toContain('Who may enter Greenland, and how');
});

test('page, API, widget, feed and passport show a domestic journey as domestic', async () => {
  const { app, browser } = await startTestSite({ pages, rules: true });
  const page = await app.inject('/visa-info/PR?from=US');
  expect(page.body).toContain('This is within the country of your passport');
  expect(page.body).toContain('Domestic travel for citizens: United States → Puerto Rico.');
  const answer = (await app.inject('/api/v1/answers/US/PR')).json();
  expect(answer).toMatchObject({
    access: 'own_country',
    page: expect.stringMatching(/PR\?from=US$/),
  });
  const widget = await app.inject('/embed/answer?to=PR&from=US');
  expect([widget.statusCode, widget.body]).toEqual([
    200,
    expect.stringContaining('Domestic travel for citizens: United States → Puerto Rico.'),
  ]);
  expect((await app.inject('/changes/country/PR.atom')).statusCode).toBe(200);
  const { stops } = await browser().api.page.trip.query({
    travellers: [{ passports: ['US'] }],
    stops: [{ country: 'PR', transit: false }],
  });
  expect(stops[0]?.answers[0]?.entry.access).toBe('own_country');
});

test('the page of Puerto Rico shows the requirements of the United States', async () => {
  const { app } = await startTestSite({ pages, rules: true });
  const { body } = await app.inject('/visa-info/PR?from=BR');
  expect(body).toContain('Puerto Rico: the entry rules of its state apply (United States)');
  expect(body).toMatch(/href="\/visa-info\/US\?type=tourist&amp;from=BR"/);
});

test('where the rules of its state apply, a territory has the state’s answer', async () => {
  const { app, db } = await startTestSite({ pages, rules: true });
  const mainOf = async (pair: string) =>
    (await app.inject(`/visa-info/${pair}`)).body.replace(/^.*<main/s, '');
  const indian = await mainOf('PR?from=IN');
  expect(indian).toMatch(/<h3[^>]*>Visa Required<\/h3>/);
  expect(indian).not.toContain('Visa information not available');
  const german = await mainOf('PR?from=DE');
  expect(german).toMatch(/<h3[^>]*>Travel authorisation required<\/h3>/);
  expect(german).toContain('href="https://esta.cbp.dhs.gov/"');
  expect(await mainOf('PR?from=AF')).toMatch(/<h3[^>]*>Entry suspended<\/h3>/);

  const answer = async (passport: string, destination: string) =>
    findAnswer(db, { passport, destination, purpose: 'tourist' });
  expect(await answer('DE', 'PR')).toMatchObject({
    answerOf: 'US',
    conditions: (await answer('DE', 'US')).conditions,
  });
  // The waiver of Guam alone.
  expect(await answer('JP', 'GU')).toMatchObject({ access: 'visa_free', answerOf: null });

  const table = await currentTable(db);
  const weaker = territoriesUnderStateRules.flatMap(({ territory, state }) =>
    table
      .forDestination(territory)
      .filter(({ passport, access }) => access === null && table.at(passport, state)?.access)
      .map(({ passport }) => `${passport}>${territory}`),
  );
  expect(weaker).toEqual([]);
});

test('an administrator’s rule answers for a territory', async () => {
  const { app, signedIn } = await startTestSite();
  const { api } = await signedIn();
  const { length } = await api.country.listAll.query();
  expect(length).toBe(sampleCountries.length);
  const fields = ruleFixture({ passport: 'BR', destination: 'GL', access: 'visa_required' });
  await api.rule.create.mutate({ fields });
  const answer = (await app.inject('/api/v1/answers/BR/GL')).json();
  expect(answer).toMatchObject({ access: 'visa_required', note: fields.note });
});

test('rankings, maps and counts omit territories', async () => {
  const { browser, db } = await startTestSite({ rules: true });
  const { api } = browser();
  const { passports } = await api.passport.list.query();
  expect(unpackPassports(passports)).toHaveLength(199);
  const { total } = await api.countryFacts.passportCounts.query({ code: 'PR' });
  expect(total).toBe(198);
  const offered = await db
    .selectFrom('countries')
    .select('code')
    .where('enabled', '=', 1)
    .execute();
  expect(offered).toHaveLength(199);
});
