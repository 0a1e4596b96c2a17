import { Validator } from '@seriousme/openapi-schema-validator';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { addDays } from '#core/dates.ts';
import { apiRoutes } from '#core/inputs/jsonApi/routes.ts';
import type { Db } from '#db/db.ts';
import { changeContent } from '#db/queries/contentVersion.ts';
import { addSource } from '../../fixtures/entryRules.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { stopDurations } from '../../support/stoppedClock.ts';
import { expectDocumented } from './openApi.ts';

const answer = '/api/v1/answers/BR/JP';

async function siteWithRules(): Promise<TestSite> {
  const site = await startTestSite();
  await addSource(site.db, { id: 'index', edition: '2026-02-17' }, [{}]);
  return site;
}

describe('any origin may read:', () => {
  test('a preflight is allowed and not rate-limited', async () => {
    const { app } = await startTestSite({ env: { PUBLIC_URL: 'https://visa.example.com' } });
    for (let tries = 0; tries < 130; tries += 1) {
      const { statusCode, headers } = await app.inject({
        method: 'OPTIONS',
        url: answer,
        headers: {
          host: 'visa.example.com',
          origin: 'https://other.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'if-none-match',
        },
      });
      expect(statusCode).toBe(204);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'if-none-match',
        'access-control-max-age': '86400',
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  test.each([
    [answer, 200],
    ['/api/v1/changes', 200],
    ['/api/v1/openapi.json', 200],
    ['/api/v1/answers/ZZ/JP', 404],
    ['/api/v1/changes?x=1', 400],
    ['/api/v1/nowhere', 404],
  ])('%s, its errors too', async (url, status) => {
    const { app } = await siteWithRules();
    const headersSent = { origin: 'https://other.example' };
    await app.inject({ url, headers: headersSent });
    // The second response comes from the cache, if cached.
    const { statusCode, headers } = await app.inject({ url, headers: headersSent });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers['access-control-expose-headers']).toContain('retry-after');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('no other route of the site', async () => {
    const { app } = await startTestSite();
    for (const url of ['/trpc/country.names', '/robots.txt', '/api/v1x', '/api/v2']) {
      const { headers } = await app.inject({ url, headers: { origin: 'https://other.example' } });
      expect([url, headers['access-control-allow-origin']]).toEqual([url, undefined]);
      const preflight = await app.inject({
        method: 'OPTIONS',
        url,
        headers: { origin: 'https://other.example', 'access-control-request-method': 'GET' },
      });
      expect([url, preflight.headers['access-control-allow-origin']]).toEqual([url, undefined]);
    }
  });
});

describe('rate limits', () => {
  const get = ({ app }: TestSite, url: string, remoteAddress = '192.0.2.1') =>
    app.inject({ url, remoteAddress });

  function expectRefused(response: LightMyRequestResponse) {
    expect(response.statusCode).toBe(429);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.headers['retry-after']).toBe('60');
    expect(response.json()).toMatchObject({ status: 429, title: 'Too Many Requests' });
    expectDocumented(response);
  }

  test('120 answers a minute per network, including cached ones and errors', async () => {
    stopDurations();
    const site = await siteWithRules();
    for (let asked = 0; asked < 120; asked += 1) {
      const url = asked % 2 === 0 ? answer : '/api/v1/answers/ZZ/JP';
      expect((await get(site, url)).statusCode).toBe(asked % 2 === 0 ? 200 : 404);
    }
    expectRefused(await get(site, answer));
    expectRefused(await get(site, '/api/v1/changes'));
    expect((await get(site, '/changes.atom')).statusCode).toBe(429);
    expect((await get(site, answer, '192.0.2.2')).statusCode).toBe(200);
    // A household has its own /64.
    for (let asked = 0; asked < 120; asked += 1) await get(site, answer, `2001:db8::${asked}`);
    expectRefused(await get(site, answer, '2001:db8::ffff'));
  });
});

describe('caching', () => {
  test('a response is the same until content changes, and 304 for a matching ETag', async () => {
    const { app, db } = await siteWithRules();
    const first = await app.inject(answer);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    const again = () => app.inject({ url: answer, headers: { 'if-none-match': etag } });
    const unchanged = await again();
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    expect(unchanged.headers['access-control-allow-origin']).toBe('*');

    const rewrite = (trx: Db) =>
      trx.updateTable('entry_rules').set({ access: 'no_admission' }).executeTakeFirst();
    await rewrite(db);
    // Without a content change, the cached response stays valid.
    expect((await again()).statusCode).toBe(304);
    await changeContent(db, undefined, rewrite);
    const changed = await again();
    expect([changed.statusCode, changed.json().access]).toEqual([200, 'no_admission']);
  });

  test('each origin has its own, with links to its pages', async () => {
    const { app } = await siteWithRules();
    for (const host of ['a.example', 'b.example']) {
      const { page } = (await app.inject({ url: answer, headers: { host } })).json();
      expect(page).toBe(`http://${host}/visa-info/JP?from=BR`);
    }
  });

  test('hits and misses are counted by kind', async () => {
    const { app } = await siteWithRules();
    for (let asked = 0; asked < 3; asked += 1) await app.inject(answer);
    await app.inject('/changes.atom');
    const { body } = await app.inject('/metrics');
    const count = (kind: string, result: string) =>
      `landfall_response_cache_requests_total{kind="${kind}",result="${result}"}`;
    expect(body).toContain(`${count('json', 'hit')} 2`);
    expect(body).toContain(`${count('json', 'miss')} 1`);
    expect(body).toContain(`${count('feed', 'miss')} 1`);
  });

  test('HEAD sends only headers, and large responses are compressed', async () => {
    const { app } = await siteWithRules();
    const whole = await app.inject('/api/v1/openapi.json');
    const head = await app.inject({ method: 'HEAD', url: '/api/v1/openapi.json' });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', whole.headers.etag]);
    const compressed = await app.inject({
      url: '/api/v1/openapi.json',
      headers: { 'accept-encoding': 'br' },
    });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.headers.vary).toBe('accept-encoding');
  });
});

test('requests above the queue get 503, and are answered later', async () => {
  const { app } = await siteWithRules();
  const responses = await Promise.all(
    Array.from({ length: 400 }, (_, index) => {
      const day = addDays('2026-01-01', index);
      const remoteAddress = `192.0.2.${index % 250}`;
      return app.inject({ url: `${answer}?on=${day}`, remoteAddress });
    }),
  );
  const refused = responses.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  const answered = responses.filter(({ statusCode }) => statusCode === 200);
  expect(refused.length + answered.length).toBe(responses.length);
  const [one] = refused as [LightMyRequestResponse];
  expect(one.headers['retry-after']).toBe('5');
  expectDocumented(one);
  expect((await app.inject(answer)).statusCode).toBe(200);
});

describe('/api/v1/openapi.json', () => {
  test('is valid OpenAPI 3.1 and names every route', async () => {
    const { app } = await startTestSite();
    const response = await app.inject('/api/v1/openapi.json');
    const document = response.json();
    const validator = new Validator();
    const { valid, errors } = await validator.validate(document);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
    expect(Object.keys(document.paths)).toEqual(apiRoutes.map(({ path }) => path));
  });

  test('names operations as generators make functions of them, and asks for no key', async () => {
    const { app } = await startTestSite();
    const document = (await app.inject('/api/v1/openapi.json')).json();
    const operations = Object.values<Record<string, { operationId?: string }>>(document.paths);
    const ids = operations.flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids).toContain('getAnswer');
    expect(ids.filter((id) => !/^(?:get|list|compare|count)[A-Z]\w+$/.test(id ?? ''))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(document.security).toEqual([]);
  });

  test('describes every parameter and every field', async () => {
    const { app } = await startTestSite();
    const document = (await app.inject('/api/v1/openapi.json')).json();
    const operations = Object.values<{ get?: { parameters?: { description?: string }[] } }>(
      document.paths,
    );
    const parameters = operations.flatMap(({ get }) => get?.parameters ?? []);
    expect(parameters.length).toBeGreaterThan(8);
    expect(parameters.filter(({ description }) => !description)).toEqual([]);
    const { Answer, Source, Stays, StayCount, ...others } = document.components.schemas;
    const { Transit, Airside, TransitProgramme } = others;
    const described = [Answer, Source, Stays, StayCount, Transit, Airside, TransitProgramme];
    for (const { properties } of described) {
      // A reference leads to what is described.
      const undescribed = Object.entries<{ description?: string; $ref?: string }>(properties)
        .filter(([, { description, $ref }]) => !description && !$ref)
        .map(([name]) => name);
      expect(undescribed).toEqual([]);
    }
  });
});
