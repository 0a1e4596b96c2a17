import { expectNoViolationInEitherTheme } from '../axe.ts';
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('changes are grouped by their cause, newest first', async ({ page, site }) => {
      recordChanges(site);
      await page.goto('/changes');
      const groups = page.getByRole('region', { name: /2026$/ });
      await expect(groups.getByRole('heading')).toHaveText(['19 Feb 2026', '18 Feb 2026']);
      await expect(groups.first()).toContainText('Edited: This site’s editors');
      await expect(groups.first()).toContainText(/Visa required\s*Before: Visa free, 90 days/);
      await expect(groups.nth(1).getByRole('listitem')).toHaveCount(3);
      await expect(groups.nth(1)).toContainText('Imported: Passport Index');
      const link = groups.first().getByRole('link', { name: 'Brazil → United States' });
      await expect(link).toHaveAttribute('href', '/visa-info/US?from=BR&type=tourist');
    });

    test('a passport and a destination can be chosen', { tag: '@journey' }, async ({
      page,
      site,
    }) => {
      recordChanges(site);
      await page.goto('/changes');
      await page.getByLabel('Destination', { exact: true }).fill('France');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/destination=FR/);
      const items = page.getByRole('region', { name: 'Changes' }).getByRole('listitem');
      await expect(items).toHaveCount(1);
      await expect(page.getByLabel('Destination', { exact: true })).toHaveValue('France');
      await page.getByLabel('Passport', { exact: true }).fill('Brazil');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page.getByText('No changes')).toBeVisible();
    });

    test('older changes are on the next page', async ({ page, site }) => {
      recordChanges(site, 150);
      await page.goto('/changes?destination=JP');
      await expect(page.getByRole('link', { name: 'Older changes' })).toHaveCount(0);
      await page.goto('/changes');
      const items = page.getByRole('region', { name: 'Changes' }).getByRole('listitem');
      await expect(items).toHaveCount(100);
      await page.getByRole('link', { name: 'Older changes' }).click();
      await expect(items).toHaveCount(51);
      await page.getByRole('link', { name: 'Newest changes' }).click();
      await expect(items).toHaveCount(100);
    });
  });
}

test('both pages are linked in the footer', async ({ page }) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Recent Changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recent Changes' })).toBeVisible();
  await footer.getByRole('link', { name: 'Developers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
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

test('the examples of the page for developers work', async ({ page, request, site }) => {
  await page.goto('/developers');
  const command = await page.getByRole('region', { name: 'A request', exact: true }).innerText();
  const address = /"(.*)"/.exec(command)?.[1] ?? '';
  expect(address.startsWith(site.url)).toBe(true);
  const response = await request.get(address);
  expect(response.status()).toBe(200);
  const shown = JSON.parse(await page.getByRole('region', { name: 'Its response' }).innerText());
  expect(Object.keys(shown)).toEqual(Object.keys(await response.json()));
  for (const name of ['openapi.json', 'an Atom feed']) {
    const link = page.getByRole('main').getByRole('link', { name });
    const linked = await request.get((await link.getAttribute('href')) ?? '');
    expect(linked.status()).toBe(200);
  }
});
