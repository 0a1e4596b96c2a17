import { expect, test } from '../../fixtures.ts';
import { toastIn } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

test('a change by a newer source is refused or accepted for all its passports together', {
  tag: '@journey',
}, async ({ page, site }) => {
  const decided = (column: 'refused_on' | 'verified_on') =>
    site.sql(`select count(*) as rules from entry_rules
      where destination = 'TH' and ${column} is not null and source_id = 'travelrequirements'`)[0]
      ?.rules;
  await page.goto('/admin/rules/review');
  const shorter = page.getByRole('row', { name: /^Thailand .*60 days.*30 days/ });
  const passports = Number((await shorter.innerText()).match(/(\d+) passports/)?.[1]);
  expect(passports).toBeGreaterThan(50);
  await shorter.getByRole('button', { name: /^Refuse Thailand/ }).click();
  await expect(toastIn(page, 'Rules refused')).toBeVisible();
  await expect(shorter).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Changed by newer sources' })).toBeFocused();
  expect(decided('refused_on')).toBe(passports);

  // The previous rule applies again, for visitors too.
  await page.goto('/visa-info/TH?from=DE');
  await expect(page.locator('.verdict').getByText('Up to 60 days')).toBeVisible();

  await page.goto('/admin/rules/review');
  const first = page.getByRole('row', { name: /^South Korea/ }).first();
  const name = await first.getByRole('button', { name: /^Accept/ }).getAttribute('aria-label');
  await page.getByRole('button', { name: name ?? '', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toHaveCount(0);
});
