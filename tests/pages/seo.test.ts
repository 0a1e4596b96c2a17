import { describe, expect, test } from 'vitest';
import { copyDestination } from '../fixtures/destination.ts';
import { headOf } from './pageHead.ts';
import { pageSiteOfFile, sqlOf, startPageSite } from './pageSite.ts';
import { documentOf, plainBrowser } from './plainBrowser.ts';

const site = pageSiteOfFile();
const origin = 'http://localhost:3000';
const head = (path: string) => headOf(plainBrowser(site()), path);
const file = (path: string) =>
  site().app.inject({ url: path, headers: { host: 'localhost:3000' } });

test('every page of the sitemap exists, and names the same address', async () => {
  const { body } = await file('/sitemap-1.xml');
  const addresses = [
    ...documentOf(body, `${origin}/sitemap-1.xml`, 'application/xml').querySelectorAll(
      'urlset > url > loc',
    ),
  ].map((loc) => loc.textContent ?? '');
  expect(addresses.length).toBeGreaterThan(20);

  const descriptions = new Set<string>();
  // Every twentieth page of countries and passports, each of which share a template.
  const looked = addresses.filter(
    (address, index) => !/\/(visa-info|passports)\//.test(address) || index % 20 === 0,
  );
  for (const address of looked) {
    const path = address.slice(origin.length);
    const { status, canonical, robots, meta, title, data } = await head(path);
    expect([path, status, canonical, robots]).toEqual([path, 200, [address], []]);
    const only = (name: string) => {
      expect([path, name, meta[name]?.length]).toEqual([path, name, 1]);
      return meta[name]?.[0] ?? '';
    };
    descriptions.add(only('description'));
    expect(only('og:description')).toBe(only('description'));
    expect(title).toBe(`${only('og:title')} · Landfall`);
    expect(only('og:url')).toBe(address);
    expect(only('og:site_name')).toBe('Landfall');
    expect(only('og:type')).toBe('website');
    expect(only('og:locale')).toBe('en_US');
    expect([path, data.length > 0]).toEqual([path, true]);
    expect(only('og:image:alt')).not.toBe('');
    expect([only('og:image:width'), only('og:image:height')]).toEqual(['1200', '630']);
    expect(only('twitter:card')).toBe('summary_large_image');
    const image = await file(only('og:image').slice(origin.length));
    expect([path, image.headers['content-type']]).toEqual([path, 'image/png']);
  }
  expect(descriptions.size, 'every page is described in its own words').toBe(looked.length);
});

test('a destination’s preview shows its own image', async () => {
  const { meta } = await head('/destination/paris-france');
  expect(meta['og:image']).toEqual([`${origin}/share/destination/paris-france.png`]);
  expect(meta['og:image:alt']?.[0]).toContain('Paris, France');
});

test.each([
  ['/destinations/tourist?continent=Asia', '/destinations/tourist'],
  ['/destinations/nomad?country=JP', '/destinations/nomad'],
  ['/search?category=transit&continent=Asia', '/destinations/transit'],
])(
  '%s, a filtered listing, is not indexed, and its canonical link names the whole one',
  async (path, whole) => {
    const { canonical, robots } = await head(path);
    expect([canonical, robots]).toEqual([[origin + whole], ['noindex, follow']]);
  },
);

describe('with more destinations than fit on a page', () => {
  test('later pages are not indexed, and their canonical link names the first one', async () => {
    const own = await startPageSite();
    const values = { name: "'Place ' || i", rating: '1', popular: '0' };
    copyDestination(sqlOf(own), { from: 'tokyo-japan', count: 25, values });
    for (const [path, whole] of [
      ['/destinations/tourist?page=2', '/destinations/tourist'],
      ['/visa-info/JP?from=DE&page=2', '/visa-info/JP?from=DE'],
    ] as const) {
      const { canonical, robots } = await headOf(plainBrowser(own), path);
      expect([path, canonical, robots]).toEqual([path, [origin + whole], ['noindex, follow']]);
    }
  });
});

test.each([
  ['/?subscribed=true', '/'],
  ['/contact?sent=true&utm_source=x', '/contact'],
  ['/search', '/destinations/tourist'],
  ['/visa-info/', '/visa-info'],
  ['/visa-info/JP?utm_source=x&type=working', '/visa-info/JP'],
])(
  '%s: parameters that don’t change the page don’t change its canonical link',
  async (path, whole) => {
    const { canonical, robots } = await head(path);
    expect([canonical, robots]).toEqual([[origin + whole], []]);
  },
);

test('missing pages and the admin panel are not indexed', async () => {
  for (const path of ['/no/such/page', '/destination/atlantis', '/destinations/space']) {
    const { status, canonical, robots } = await head(path);
    expect([path, status, canonical, robots]).toEqual([path, 404, [], ['noindex, follow']]);
  }
  const login = await file('/admin/login');
  expect(login.headers['x-robots-tag']).toBe('noindex, nofollow');
});

test('addresses use PUBLIC_URL, whatever the requested host', async () => {
  const own = await startPageSite({ PUBLIC_URL: 'https://visa.example.com' });
  const browser = plainBrowser(own, { headers: { host: 'localhost:3000' } });
  const { canonical, meta } = await headOf(browser, '/continents');
  expect(canonical).toEqual(['https://visa.example.com/continents']);
  expect(meta['og:image']).toEqual(['https://visa.example.com/share/site.png']);
});

test('icons, the manifest and the colours of both schemes are linked', async () => {
  const { document } = await plainBrowser(site()).open('/');
  const links = [
    ...document.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]'),
  ].map((link) => [link.getAttribute('rel') ?? '', link.getAttribute('href') ?? '']);
  expect(links.map(([rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
  for (const [, href = ''] of links) {
    const { statusCode, rawPayload } = await file(href);
    expect([href, statusCode]).toEqual([href, 200]);
    expect(rawPayload.length).toBeGreaterThan(300);
  }
  const colours = [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => [
    meta.getAttribute('media'),
    meta.getAttribute('content'),
  ]);
  expect(colours).toEqual([
    ['(prefers-color-scheme: light)', '#f7f3ea'],
    ['(prefers-color-scheme: dark)', '#0d1822'],
  ]);
});

test('pages, scripts, styles and posters are compressed', async () => {
  const { html } = await plainBrowser(site()).open('/');
  const named = [...html.matchAll(/"(\/[^"]+\.(?:css|js|svg))[?"]/g)].map(([, path = '']) => path);
  // Flags and the mark are too small.
  const paths = ['/', ...new Set(named)].filter((path) => !/^\/flags\/|mark\.svg$/.test(path));
  for (const kind of [/\.css$/, /\.js$/, /^\/posters\/.*\.svg$/]) {
    expect(paths).toContainEqual(expect.stringMatching(kind));
  }
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    const { headers } = await site().app.inject({
      url: path,
      headers: { host: 'localhost:3000', accept: '*/*', 'accept-encoding': 'gzip, deflate, br' },
    });
    expect([path, headers['content-encoding']]).toEqual([path, 'br']);
  }
});
