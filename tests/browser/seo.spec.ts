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

test.describe('at another address than the public one', () => {
  // Below the range from which the system takes the ports of connections.
  const port = 22_529;
  test.use({ serverEnv: { PUBLIC_URL: 'https://visa.example.com', PORT: String(port) } });

  test('navigation in the browser names the public one', async ({ page }) => {
    await page.goto(`http://localhost:${port}/continents`);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', 'https://visa.example.com/continents');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(canonical).toHaveAttribute('href', 'https://visa.example.com/terms');
  });
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
