import { CORRECTED, everyCorrection } from '../../fixtures/corrections.ts';
import { expect, test } from '../fixtures.ts';

const INSERT = `insert into translations (language, subject, english, text, created_at, updated_at)
  select value ->> 'language', value ->> 'subject', value ->> 'english', value ->> 'text',
    value ->> 'created_at', value ->> 'updated_at' from json_each(?)`;

test('corrected words are on each page, opened by its address or from another one', async ({
  page,
  site,
}) => {
  site.sql(INSERT, JSON.stringify(everyCorrection('de')));
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.goto('/de/');
  const heading = page.locator('main h1');
  await expect(heading).toContainText(CORRECTED);
  for (const path of ['/de/trip', '/de/compare', '/de/plan/90-180']) {
    const left = (await heading.textContent()) ?? '';
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    // The page that was left has the next page's address while that is loading.
    await expect(heading).not.toHaveText(left);
    await expect(heading).toContainText(CORRECTED);
    await expect(page.locator('main label').first()).toContainText(CORRECTED);
  }
  // The pages came without a load of their own.
  expect(loads).toHaveLength(1);
  for (const path of ['/de/trip', '/de/plan/90-180']) {
    await page.goto(path);
    await expect(heading).toContainText(CORRECTED);
    await page.locator('footer a[href="/de/compare"]').click();
    await expect(page).toHaveURL(/\/de\/compare$/);
    await expect(heading).toContainText(CORRECTED);
  }
});
