import { expect, test } from './fixtures.ts';

test('navigation in the browser updates the head', { tag: '@journey' }, async ({ page, site }) => {
  await page.goto('/destinations/tourist');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Tokyo' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tokyo' })).toBeVisible();
  const address = `${site.url}/destination/tokyo-japan`;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  const types = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent)['@type']));
  expect(types).toEqual(['TouristDestination', 'BreadcrumbList']);
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
