import { describe, expect, test } from 'vitest';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { siteOfFile } from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const site = siteOfFile({ rules: true, samples: true, pages: await builtPages() });

const get = (url: string) => site().app.inject({ url, headers: { host: 'localhost:3000' } });

/** Calls whose results count with documents, with these or without any. */
const calls = (holds: string): [procedure: string, input: object][] => {
  const held = holds && { holds };
  const beside = holds && ` ${holds.split(/[ ,.]+/).join(' ')}`;
  const passports = ['IN'];
  const travellers = [{ passports, ...held }];
  return [
    ['page.answer', { passports, destination: 'MX', ...held }],
    ['page.changingPlanes', { passports, ...held }],
    ['page.workingAbroad', { passports, ...held }],
    ['page.countryAnswer', { passports, destination: 'MX', ...held }],
    ['page.answerDestinations', { passport: 'IN', destination: 'FR', ...held }],
    ['page.destination', { passports, destinationId: 'paris-france', country: 'FR', ...held }],
    ['passport.byCode', { code: 'IN', ...held }],
    ['page.trip', { travellers, stops: [{ country: 'MX', transit: false }] }],
    ['group.ranking', { passports: `IN${beside},DE` }],
    ['entryRule.answer', { passport: 'IN', destination: 'MX', ...held }],
    ['entryRule.saved', { questions: 'IN-MX-tourist', ...held }],
    ['entryRule.forDestinations', { passports, destinationIds: ['paris-france'], ...held }],
    ['destination.list', { noVisaBeforehandFor: passports, ...held }],
  ];
};

const addressOf = ([procedure, input]: [string, object]) =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

const batchOf = (some: [string, object][]) => {
  const inputs = Object.fromEntries(some.map(([, input], index) => [index, input]));
  const names = some.map(([procedure]) => procedure).join();
  return `/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
};

describe('a response that counts with a traveller’s documents or age', () => {
  test.each([
    '/visa-info/MX?from=IN&holds=us-visa',
    '/visa-info/MX?from=IN&%68olds=us-visa',
    '/visa-info/MX?from=IN&holds=us%2Dvisa',
    '/de/visa-info/MX?from=IN&holds=us-visa',
    '/passports/IN?holds=us-visa',
    '/visa-info/transit?from=IN&holds=us-visa',
    '/visa-info/transit?holds=us%2Dvisa',
    '/visa-info/working?age=27',
    '/de/visa-info/working?from=DE&%61ge=27',
    `/documents?returnTo=${encodeURIComponent('/visa-info/working?age=27')}`,
    '/trip?passport=IN+us-visa&to=MX',
    '/trip?passport=IN%20us%2Dvisa&to=MX',
    '/trip?%70assport=IN+us-visa&to=MX',
    '/together?passports=IN+us-visa,DE',
    '/together?passports=IN%2Bus%2Dvisa',
    `/documents?returnTo=${encodeURIComponent('/visa-info/MX?from=IN&holds=us-visa')}`,
    `/de/documents?returnTo=${encodeURIComponent('/trip?passport=IN+us%2Dvisa&to=MX')}`,
    `/documents?returnTo=${encodeURIComponent('/documents?returnTo=%2Ftogether%3Fpassports%3DIN%252Bus%252Dvisa')}`,
    '/search?q=us-visa',
    '/api/v1/answers/IN/MX?holds=us-visa',
    '/api/v1/answers/IN/MX?holds=us%2Dvisa',
    '/api/v1/answers/IN/MX?%68olds=us-visa',
    ...['us-visa', 'US-Visa', 'lives-in-de', ' us-visa, LIVES-IN-DE', 'uk-residence.us-visa']
      .flatMap(calls)
      .map(addressOf),
    // One call of a batch is enough.
    batchOf([...calls('').slice(0, 2), ...calls('us-visa').slice(0, 1)]),
  ])('is stored by no cache: %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    if (!url.startsWith('/trpc/')) {
      expect(headers).toMatchObject({
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
  });

  test.each([
    '/visa-info/MX?from=IN',
    '/trip?passport=IN&to=MX',
    '/together?passports=IN,DE',
    `/documents?returnTo=${encodeURIComponent('/visa-info/MX?from=IN')}`,
    '/api/v1/answers/IN/MX',
    ...calls('').map(addressOf),
  ])('is one with its own address: %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).not.toContain('no-store');
  });
});

test.each([
  '/admin/login',
  '//admin/login',
  '/de/%61dmin/login',
  '/%61dmin/login',
  '/ADMIN/login',
  '/./admin/login',
  '/x/../admin/login',
  '/%61dmin/join',
  '/de//admin',
  '/preview/x',
  '/%70review/x',
])('the panel is hidden from search engines and caches, however it is written: %s', async (url) => {
  const { statusCode, headers } = await get(url);
  if (statusCode === 301) expect(headers.location).toMatch(/^\/(?!\/)/);
  else
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
});
