import { expect, type Site, test } from '../../fixtures.ts';
import { addVisitorInput, copyParis } from '../../rows.ts';
import { closeToast, letToastsClose, passTimeUntil, stopTime, toastIn, undoOf } from '../toasts.ts';

// A question that appears is dismissed, and fails the test that doesn't expect it.
test.beforeEach(({ signIn }) => signIn());

const updated = 'Destinations updated successfully';

function stateOf(site: Site, name: string) {
  const [state] = site.sql(
    'select status, publish_at, popular from destinations where name = ?',
    name,
  );
  return state;
}

test.describe('Undo gives destinations their former state', () => {
  test.beforeEach(({ site }) => {
    copyParis(site, 4);
    site.sql("update destinations set status = 'draft', popular = 1 where name = 'Copy 1'");
    site.sql("update destinations set popular = 0 where name <> 'Copy 1'");
    site.sql(
      "update destinations set status = 'scheduled', publish_at = '2999-01-01T00:00:00.000Z' where name = 'Copy 2'",
    );
  });

  test('of each action, without a question', async ({ page, site }) => {
    const names = ['Copy 1', 'Copy 2', 'Copy 3'];
    const before = names.map((name) => stateOf(site, name));
    await page.goto('/admin/destinations?search=copy');
    const actions = page.getByRole('region', { name: 'Selected destinations' });
    for (const [action, toState] of [
      ['Publish', { status: 'published', publish_at: null }],
      ['Unpublish', { status: 'draft', publish_at: null }],
      ['Popular', { popular: 1 }],
      ['Not popular', { popular: 0 }],
    ] as const) {
      await test.step(action, async () => {
        for (const name of names)
          await page.getByRole('checkbox', { name: `Select ${name}` }).check();
        await actions.getByRole('button', { name: action, exact: true }).click();
        await expect(toastIn(page, updated)).toBeVisible();
        for (const name of names) expect(stateOf(site, name)).toMatchObject(toState);
        await undoOf(page, updated).click();
        await closeToast(page, 'Undone');
        expect(names.map((name) => stateOf(site, name))).toEqual(before);
        await expect(page.getByRole('rowheader', { name: 'Copy 2' })).toContainText('Scheduled');
      });
    }
  });

  test('for 10 s, by its button or by Ctrl+Z, also on a phone', async ({ page, site }) => {
    await letToastsClose(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/destinations?search=copy');
    await page.getByRole('checkbox', { name: 'Select Copy 3' }).check();
    await stopTime(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Unpublish' }).click();
    const undo = undoOf(page, updated);
    await passTimeUntil(page, undo);
    await page.clock.runFor(9000);
    await expect(undo).toBeVisible();
    await page.clock.runFor(2000);
    await expect(undo).toHaveCount(0);
    expect(stateOf(site, 'Copy 3')).toMatchObject({ status: 'draft' });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Popular', exact: true }).click();
    await passTimeUntil(page, undo);
    await page.keyboard.press('Control+z');
    await passTimeUntil(page, toastIn(page, 'Undone'));
    expect(stateOf(site, 'Copy 3')).toMatchObject({ popular: 0 });
  });

  test('for longer while it has the focus or the pointer, or the window has lost the focus', async ({
    page,
  }) => {
    await letToastsClose(page);
    await page.goto('/admin/destinations?search=copy');
    await page.getByRole('checkbox', { name: 'Select Copy 3' }).check();
    await stopTime(page);
    await page.getByRole('button', { name: 'Unpublish' }).click();
    const undo = undoOf(page, updated);
    await passTimeUntil(page, undo);
    await undo.focus();
    await page.clock.runFor(30_000);
    await undo.blur();
    await undo.hover();
    await page.clock.runFor(30_000);
    await page.mouse.move(0, 0);
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.clock.runFor(30_000);
    await expect(undo).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.clock.runFor(11_000);
    await expect(undo).toHaveCount(0);
  });

  test('except of those that somebody changed since, which it names', async ({ page, site }) => {
    await page.goto('/admin/destinations?search=copy');
    for (const name of ['Copy 3', 'Copy 4'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(undoOf(page, updated)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/admin/destinations?search=copy');
    await other.getByRole('checkbox', { name: 'Select Copy 4' }).check();
    const actions = other.getByRole('region', { name: 'Selected destinations' });
    await actions.getByRole('button', { name: 'Popular', exact: true }).click();
    await expect(toastIn(other, updated)).toBeVisible();
    await undoOf(page, updated).click();
    await expect(toastIn(page, 'Undone, except what changed since: Copy 4, France')).toBeVisible();
    expect(stateOf(site, 'Copy 3')).toMatchObject({ status: 'published' });
    expect(stateOf(site, 'Copy 4')).toMatchObject({ status: 'draft', popular: 1 });
  });
});

test('Undo gives messages their former status', async ({ page, site }) => {
  addVisitorInput(site, 2);
  site.sql("update contact_messages set status = 'answered' where name = 'Person 2'");
  const statuses = () => site.sql('select name, status from contact_messages order by name');
  const before = statuses();
  await page.goto('/admin/inbox');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('No messages', { exact: true })).toBeVisible();
  await undoOf(page, 'Message updated').click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  expect(statuses()).toEqual(before);
});

test('Undo takes back the confirmation of rules', async ({ page, site }) => {
  const reviewed = () =>
    site.sql('select passport, verified_on from entry_rules where verified_on is not null');
  const before = reviewed();
  await page.goto('/admin/rules?destination=JP&passport=BR');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Confirm today' }).click();
  await expect(toastIn(page, 'Rules confirmed')).toBeVisible();
  expect(reviewed().length).toBeGreaterThan(before.length);
  await undoOf(page, 'Rules confirmed').click();
  await expect(toastIn(page, 'Undone')).toBeVisible();
  expect(reviewed()).toEqual(before);
});

test('visa requirements are deleted together without a question', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  const count = () =>
    site.sql("select id from visa_requirements where destination_id = 'tokyo-japan'").length;
  const before = count();
  await page.goto('/admin/destinations/tokyo-japan/visa-requirements');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page
    .getByRole('region', { name: 'Selected requirements' })
    .getByRole('button', { name: 'Delete' })
    .click();
  const deleted = 'Visa requirements deleted successfully';
  await expect(toastIn(page, deleted)).toBeVisible();
  expect(count()).toBeLessThan(before);
  await undoOf(page, deleted).click();
  await expect(toastIn(page, 'Restored')).toBeVisible();
  expect(count()).toBe(before);
});

test('Undo is large enough for a finger on a touch screen', async ({ browser, page, site }) => {
  copyParis(site, 1);
  site.sql("update destinations set status = 'draft' where name = 'Copy 1'");
  const phone = await browser.newContext({
    baseURL: site.url,
    storageState: await page.context().storageState(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const touched = await phone.newPage();
  await touched.goto('/admin/destinations?search=copy');
  // Once it is enabled, the page takes presses.
  await expect(touched.getByRole('button', { name: 'Go to' })).toBeEnabled();
  await touched.getByRole('checkbox', { name: 'Select Copy 1' }).check();
  await touched.getByRole('button', { name: 'Publish' }).tap();
  const undo = undoOf(touched, updated);
  const box = await undo.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThanOrEqual(44);
  await phone.close();
});
