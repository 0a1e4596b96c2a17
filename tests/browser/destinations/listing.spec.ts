import { expectNoViolation } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';
import { copyParis } from '../rows.ts';

test('one continent at a time, in the address, so that Back works', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/destinations/tourist');
  await expect(page.getByRole('heading', { level: 1, name: 'Tourist Destinations' })).toBeVisible();
  await expect(page.getByText('Showing 4 results')).toBeVisible();

  await page.getByLabel('Asia').check();
  await expect(page).toHaveURL(/continent=Asia/);
  await expect(page.getByText('Showing 3 results')).toBeVisible();
  await page.getByLabel('Europe').check();
  await expect(page.getByLabel('Asia')).not.toBeChecked();
  await expect(page.getByText('Showing 1 result', { exact: true })).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel('Asia')).toBeChecked();
  await expect(page.getByText('Showing 3 results')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page.getByText('Showing 4 results')).toBeVisible();
  await page.getByLabel('Asia').check();
  await page.getByLabel('Asia').uncheck();
  await expect(page.getByText('Showing 4 results')).toBeVisible();
});

for (const width of [320, 390]) {
  test(`the continents fit one line at ${width} pixels, and the keyboard reaches the last`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/destinations/tourist');
    const filters = page.getByRole('form', { name: 'Filters' });
    const targets = filters.locator('label');
    const sizes = await targets.evaluateAll((labels) =>
      labels.map((label) => label.getBoundingClientRect()).map(({ y, height }) => ({ y, height })),
    );
    expect(sizes).toHaveLength(6);
    expect(new Set(sizes.map(({ y }) => y)).size).toBe(1);
    for (const { height } of sizes) expect(height).toBeGreaterThanOrEqual(44);
    // The line scrolls, not the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    const asia = page.getByLabel('Asia');
    await asia.focus();
    for (const _next of ['Europe', 'North America', 'South America', 'Africa', 'Oceania']) {
      await page.keyboard.press('Tab');
    }
    const oceania = page.getByLabel('Oceania');
    await expect(oceania).toBeFocused();
    await expect(oceania).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/continent=Oceania/);
    await expect(oceania).toBeFocused();
    const clear = page.getByRole('link', { name: 'Clear all' });
    await expect(clear).toBeInViewport({ ratio: 1 });
    const formHeight = (await filters.boundingBox())?.height ?? 0;
    expect(formHeight).toBeLessThan(64);
    await expectNoViolation(page);

    // The chosen one is also in view on arrival.
    await page.reload();
    await expect(oceania).toBeChecked();
    await expect(oceania).toBeInViewport({ ratio: 1 });
    await clear.press('Enter');
    await expect(page.getByText('Showing 4 results')).toBeVisible();
    await expect(asia, 'the keyboard continues at the filter').toBeFocused();
  });
}

test.describe('with more destinations than fit on a page', () => {
  for (const width of [390, 1280]) {
    test(`another page starts at the top of the results, at ${width} pixels`, async ({
      page,
      site,
    }) => {
      copyParis(site, 50);
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/destinations/tourist');
      const results = page.getByRole('region', { name: 'Results' });
      for (const [link, place] of [
        ['Next', 'Page 2 of 3'],
        ['Next', 'Page 3 of 3'],
        ['Previous', 'Page 2 of 3'],
      ] as const) {
        await page.getByRole('link', { name: link }).press('Enter');
        await expect(page.getByText(place)).toBeAttached();
        await expect(results).toBeFocused();
        await expect(page.getByText('Showing 54 results')).toBeInViewport();
        await expect(page.getByRole('article').first()).toBeInViewport();
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
      await page.goBack();
      await expect(page.getByText('Page 3 of 3')).toBeAttached();
    });
  }

  test('without scripts, another page starts at the top of the results too', async ({
    browser,
    site,
  }) => {
    copyParis(site, 50);
    const context = await browser.newContext({
      baseURL: site.url,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/destinations/tourist');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of 3')).toBeAttached();
    await expect(page.getByText('Showing 54 results')).toBeInViewport();
    await context.close();
  });
});
