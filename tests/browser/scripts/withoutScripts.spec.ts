import { expect, test } from '../fixtures.ts';

// That a real browser sends the forms, too; what the pages say is in tests/pages.
test.use({ javaScriptEnabled: false, freshServer: true });

test('the home search is a plain form that leads to the answer', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Category').selectOption('Tourist visa');
  await page.getByLabel('Destination Country').fill('France');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/visa-info\/FR\?type=tourist&from=US$/);
  await expect(page.locator('.verdict').getByText('Up to 90 days in any 180')).toBeVisible();
});

test('the newsletter form thanks', { tag: '@journey' }, async ({ page, site }) => {
  await page.goto('/');
  await page.getByLabel('Email address').fill('reader@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
  expect(site.sql('select email from newsletter_subscribers')).toHaveLength(1);
});
