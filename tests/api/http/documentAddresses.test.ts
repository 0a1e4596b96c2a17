import { describe, expect, test } from 'vitest';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { siteOfFile } from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const site = siteOfFile({ rules: true, samples: true, pages: await builtPages() });

const get = (url: string) => site().app.inject({ url, headers: { host: 'localhost:3000' } });

const trip = (holds: string) =>
  `/trpc/trip.answers?input=${encodeURIComponent(
    JSON.stringify({
      travellers: [{ passports: ['IN'], ...(holds && { holds }) }],
      stops: [{ country: 'MX', transit: false }],
    }),
  )}`;

describe('a response that counts with a traveller’s documents', () => {
  test.each([
    '/visa-info/MX?from=IN&holds=us-visa',
    '/visa-info/MX?from=IN&%68olds=us-visa',
    '/visa-info/MX?from=IN&holds=us%2Dvisa',
    '/de/visa-info/MX?from=IN&holds=us-visa',
    '/passports/IN?holds=us-visa',
    '/trip?passport=IN+us-visa&to=MX',
    '/trip?passport=IN%20us%2Dvisa&to=MX',
    '/trip?%70assport=IN+us-visa&to=MX',
    '/together?passports=IN+us-visa,DE',
    '/together?passports=IN%2Bus%2Dvisa',
    '/api/v1/answers/IN/MX?holds=us-visa',
    '/api/v1/answers/IN/MX?holds=us%2Dvisa',
    '/api/v1/answers/IN/MX?%68olds=us-visa',
    trip('us-visa'),
  ])('is stored by no cache: %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  });

  test.each([
    '/visa-info/MX?from=IN',
    '/trip?passport=IN&to=MX',
    '/together?passports=IN,DE',
    '/api/v1/answers/IN/MX',
    trip(''),
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
