import { expect, test } from './fixtures.ts';

test('navigation in the browser updates the head', { tag: '@journey' }, async ({ page, site }) => {
  await page.goto('/destinations/tourist');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Tokyo' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tokyo' })).toBeVisible();
  const address = `${site.url}/destination/tokyo-japan`;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  const { meta, data } = await page.evaluate(readHead);
  expect(meta['og:url']).toEqual([address]);
  expect(meta.description).toHaveLength(1);
  expect(data.map((entry) => entry['@type'])).toEqual(['TouristDestination', 'BreadcrumbList']);
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

/** Runs in the browser: the metadata of the current document for search engines and previews. */
function readHead() {
  const meta: Record<string, string[]> = {};
  for (const element of document.querySelectorAll('meta')) {
    const name = element.getAttribute('name') ?? element.getAttribute('property');
    if (name) meta[name] = [...(meta[name] ?? []), element.content];
  }
  return {
    meta,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script): Record<string, unknown> => JSON.parse(script.textContent ?? ''),
    ),
  };
}
