import type { Locator } from '@playwright/test';
import { expectNoViolationInEitherTheme } from '../../everyPage/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { addVisitorInput, copyParis } from '../../rows.ts';

test.beforeEach(({ signIn }) => signIn());

/** Expects elements in one row within the width of a phone, each as tall as a finger. */
async function expectOneRow(elements: Locator) {
  const boxes = await Promise.all((await elements.all()).map((one) => one.boundingBox()));
  const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  for (const box of boxes) {
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('filters are behind a button that says how many are set, and are cleared at once', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/admin/destinations?search=o');
    const filters = page.getByRole('search');
    const toggle = filters.getByRole('button', { name: 'Filters', exact: true });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByLabel('Status')).toBeHidden();
    await toggle.press('Enter');
    await page.getByLabel('Status').selectOption('Published');
    await page.getByLabel('Stale only').check();
    await expect(filters.getByRole('button', { name: 'Filters 2 set' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.getByLabel('Status')).toHaveCSS('font-weight', '600');
    await expect(page.getByLabel('Type')).toHaveCSS('font-weight', '400');
    await expectOneRow(filters.getByRole('button'));
    await expectNoViolationInEitherTheme(page);
    await filters.getByRole('button', { name: 'Clear filters' }).press('Enter');
    await expect(page).toHaveURL('/admin/destinations?search=o');
    await expect(toggle).toBeFocused();
    await expect(page.getByLabel('Stale only')).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);

    await page.goto('/admin/history?entity=faq');
    await expect(page.getByRole('button', { name: 'Filters 1 set' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin/history');
  });

  const lists = [
    ['/admin/destinations', 'destinations', 5],
    ['/admin/destinations/tokyo-japan/visa-requirements', 'requirements', 2],
    ['/admin/rules?destination=JP&size=100', 'rules', 1],
    ['/admin/faq', 'questions', 0],
    ['/admin/inbox', 'messages', 3],
    ['/admin/entry-conditions?destination=US', 'official links', 0],
  ] as const;
  for (const [path, unit, inMenu] of lists) {
    test(`the bar of selected ${unit} takes one row`, async ({ page, site }) => {
      addVisitorInput(site, 60);
      await page.goto(path);
      const all = page.getByRole('checkbox', { name: 'Select all' });
      await all.last().check();
      const bar = page.getByRole('region', { name: `Selected ${unit}` });
      await expect(bar).toContainText(`${unit} selected`);
      const controls = bar.getByRole('button').or(bar.getByRole('link'));
      await expectOneRow(controls);
      expect((await bar.boundingBox())?.height).toBeLessThan(72);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const more = bar.getByRole('button', { name: 'More', exact: true });
      if (inMenu === 0) return expect(more).toHaveCount(0);
      const shown = await controls.count();
      await more.press('Enter');
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      await expect(controls).toHaveCount(shown + inMenu);
      await page.keyboard.press('Escape');
      await expect(more).toBeFocused();
      await expect(controls).toHaveCount(shown);
    });
  }

  test('an action of the menu closes it, and the focus stays in the bar', async ({
    page,
    site,
  }) => {
    copyParis(site, 2);
    await page.goto('/admin/destinations?search=copy');
    await page.getByRole('checkbox', { name: 'Select Copy 1' }).check();
    const bar = page.getByRole('region', { name: 'Selected destinations' });
    const more = bar.getByRole('button', { name: 'More', exact: true });
    await more.click();
    await expectNoViolationInEitherTheme(page);
    await bar.getByRole('button', { name: 'Unpublish' }).press('Enter');
    await expect(page.getByRole('rowheader', { name: 'Copy 1' })).toContainText('Draft');
    await expect(more).toBeFocused();
    await expect(bar.getByRole('button', { name: 'Unpublish' })).toBeHidden();
    await more.click();
    await page.getByRole('heading', { name: 'Destinations', level: 1 }).click();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a wide screen has all filters and actions in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/destinations');
  const filters = page.getByRole('search');
  await expect(filters.getByRole('button')).toHaveCount(0);
  await page.getByLabel('Status').selectOption('Published');
  await filters.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(page.getByLabel('Type')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Select all' }).first().check();
  const bar = page.getByRole('region', { name: 'Selected destinations' });
  await expect(bar.getByRole('button')).toHaveText([
    'Publish',
    'Unpublish',
    'Popular',
    'Not popular',
    'Delete',
    '',
  ]);
  await expect(page.getByRole('checkbox', { name: 'Select all' }).first()).toBeChecked();
  expect((await bar.boundingBox())?.height).toBeLessThan(72);
});

test('keys are offered to those with a mouse, not to fingers', async ({ page, browser, site }) => {
  const keys = (of: typeof page) => of.getByRole('button', { name: 'Keyboard shortcuts' });
  const hint = (of: typeof page) => of.getByText('Press C on a row');
  await page.goto('/admin/rules/review?kind=stale');
  await expect(keys(page)).toBeVisible();
  await expect(hint(page)).toBeVisible();

  // A tablet: as wide as a desktop.
  const tablet = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
    isMobile: true,
    storageState: await page.context().storageState(),
  });
  const touched = await tablet.newPage();
  await touched.goto('/admin/rules/review?kind=stale');
  await expect(touched.getByRole('heading', { name: 'Decisions' })).toBeVisible();
  expect(await touched.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  await expect(keys(touched)).toBeHidden();
  await expect(hint(touched)).toBeHidden();
  await tablet.close();
});
