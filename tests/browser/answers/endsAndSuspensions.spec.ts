import { expectNoViolationInEitherTheme } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

test('suspended entry is shown first, with its law', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/visa-info/US?from=IR');
  const verdict = page.locator('.verdict');
  await expect(verdict.getByRole('heading')).toHaveText('Entry suspended');
  const answer = page.getByRole('main');
  await expect(answer).toContainText('Legal basis: Proclamation 10998.');
  await expect(answer).toContainText('Since: not stated.');
  await expect(answer).toContainText('Exceptions exist: see the official page.');
  await expectNoViolationInEitherTheme(page);
  await page.goto('/visa-info/US?from=NG');
  await expect(verdict.getByRole('heading')).toHaveText('No visitor visas are issued now');
  await expect(answer).toContainText('Visas that are not issued: B-1, B-2, B-1/B-2, F, M, J.');
});

test('lists, cards and trips show suspensions', async ({ page }) => {
  await page.goto('/passports/IR?find=united+states');
  const suspended = page.getByRole('table', { name: 'Suspended for now' });
  await expect(suspended.getByRole('row', { name: /^United States/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Visa required' })).toHaveCount(0);
  await page.goto('/trip?passport=NG&stops=US');
  const stop = page.locator('.trip-stop');
  await expect(stop.locator('.access-badge')).toHaveText('Suspended for now');
  await expect(stop).not.toContainText('Visa required');
  const checklist = page.getByRole('region', { name: 'Checklist' });
  await expect(checklist.getByRole('heading', { name: 'United States' })).toBeVisible();
  await expect(checklist).toContainText('No visitor visas are issued now: ask the embassy');
});

test('an answer shows its end date, on its page and in a trip', async ({ page }) => {
  await page.goto('/visa-info/KR?from=US&on=2026-12-01');
  const verdict = page.locator('.verdict');
  await expect(verdict).toContainText('No Visa Required');
  await expect(verdict).toContainText('Known to apply until 31 Dec 2026.');
  await page.goto('/visa-info/KR?from=US&on=2027-01-10');
  await expect(verdict).toContainText('Travel Authorisation Required');
  await page.goto('/trip?passport=US&stops=KR&dates=2026-12-01');
  await expect(page.locator('.trip-stop')).toContainText('Known to apply until 31 Dec 2026.');
  await expect(page.getByRole('region', { name: 'Checklist' })).toContainText(
    'Visa free until 31 Dec 2026',
  );
});

test('credits show the sources of the answers', async ({ page }) => {
  await page.goto('/credits');
  await expect(page.getByRole('heading', { name: 'Where the answers come from' })).toBeVisible();
  await expect(
    page.getByText(/From a government page read in the last 120 days: 8\d(\.\d)?\s%\./),
  ).toBeVisible();
});
