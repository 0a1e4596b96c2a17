import { expectNoViolationInEitherTheme } from '../everyPage/axe.ts';
import { expect, type Site, test } from '../fixtures.ts';

/** Records changes as imports and edits do: `count` of an import, and an edit a day later. */
function recordChanges({ sql }: Site, count = 3) {
  const passports = sql('select code from countries where issues_passports = 1 order by code');
  const change = (passport: string, destination: string, time: string, cause: string) =>
    sql(
      `insert into answer_changes (changed_at, cause, source_title, passport, destination, purpose,
         access_before, stay_number_before, stay_unit_before, access_after)
       values (?, ?, ?, ?, ?, 'tourist', 'visa_free', 90, 'days', 'visa_required')`,
      time,
      cause,
      cause === 'edit' ? 'This site’s editors' : 'Passport Index',
      passport,
      destination,
    );
  for (let index = 0; index < count; index += 1) {
    const { code } = passports[index % passports.length] ?? {};
    change(String(code), index % 2 === 0 ? 'JP' : 'FR', '2026-02-18T10:00:00.000Z', 'import');
  }
  change('BR', 'US', '2026-02-19T10:00:00.000Z', 'edit');
}

test('changes are chosen and paged in the page', async ({ page, site }) => {
  recordChanges(site, 150);
  await page.goto('/changes');
  const items = page.getByRole('region', { name: 'Changes' }).getByRole('listitem');
  await expect(items).toHaveCount(100);
  await page.getByRole('link', { name: 'Older changes' }).click();
  await expect(items).toHaveCount(51);
  await page.getByRole('link', { name: 'Newest changes' }).click();
  await expect(items).toHaveCount(100);
  await page.getByLabel('Destination', { exact: true }).fill('France');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/destination=FR/);
  await expect(items).toHaveCount(75);
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue('France');
  await page.getByLabel('Passport', { exact: true }).fill('Zimbabwe');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('No changes')).toBeVisible();
});

test('no violation and no overflow on phone and desktop, in both themes', async ({
  page,
  site,
}) => {
  recordChanges(site);
  for (const path of ['/changes', '/developers']) {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoViolationInEitherTheme(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

for (const width of [390, 1280]) {
  test(`at ${width} pixels, updates are explained, and the address of their feed is copied`, async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 844 });
    recordChanges(site, 100);
    await page.goto('/visa-info/JP');
    await page.getByRole('link', { name: /^Get updates/ }).click();
    await expect(page).toHaveURL('/changes/country/JP#updates');
    const updates = page.getByRole('region', { name: /^Get updates/ });
    await expect(updates).toBeInViewport();
    await expect(updates).toContainText('A feed reader is an app');
    await updates.getByRole('button', { name: 'Copy address' }).click();
    await expect(updates.getByText('Address copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${site.url}/changes/country/JP.atom`);
    expect((await page.request.get(copied)).headers()['content-type']).toMatch(/atom\+xml/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectNoViolationInEitherTheme(page);
  });
}
