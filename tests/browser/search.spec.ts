import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
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
});

test('a text is searched in every category by default', async ({ page }) => {
  // Bali is for tourists and nomads.
  await page.goto('/search?q=indonesia');
  await expect(page.getByRole('heading', { level: 1, name: 'Search results' })).toBeVisible();
  await expect(names(page)).toHaveText(['Bali']);
  await page.goto('/search?q=indonesia&category=transit');
  await expect(page.getByRole('heading', { level: 1, name: 'Transit Destinations' })).toBeVisible();
  await page.getByRole('link', { name: 'Search all destinations' }).click();
  await expect(names(page)).toHaveText(['Bali']);
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
  await page.goto('/search?category=tourist&country=FR&q=par');
  await expect(page).toHaveURL(/\/destinations\/tourist\?(?=.*country=FR)(?=.*q=par)/);
  await expect(names(page)).toHaveText(['Paris']);
});

test('the address’s search text is escaped', async ({ page }) => {
  for (const [given, text] of [
    ['2024', '2024'],
    ['true', 'true'],
    ['%22jap%22', '"jap"'],
    ['%00jap', 'jap'],
    ['x'.repeat(200), 'x'.repeat(100)],
    ['[1,2]', '[1,2]'],
    ['%7B%22a%22:1%7D', '{"a":1}'],
    ['1&q=2', '2'],
    ['%3Cb%3E', '<b>'],
  ] as const) {
    await page.goto(`/search?q=${given}`);
    await expect(box(page)).toHaveValue(text);
  }
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

test('a search names the documents that its answer counts with, and what it didn’t understand', async ({
  page,
}) => {
  await page.goto('/search?q=I+am+Indian+with+a+US+visa+can+I+enter+Mexico+with+my+parrot');
  const understood = page.getByRole('region', { name: 'What we understood' });
  await expect(understood.getByRole('listitem')).toHaveText([
    'Passport: India',
    'Destination: Mexico',
    'Documents: US visa',
  ]);
  await expect(understood).toContainText('Not understood: parrot');
  const answer = result(page, 'Do you need a visa?');
  await expect(answer).toContainText('Documents: US visa');
  await answer.getByRole('link', { name: 'Mexico' }).click();
  await expect(page).toHaveURL(/\/visa-info\/MX\?(?=.*from=IN)(?=.*holds=us-visa)/);
});

test('a search finds countries, passports, tools, schemes and questions', async ({ page }) => {
  await page.goto('/search?q=india+uk+transit');
  await expect(
    result(page, 'Do you need a visa?').getByRole('link', { name: 'United Kingdom' }),
  ).toHaveAttribute('href', /^\/visa-info\/GB\?(?=.*from=IN)(?=.*type=transit)/);
  await page.goto('/search?q=bali');
  await expect(result(page, 'Countries and territories')).toContainText('Indonesia (Bali)');
  await expect(names(page)).toHaveText(['Bali']);
  await page.goto('/search?q=どいつ');
  await expect(
    result(page, 'Countries and territories').getByRole('link', { name: 'Germany' }),
  ).toBeVisible();
  await page.goto('/search?q=german+passport');
  await result(page, 'Passports').getByRole('link', { name: 'German passport' }).click();
  await expect(page).toHaveURL(/\/passports\/DE$/);
  await page.goto('/search?q=schengen+days');
  await result(page, 'Tools and guides').getByRole('link', { name: 'Days in Schengen' }).click();
  await expect(page).toHaveURL(/\/plan\/90-180/);
  await page.goto('/search?q=welcome+stamp');
  await result(page, 'Visas for remote workers').getByRole('link', { name: 'Barbados' }).click();
  await expect(page).toHaveURL(/\/nomads#scheme-\d+$/);
  await page.goto('/search?q=overstay');
  await page.getByRole('region', { name: 'Questions and answers' }).getByRole('group').click();
  await expect(page.getByText('Overstaying is an offence nearly everywhere')).toBeVisible();
});

test('a search that finds nothing says so, and offers near names and the form', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/search?q=swtzrlnd');
  await expect(page.getByRole('heading', { name: 'Nothing found for: swtzrlnd' })).toBeVisible();
  await expect(page.getByText('Did you mean one of these?')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Search destinations and visas' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('main').getByRole('link', { name: 'Switzerland' }).click();
  await expect(page).toHaveURL(/\/visa-info\/CH$/);
});

test('search engines don’t list searches', async ({ page }) => {
  await page.goto('/search?q=japan');
  await expect(page).toHaveTitle(/^Search: japan · /);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a plain form that keeps the filters', async ({ page }) => {
    await page.goto('/search?category=nomad&continent=Asia');
    await listingBox(page).fill('JAPAN');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/(?=.*q=JAPAN)(?=.*category=nomad)(?=.*continent=Asia)/);
    await expect(page.getByRole('heading', { level: 1, name: 'Nomad Destinations' })).toBeVisible();
    await expect(names(page)).toHaveText(['Tokyo']);
    await expect(listingBox(page)).toHaveValue('JAPAN');
    // The filters, a separate form, keep the search.
    await page.getByLabel('Asia').uncheck();
    await page.getByLabel('Europe').check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/(?=.*q=JAPAN)(?=.*category=nomad)(?=.*continent=Europe)/);
    await expect(page.getByText('Showing 0 results')).toBeVisible();
  });

  test('a search answers', async ({ page }) => {
    await page.goto('/search');
    await box(page).fill('india uk transit');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=india\+uk\+transit$/);
    await expect(result(page, 'Do you need a visa?')).toContainText('Transit · Indian passport');
    await page.goto('/search?q=japan');
    await result(page, 'Countries and territories').getByRole('link', { name: 'Japan' }).click();
    await expect(page).toHaveURL(/\/visa-info\/JP$/);
  });
});
