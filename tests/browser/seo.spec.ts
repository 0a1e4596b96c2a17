import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/dev/freePort.ts';
import { copyDestination } from '../fixtures/destination.ts';
import { startServer } from '../serverProcess.ts';
import { expect, test } from './fixtures.ts';
import { idle } from './idle.ts';
import { headOf, readHead } from './pageHeads.ts';

test('every page of the sitemap exists, and names the same address', async ({
  page,
  request,
  site,
}) => {
  const response = await request.get('/sitemap.xml');
  const addresses = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      if (document.querySelector('parsererror')) throw new Error('This is not XML');
      return [...document.querySelectorAll('urlset > url > loc')].map(
        (loc) => loc.textContent ?? '',
      );
    },
    await response.text(),
  );
  expect(addresses.length).toBeGreaterThan(20);

  const descriptions = new Set<string>();
  // Every twentieth page of countries and passports, each of which share a template.
  const looked = addresses.filter(
    (address, index) => !/\/(visa-info|passports)\//.test(address) || index % 20 === 0,
  );
  for (const address of looked) {
    const path = address.slice(site.url.length);
    const { status, canonical, robots, meta, title } = await headOf(page, request, path);
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
    expect(only('og:image:alt')).not.toBe('');
    expect([only('og:image:width'), only('og:image:height')]).toEqual(['1200', '630']);
    expect(only('twitter:card')).toBe('summary_large_image');
    const image = await request.get(only('og:image'));
    expect([path, image.headers()['content-type']]).toEqual([path, 'image/png']);
  }
  expect(descriptions.size, 'every page is described in its own words').toBe(looked.length);
});

test('a destination’s preview shows its own image', async ({ page, request, site }) => {
  const { meta } = await headOf(page, request, '/destination/paris-france');
  expect(meta['og:image']).toEqual([`${site.url}/share/destination/paris-france.png`]);
  expect(meta['og:image:alt']?.[0]).toContain('Paris, France');
});

test('an answer for one passport is not indexed, and its canonical link names its country’s page', async ({
  page,
  request,
  site,
}) => {
  for (const path of [
    '/visa-info/JP?from=DE&type=working',
    '/visa-info/JP?from=DE&on=2026-12-24',
  ]) {
    const { canonical, robots } = await headOf(page, request, path);
    expect([path, canonical, robots]).toEqual([
      path,
      [`${site.url}/visa-info/JP`],
      ['noindex, follow'],
    ]);
  }
});

test('filtered listings are not indexed, and their canonical link names the whole one', async ({
  page,
  request,
  site,
}) => {
  for (const [path, whole] of [
    ['/destinations/tourist?continent=Asia', '/destinations/tourist'],
    ['/destinations/nomad?country=JP', '/destinations/nomad'],
    ['/search?category=transit&continent=Asia', '/destinations/transit'],
  ] as const) {
    const { canonical, robots } = await headOf(page, request, path);
    expect([path, canonical, robots]).toEqual([path, [site.url + whole], ['noindex, follow']]);
  }
});

test.describe('with more destinations than fit on a page', () => {
  test('later pages are not indexed, and their canonical link names the first one', async ({
    page,
    request,
    site,
  }) => {
    const values = { name: "'Place ' || i", rating: '1', popular: '0' };
    copyDestination(site.sql, { from: 'tokyo-japan', count: 25, values });
    for (const [path, whole] of [
      ['/destinations/tourist?page=2', '/destinations/tourist'],
      ['/visa-info/JP?from=DE&page=2', '/visa-info/JP'],
    ] as const) {
      const { canonical, robots } = await headOf(page, request, path);
      expect([path, canonical, robots]).toEqual([path, [site.url + whole], ['noindex, follow']]);
    }
  });
});

test('parameters that don’t change the page don’t change its canonical link', async ({
  page,
  request,
  site,
}) => {
  for (const [path, whole] of [
    ['/?subscribed=true', '/'],
    ['/contact?sent=true&utm_source=x', '/contact'],
    ['/search', '/destinations/tourist'],
    ['/visa-info/', '/visa-info'],
    ['/visa-info/JP?utm_source=x&type=working', '/visa-info/JP'],
  ] as const) {
    const { canonical, robots } = await headOf(page, request, path);
    expect([path, canonical, robots]).toEqual([path, [site.url + whole], []]);
  }
});

test('missing pages and the admin panel are not indexed', async ({ page, request }) => {
  for (const path of ['/no/such/page', '/destination/atlantis', '/destinations/space']) {
    const { status, canonical, robots } = await headOf(page, request, path);
    expect([path, status, canonical, robots]).toEqual([path, 404, [], ['noindex, follow']]);
  }
  const login = await request.get('/admin/login');
  expect(login.headers()['x-robots-tag']).toBe('noindex, nofollow');
});

test('navigation in the browser updates the head', { tag: '@journey' }, async ({ page, site }) => {
  await page.goto('/destinations/tourist');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Tokyo' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tokyo' })).toBeVisible();
  const address = `${site.url}/destination/tokyo-japan`;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  const { meta, data } = await page.evaluate(readHead, null);
  expect(meta['og:url']).toEqual([address]);
  expect(meta.description).toHaveLength(1);
  expect(data.map((entry) => entry['@type'])).toEqual(['TouristDestination', 'BreadcrumbList']);
});

test('addresses use PUBLIC_URL, whatever the requested host', async ({ page }) => {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-browser-'));
  const server = await startServer({
    dataDir,
    env: { PORT: String(port), PUBLIC_URL: 'https://visa.example.com' },
  });
  try {
    await page.goto(`http://localhost:${port}/continents`);
    await idle(page);
    const { canonical, meta } = await page.evaluate(readHead, null);
    expect(canonical).toEqual(['https://visa.example.com/continents']);
    expect(meta['og:image']).toEqual(['https://visa.example.com/share/site.png']);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('icons, the manifest and the colours of both schemes are linked', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const links = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((found) =>
      found.map((link) => [link.getAttribute('rel') ?? '', link.getAttribute('href') ?? '']),
    );
  expect(links.map(([rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
  for (const [, href = ''] of links) {
    const response = await request.get(href);
    expect([href, response.status()]).toEqual([href, 200]);
    expect((await response.body()).length).toBeGreaterThan(300);
  }
  const colours = await page
    .locator('meta[name=theme-color]')
    .evaluateAll((found) =>
      found.map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')]),
    );
  expect(colours).toEqual([
    ['(prefers-color-scheme: light)', '#f7f3ea'],
    ['(prefers-color-scheme: dark)', '#0d1822'],
  ]);
});

test('pages, scripts, styles and posters are compressed', async ({ page }) => {
  const encodings = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const kind = /\.(js|css|svg)$/.exec(pathname)?.[1] ?? (pathname === '/' ? 'page' : undefined);
    if (kind && !pathname.startsWith('/flags/')) {
      encodings.set(pathname, response.headers()['content-encoding']);
    }
  });
  await page.goto('/');
  const large = () => [...encodings].filter(([path]) => !path.endsWith('mark.svg'));
  for (const kind of [/^\/$/, /\.css$/, /\.js$/, /^\/posters\/.*\.svg$/]) {
    await expect.poll(() => large().some(([path]) => kind.test(path)), String(kind)).toBe(true);
  }
  expect(large().length).toBeGreaterThan(5);
  for (const [path, encoding] of large()) expect([path, encoding]).toEqual([path, 'br']);
});
