import { readdirSync } from 'node:fs';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { startTestSite, type TestSite } from '../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();
const script = readdirSync(pages.publicFolders.hashed ?? '').find((name) => name.endsWith('.js'));

const https = { PUBLIC_URL: 'https://visa.example.com' };

const answers: [what: string, method: 'GET' | 'POST' | 'DELETE', url: string, status: number][] = [
  ['the home page', 'GET', '/', 200],
  ['a destination', 'GET', '/destination/paris-france', 200],
  ['a missing page', 'GET', '/nowhere', 404],
  ['the sign-in page', 'GET', '/admin/login', 200],
  ['a redirect to it', 'GET', '/admin/destinations', 307],
  ['an API answer', 'GET', '/trpc/country.names', 200],
  ['an API refusal', 'GET', '/trpc/user.list', 401],
  ['an unknown procedure', 'GET', '/trpc/user.burn', 412],
  ['robots.txt', 'GET', '/robots.txt', 200],
  ['the sitemap', 'GET', '/sitemap.xml', 200],
  ['the manifest', 'GET', '/manifest.webmanifest', 200],
  ['a poster', 'GET', '/posters/paris-france.svg', 200],
  ['a drawn poster', 'GET', '/posters/generated/paris-france.svg', 200],
  ['a missing poster', 'GET', '/posters/generated/atlantis.svg', 404],
  ['a flag', 'GET', '/flags/FR.svg', 200],
  ['a script', 'GET', `/assets/${script}`, 200],
  ['a missing image', 'GET', '/images/none', 404],
  ['an invalid address', 'GET', '/%E0%A4%A', 400],
  ['an address that is too long', 'GET', `/${'a'.repeat(9000)}`, 414],
  ['a form without its fields', 'POST', '/newsletter', 400],
  ['another method', 'DELETE', '/', 403],
  ['changes', 'GET', '/changes', 200],
  ['the feed of changes', 'GET', '/changes.atom', 200],
  ['an answer of the JSON API', 'GET', '/api/v1/answers/BR/JP', 200],
  ['its description', 'GET', '/api/v1/openapi.json', 200],
  ['an unknown country', 'GET', '/api/v1/answers/BR/ZZ', 404],
  ['a wrong parameter', 'GET', '/api/v1/answers/BR/JP?on=tomorrow', 400],
  ['a write to it', 'POST', '/api/v1/answers/BR/JP', 405],
  ['another version of it', 'GET', '/api/v2/answers/BR/JP', 404],
];

/** The JSON API and the feed of changes, which pages of any origin may read. */
const isApi = /^\/(api\/v1\/|changes\.atom)/;

function isForOthers(url: string): boolean {
  return /^\/(posters|images)\//.test(url) || isApi.test(url);
}

const startSite = (env: Record<string, string> = {}) =>
  startTestSite({ samples: true, pages, env });

describe('every response has the headers', () => {
  test.each(answers)('%s: %s %s', async (_what, method, url, status) => {
    const { app } = await startSite(https);
    await app.inject({ method, url });
    // The second response comes from memory, if cached.
    const { statusCode, headers } = await app.inject({ method, url });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': isForOthers(url) ? 'cross-origin' : 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBe(isApi.test(url) ? '*' : undefined);
    if (isPage(headers)) return expectPagePolicy(headers);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
  });

  test('but no HSTS unless PUBLIC_URL is https', async () => {
    for (const env of [{}, { PUBLIC_URL: 'http://visa.example.com' }] as const) {
      const { headers } = await (await startSite({ ...env })).app.inject('/');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });
});

type Headers = LightMyRequestResponse['headers'];

function isPage(headers: Headers): boolean {
  return /^text\/html/.test(String(headers['content-type']));
}

/** Allowed scripts are our own files and the inline ones rendered with the page. */
function expectPagePolicy(headers: Headers) {
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive): [string, string[]] => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  const scripts = policy.get('script-src') ?? [];
  expect(scripts[0]).toBe("'self'");
  expect(scripts.slice(1).filter((source) => !/^'sha256-[\w+/]{43}='$/.test(source))).toEqual([]);
}

describe('private responses are not cached', () => {
  const cacheOf = async ({ app }: TestSite, url: string, cookie?: string) => {
    const { headers } = await app.inject({ url, headers: { ...(cookie && { cookie }) } });
    return headers['cache-control'];
  };

  test.each([
    '/admin',
    '/admin/login',
    '/admin/destinations',
    '/admin/settings',
    '/admin/nowhere',
    '/trpc/session.me',
    '/trpc/user.list',
    '/trpc/contact.list?input=%7B%7D',
    '/trpc/newsletter.list?input=%7B%7D',
    '/trpc/session.me,country.names?batch=1',
  ])('%s', async (url) => {
    const site = await startSite();
    expect(await cacheOf(site, url)).toBe('no-store');
    const session = (await site.signIn()).cookies.get('session');
    expect(await cacheOf(site, url, `session=${session}`)).toBe('no-store');
  });

  test('a public page is the same for an administrator, and revalidated each time', async () => {
    const site = await startSite();
    const session = (await site.signIn()).cookies.get('session');
    expect(await cacheOf(site, '/', `session=${session}`)).toBe('private, no-cache');
  });
});

describe('cookies', () => {
  /** All cookies of the site, set by one browser's sign-in and choice of a passport. */
  async function allCookies(env: Record<string, string>): Promise<string[]> {
    const site = await startSite(env);
    const browser = await site.signIn();
    const atSignIn = browser.lastSetCookies();
    await browser.api.visitor.choosePassport.mutate({ passport: 'JP' });
    return [...atSignIn, ...browser.lastSetCookies()];
  }

  const attributesOf = (cookie: string) => cookie.split('; ').slice(1).sort();

  test('are hidden from scripts and other sites’ forms', async () => {
    const cookies = await allCookies({});
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'session',
      'device',
      'passport',
    ]);
    for (const cookie of cookies) {
      expect(attributesOf(cookie)).toEqual([
        'HttpOnly',
        expect.stringMatching(/^Max-Age=\d+$/),
        'Path=/',
        expect.stringMatching(/^SameSite=(Lax|Strict)$/),
      ]);
    }
  });

  test('are bound to this host and https if PUBLIC_URL is https', async () => {
    const cookies = await allCookies(https);
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-(session|device|passport)=/);
      expect(attributesOf(cookie)).toContain('Secure');
      expect(attributesOf(cookie)).toContain('HttpOnly');
      expect(cookie).not.toMatch(/domain=/i);
    }
  });

  test('with the names for http are ignored under https', async () => {
    const site = await startSite(https);
    const session = (await site.signIn()).cookies.get('__Host-session');
    const planted = site.browser();
    planted.cookies.set('session', String(session));
    planted.cookies.set('passport', 'JP');
    expect(await planted.api.session.me.query()).toBeNull();
    expect(await planted.api.visitor.country.query()).toMatchObject({ guessed: 'default' });
  });
});

test('an image opened directly runs no script', async () => {
  const { app } = await startSite();
  const { headers } = await app.inject('/posters/generated/paris-france.svg');
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe-eval/);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
});
