import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { toastIn, toasts } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

/** The decisions of a country, without those that are folded. */
function rowsOf(page: Page, country: string): Locator {
  return page
    .getByRole('region', { name: country, exact: true })
    .locator('[data-list-row]:visible');
}

test('a change by a newer source is refused for all its passports, and taken back from the history', {
  tag: '@journey',
}, async ({ page, site }) => {
  const refused = () =>
    site.sql(`select count(*) as rules from entry_rules
      where destination = 'TH' and refused_on is not null and source_id = 'travelrequirements'`)[0]
      ?.rules;
  await page.goto('/admin/rules/review?kind=superseded&country=TH');
  const shorter = page.getByRole('listitem', { name: /^Thailand: .*60 days.*30 days/ });
  const passports = Number((await shorter.innerText()).match(/(\d+) passports/)?.[1]);
  expect(passports).toBeGreaterThan(50);
  await expect(shorter).toContainText('Passport Index, 17 Feb 2026');
  await expect(shorter).toContainText(/Import of Entry Requirements Dataset, edition of/);
  // Each side names its page and links to it.
  await expect(shorter.locator('a[href^="http"]')).not.toHaveCount(0);
  const next = shorter.locator('xpath=following-sibling::*[1]');
  const nameOfNext = String(await next.getAttribute('aria-label'));
  const use = shorter.getByRole('button', { name: /^Use this side/ });
  await use.last().press('Enter');
  await expect(shorter).toHaveCount(0);
  await expect(page.getByRole('listitem', { name: nameOfNext, exact: true })).toBeFocused();
  await expect(toastIn(page, 'Settled')).toBeVisible();
  expect(refused()).toBe(passports);

  // The toast leaves the next row's buttons free.
  const toast = await toasts(page).first().boundingBox();
  const focused = page.getByRole('listitem', { name: nameOfNext, exact: true });
  for (const button of await focused.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
  }

  // The previous rule applies again, for visitors too.
  await page.goto('/visa-info/TH?from=DE');
  await expect(page.locator('.verdict').getByText('Up to 60 days')).toBeVisible();

  // A decision is one line of the history, which says what was used, and undoes it.
  await page.goto('/admin/history');
  const line = page.getByRole('listitem').filter({ hasText: `Thailand: ${passports} passports` });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('settled');
  await line.getByText(/^Used, Not used/).click();
  await expect(line).toContainText(/Visa free · up to 60 days \(Passport Index, 17 Feb 2026\)/);
  await line.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(toastIn(page, 'Undone')).toBeVisible();
  await expect(line).toHaveCount(2);
  await expect(line.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  expect(refused()).toBe(0);
});

test('what is easier or trivial in a country is folded, and kept together once it is open', async ({
  page,
}) => {
  await page.goto('/admin/rules/review?kind=superseded');
  const fold = page.locator('details', { hasText: /\d+ easier or trivial changes/ }).first();
  const named = page.getByRole('region').filter({ has: fold }).first();
  const id = await named.getByRole('heading').getAttribute('id');
  const country = page.locator(`[aria-labelledby=${id}]`);
  const keep = country.getByRole('button', { name: /^Keep what visitors read/ });
  await expect(keep).toBeHidden();
  await fold.locator('summary').first().press('Enter');
  await expect(keep).toBeVisible();
  const folded = await fold.locator('[data-list-row]').count();
  await expect(keep).toHaveText(`Keep what visitors read for all ${folded}`);
  await keep.press('Enter');
  await expect(toastIn(page, 'Settled')).toBeVisible();
  await expect(country.getByText(/easier or trivial/)).toHaveCount(0);
});

test('decisions are selected and kept, but none that makes entry harder', async ({ page }) => {
  await page.goto('/admin/rules/review?kind=superseded&country=TH');
  const rows = rowsOf(page, 'Thailand');
  await expect(rows.first()).toContainText(/Harder entry|Exemption lost/);
  for (const row of await rows.all()) {
    const isHard = /Harder entry|Exemption lost/.test(await row.innerText());
    await expect(row.getByRole('checkbox')).toHaveCount(isHard ? 0 : 1);
  }
  const before = await rows.count();
  await rows.getByRole('checkbox').first().check();
  await page
    .getByRole('region', { name: 'Selected decisions' })
    .getByRole('button', { name: 'Keep what visitors read' })
    .click();
  await expect(toastIn(page, 'Settled')).toBeVisible();
  await expect(rows).toHaveCount(before - 1);
});

test('former addresses lead to the list with their kind', async ({ page }) => {
  await page.goto('/admin/rules/verify');
  await expect(page).toHaveURL('/admin/rules/review?kind=stale');
  await expect(page.getByLabel('Kind')).toHaveValue('stale');
  await page.goto('/admin/rules/review#disagreements-heading');
  await expect(page).toHaveURL('/admin/rules/review?kind=disagreement');
});

test('the dashboard leads to the list with its kind', async ({ page }) => {
  for (const [name, kind] of [
    [/disagreements? to review/, 'disagreement'],
    [/changed answers? to review/, 'superseded'],
    [/groups? of answers with exceptions/, 'excepted'],
  ] as const) {
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/admin/rules/review?kind=${kind}`);
    await expect(page.locator('[data-list-row]').first()).toBeAttached();
  }
});

for (const width of [390, 1280]) {
  test(`a disagreement is settled, and the list goes on at the next, ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const own = () =>
      site.sql("select distinct destination, access from entry_rules where source_id = 'editors'");
    await page.goto('/admin/rules/review?kind=disagreement');
    const rows = page.locator('[data-list-row]:visible');
    await expect(rows.first()).toContainText(/\d{4}/);
    const first = rows.first();
    const name = String(await first.getAttribute('aria-label'));
    const following = String(await rows.nth(1).getAttribute('aria-label'));
    await first
      .getByRole('button', { name: /^Use this side/ })
      .last()
      .press('Enter');
    await expect(page.getByRole('listitem', { name, exact: true })).toHaveCount(0);
    await expect(page.locator('[data-list-row]:focus')).toHaveAttribute('aria-label', following);
    await expect(toastIn(page, 'Settled')).toBeVisible();
    expect(own()).toHaveLength(1);

    // Our own begins with the side that it is written from.
    const second = page.getByRole('listitem', { name: following, exact: true });
    const third = String(await rows.nth(1).getAttribute('aria-label'));
    const write = second.getByRole('link', { name: /^Write our own/ }).last();
    const side = JSON.parse(
      new URL(String(await write.getAttribute('href')), page.url()).searchParams.get('side') ??
        '{}',
    );
    await write.click();
    await expect(page.getByLabel('Access', { exact: true })).toHaveValue(side.access);
    await expect(page.locator('[name=sourceTitle]')).toHaveValue(side.sourceTitle);
    const save = page.getByRole('button', { name: /^(Create rule|Preview)$/ });
    await save.click();
    const apply = page.getByRole('button', { name: /^Apply to/ });
    await expect(apply.or(page.getByRole('heading', { name: 'Decisions' }))).toBeVisible();
    if (await apply.isVisible()) await apply.click();
    await expect(page).toHaveURL(/\/review\?kind=disagreement#/);
    await expect(second).toHaveCount(0);
    await expect(page.getByRole('listitem', { name: third, exact: true })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
