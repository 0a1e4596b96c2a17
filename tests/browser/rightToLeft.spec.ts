import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 320, height: 640 } });

const pages = [
  ...['/', '/visa-info/JP?from=BR', '/destination/paris-france', '/passports', '/contact'],
  ...['/compare?passports=DE,IN', '/together?passports=IN,DE', '/plan/90-180', '/search?q=japan'],
];

for (const address of pages) {
  test(`${address} mirrors itself from right to left, and doesn't scroll sideways`, async ({
    page,
  }) => {
    await page.goto(address);
    const logo = page.getByRole('banner').getByRole('link', { name: 'Landfall' });
    expect((await logo.boundingBox())?.x).toBeLessThan(160);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect((await logo.boundingBox())?.x).toBeGreaterThan(160);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('the arrow to the left leads on from right to left', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
});
