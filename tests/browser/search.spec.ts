import type { Page } from '@playwright/test';
import { expectNoViolation } from './everyPage/axe.ts';
import { expect, test } from './fixtures.ts';

/** The search of a category's listing. */
const listingBox = (page: Page) => page.getByRole('searchbox', { name: 'Name or country' });
/** The search of the whole site. */
const box = (page: Page) =>
  page.getByRole('searchbox', { name: 'Country, city, passport or question' });
const names = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 });

test('the icon of the header leads to a search of the whole site', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tourist Destinations' })).toBeVisible();

  await box(page).fill('  jAp ');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=jAp$/);
  await expect(names(page)).toHaveText(['Tokyo']);
  await expect(box(page)).toBeFocused();
  await box(page).fill('dub');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(names(page)).toHaveText(['Dubai']);
  await expect(page.getByText('Showing 1 result', { exact: true })).toBeVisible();

  await page.goBack();
  await expect(box(page)).toHaveValue('jAp');
  await expect(names(page)).toHaveText(['Tokyo']);
  await box(page).fill('no such place');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'No destinations found' })).toBeVisible();
  await box(page).fill('swtzrlnd');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing found for: swtzrlnd' })).toBeVisible();
  await expectNoViolation(page);
});

test('search and filters can be combined', async ({ page }) => {
  await page.goto('/destinations/nomad?continent=Asia');
  await listingBox(page).fill('a');
  await listingBox(page).press('Enter');
  await expect(page).toHaveURL(/\/destinations\/nomad\?(?=.*continent=Asia)(?=.*q=a)/);
  await expect(page.getByText('Showing 3 results')).toBeVisible();
  await page.getByLabel('Asia').uncheck();
  await expect(page).toHaveURL(/\/destinations\/nomad\?q=a$/);
  await expect(listingBox(page)).toHaveValue('a');
});

const result = (page: Page, name: string) =>
  page.getByRole('region', { name }).getByRole('listitem').first();

for (const width of [390, 1280]) {
  test(`a search answers at ${width} px, and leads to the answer`, { tag: '@journey' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await box(page).fill('germny to japan');
    await box(page).press('Enter');
    await expect(page.getByRole('region', { name: 'What we understood' })).toHaveText(
      'What we understoodDestination: JapanNot understood: germny',
    );
    await expect(page.getByRole('region', { name: 'Do you need a visa?' })).toBeHidden();
    await expectNoViolation(page);
    await result(page, 'Did you mean one of these?').getByRole('link').click();
    await expect(box(page)).toHaveValue('Germany to japan');
    const answer = result(page, 'Do you need a visa?');
    await expect(answer).toContainText('German passport');
    await expect(answer).toContainText('up to 90 days');
    await expectNoViolation(page);
    await answer.getByRole('link', { name: 'Japan' }).click();
    await expect(page).toHaveURL(/\/visa-info\/JP\?from=DE$/);
  });
}
