import { describe, expect, test } from 'vitest';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { siteOfFile } from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const site = siteOfFile({ pages: await builtPages() });

const get = (url: string) => site().app.inject({ url, headers: { host: 'localhost:3000' } });

describe('a page of a country', () => {
  test.each([
    ['/visa-info/UK', '/visa-info/GB'],
    ['/visa-info/EL?from=BR', '/visa-info/GR?from=BR'],
    ['/visa-info/uk/passports', '/visa-info/GB/passports'],
    ['/passports/UK', '/passports/GB'],
    ['/visa-info/fr?from=US', '/visa-info/FR?from=US'],
    ['/visa-info/FR?from=us', '/visa-info/FR?from=US'],
    ['/visa-info/Fr?type=transit&from=us', '/visa-info/FR?type=transit&from=US'],
    ['/visa-info/el?from=uk', '/visa-info/GR?from=GB'],
    ['/visa-info/south-korea?from=brazil', '/visa-info/KR?from=BR'],
    ['/visa-info/south-korea?from=br', '/visa-info/KR?from=BR'],
  ])('%s redirects once, to %s', async (url, to) => {
    const moved = await get(url);
    expect([Math.floor(moved.statusCode / 100), moved.headers.location]).toEqual([3, to]);
    expect((await get(to)).statusCode).toBe(200);
  });

  test.each(['/visa-info/FR?from=uk', '/visa-info/FR?from=EL'])(
    '%s is one, or redirects to one with the code of ISO 3166',
    async (url) => {
      const { statusCode, headers } = await get(url);
      const { body } = statusCode === 200 ? await get(url) : await get(String(headers.location));
      expect(body).toMatch(/British passport|Greek passport/);
    },
  );
});

test('the API takes the codes UK and EL, and names countries by ISO 3166', async () => {
  const answer = (await get('/api/v1/answers/UK/el')).json();
  expect(answer).toMatchObject({ passport: 'GB', destination: 'GR' });
});
