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
  await expect(shorter).toContainText('Passport Index, 17 Feb 2026');
  await expect(shorter).toContainText('Entry Requirements Dataset');
  const next = shorter.locator('xpath=following-sibling::*[1]');
  const nameOfNext = await next.innerText();
  await shorter.getByRole('button', { name: /^Use this side: Thailand.*60 days$/ }).press('Enter');
  await expect(toastIn(page, 'Change settled')).toBeVisible();
  await expect(shorter).toHaveCount(0);
  await expect(page.locator('tr:focus')).toContainText(nameOfNext.split('\n')[0] ?? '');
  expect(decided('refused_on')).toBe(passports);

  // The previous rule applies again, for visitors too.
  await page.goto('/visa-info/TH?from=DE');
  await expect(page.locator('.verdict').getByText('Up to 60 days')).toBeVisible();

  await page.goto('/admin/rules/review');
  const first = page.getByRole('row', { name: /^South Korea/ }).first();
  const name = await first.getByRole('button').last().getAttribute('aria-label');
  await page.getByRole('button', { name: name ?? '', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toHaveCount(0);

  // A decision is one line of the history.
  await page.goto('/admin/history');
  const line = page.getByRole('listitem').filter({ hasText: `Thailand: ${passports} passports` });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('refused Entry Requirements Dataset');
});

for (const width of [390, 1280]) {
  test(`a disagreement is settled from the queue, which goes on at the next, ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const own = () =>
      site.sql("select passport, destination, access from entry_rules where source_id = 'editors'");
    await page.goto('/admin/rules/review?disagreements-sort=passport');
    const queue = page.getByRole('region', { name: 'Sources disagree' });
    const rows = queue.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows.first()).toContainText(/\d{4}/);
    const names = await rows
      .getByRole('rowheader')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
    const usable = await rows.evaluateAll((all) =>
      all.findIndex((row) => row.querySelectorAll('[aria-label^="Use this side"]').length === 2),
    );
    const side = rows
      .nth(usable)
      .getByRole('button', { name: /^Use this side/ })
      .last();
    // Until the row is gone, no press settles it once more; the queue is fetched once.
    let fetches = 0;
    await page.route(/rule\.doubtful/, async (route) => {
      fetches += 1;
      await expect(side).toBeDisabled();
      await route.fallback();
    });
    await side.press('Enter');
    await expect(toastIn(page, 'Settled by a rule of this site')).toBeVisible();
    await expect(queue.getByRole('link', { name: names[usable] ?? '' })).toHaveCount(0);
    expect(fetches).toBe(1);
    await page.unroute(/rule\.doubtful/);
    const following = names[usable + 1] ?? '';
    const focused = page.locator('[data-list-row]:focus');
    await expect(focused.getByRole('link', { name: following, exact: true })).toBeVisible();
    expect(own()).toHaveLength(1);

    await focused.getByRole('link', { name: /^Write our own/ }).click();
    await page.getByLabel('Access', { exact: true }).selectOption('Visa required');
    await page.getByRole('button', { name: 'Create rule' }).click();
    await expect(page).toHaveURL(/\/review\?disagreements-sort=passport#/);
    const third = names[usable + 2] ?? '';
    await expect(queue.getByRole('link', { name: third, exact: true })).toBeFocused();
    await expect(queue.getByRole('link', { name: following, exact: true })).toHaveCount(0);
    expect(own()).toHaveLength(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
