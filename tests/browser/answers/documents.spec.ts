import { expectNoViolation, expectNoViolationInEitherTheme } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('“I hold this passport” counts the documents at once', async ({ page, site }) => {
  await page.context().addCookies([
    { name: 'passport', value: 'DE', url: site.url },
    { name: 'documents', value: 'us-visa', url: site.url },
  ]);
  await page.goto('/visa-info/MX?from=IN');
  await expectNoViolationInEitherTheme(page);
  await page.getByRole('button', { name: 'I hold the Indian passport' }).press('Enter');
  await expect(page.locator('.verdict')).toContainText('No visa, because of your US visa');
  await expect(page).toHaveURL(/from=IN$/);
  await expect(page.getByRole('button', { name: /^I hold/ })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expectNoViolation(page);
});

test('My documents shows what is held, by keyboard and in both themes', async ({ page, site }) => {
  await page.context().addCookies([
    { name: 'passport', value: 'IN', url: site.url },
    { name: 'documents', value: 'us-visa', url: site.url },
  ]);
  await page.goto('/passports/IN');
  await expect(page.getByRole('main')).toContainText(
    /Counted with: US visa\. Your documents open \d+ more destinations without a visa beforehand/,
  );
  await page.getByRole('link', { name: 'Change documents' }).click();
  await expect(page.getByRole('heading', { name: 'My documents' })).toBeVisible();
  const visa = page.getByLabel('US visa');
  await expect(visa).toBeChecked();
  await expectNoViolationInEitherTheme(page);
  await visa.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save my documents' }).press('Enter');
  await expect(page).toHaveURL(/\/passports\/IN/);
  await expect(page.getByText('Counted with:')).toHaveCount(0);
});

test('an answer with the destination’s own document has no accessibility violation', async ({
  page,
}) => {
  await page.goto('/visa-info/FR?from=IN&holds=schengen-visa');
  await expectNoViolation(page);
});
