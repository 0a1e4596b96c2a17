import type { Page } from '@playwright/test';
import { expectNoViolationInEitherTheme } from '../../everyPage/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { addVisitorInput, copyParis } from '../../rows.ts';
import { undoOf } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

const requirements = '/admin/destinations/tokyo-japan/visa-requirements';

async function expectSearch(page: Page, placeholder: string, text: string) {
  await expect(page.getByPlaceholder(placeholder)).toHaveValue(text);
}

test.describe('search and page stand in the address', () => {
  test('of the destinations, and survive an edit, however it is left', { tag: '@journey' }, async ({
    page,
    site,
  }) => {
    copyParis(site, 60);
    const leftList = async () => {
      await expect(page).toHaveURL('/admin/destinations?search=copy&page=2');
      await expectSearch(page, 'Search destinations...', 'copy');
      await expect(page.getByText('Page 2 of 2')).toBeVisible();
      await expect(page.getByRole('rowheader')).toHaveCount(10);
    };
    await page.goto('/admin/destinations');
    await page.getByPlaceholder('Search destinations...').pressSequentially('copy');
    await expect(page).toHaveURL('/admin/destinations?search=copy');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/admin/destinations?search=copy&page=2#list');

    const edit = page.getByRole('link', { name: 'Edit Copy 7', exact: true });
    await edit.click();
    await page.goBack();
    await expect(page).toHaveURL('/admin/destinations?search=copy&page=2#list');
    await expect(page.getByRole('rowheader')).toHaveCount(10);
    await edit.click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await leftList();
    await edit.click();
    await page.getByRole('link', { name: 'Back to destinations' }).click();
    await leftList();
    await edit.click();
    await page.reload();
    await page.getByRole('button', { name: 'Update Destination' }).click();
    await leftList();
    await page.getByRole('link', { name: 'Visa requirements of Copy 7' }).click();
    await page.getByRole('link', { name: 'Add Requirement' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Back to destinations' }).click();
    await leftList();
    await page.reload();
    await leftList();

    await page.getByRole('link', { name: 'Destinations', exact: true }).click();
    await expect(page).toHaveURL('/admin/destinations');
    await expectSearch(page, 'Search destinations...', '');
    await page.goBack();
    await leftList();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('copy');
  });

  test('of a destination’s requirements', async ({ page }) => {
    const leftList = async () => {
      await expect(page).toHaveURL(`${requirements}?search=united+s`);
      await expectSearch(page, 'Search by country or visa type...', 'united s');
      await expect(page.getByRole('link', { name: /^Edit (?!United S)/ })).toHaveCount(0);
    };
    await page.goto(requirements);
    await page.getByPlaceholder('Search by country or visa type...').pressSequentially('united s');
    await leftList();
    const edit = page.getByRole('link', { name: 'Edit United States, tourist' });
    await edit.click();
    await page.goBack();
    await leftList();
    await edit.click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await leftList();
    await edit.click();
    await page.getByRole('link', { name: 'Back to visa requirements' }).click();
    await leftList();
    await edit.click();
    await page.getByRole('button', { name: 'Update Requirement' }).click();
    await leftList();
  });

  test('of the countries, messages and subscribers', async ({ page, site }) => {
    await page.goto('/admin/countries');
    await page.getByPlaceholder('Search countries...').pressSequentially('portu');
    await expect(page).toHaveURL('/admin/countries?search=portu');
    await page.reload();
    await expect(page.getByRole('switch')).toHaveCount(1);

    addVisitorInput(site, 120);
    await page.goto('/admin/newsletter?page=3');
    await expect(page.getByRole('rowheader').first()).toHaveText('person101@example.com');
    await page.goto('/admin/inbox?page=2');
    await expect(page.getByRole('rowheader').first()).toContainText('Person 70');
    await page
      .getByRole('navigation', { name: 'Pages of messages' })
      .getByRole('link', { name: 'Next' })
      .click();
    await expect(page).toHaveURL(/inbox\?page=3/);
    await expect(page.getByRole('rowheader')).toHaveCount(20);
    await page.goBack();
    await expect(page.getByRole('rowheader').first()).toContainText('Person 70');
  });

  test('and what can’t be meant is ignored', async ({ page, site }) => {
    addVisitorInput(site, 60);
    for (const query of ['page=0', 'page=x', 'page=1.5', 'page=99', 'search=%00']) {
      await page.goto(`/admin/destinations?${query}`);
      await expect(page.getByRole('rowheader', { name: 'Tokyo' })).toBeVisible();
      await expectSearch(page, 'Search destinations...', '');
    }
    // Text, even if it looks like JSON.
    await page.goto('/admin/destinations?search={"a":1}');
    await expectSearch(page, 'Search destinations...', '{"a":1}');
    await expect(page.getByText('No destinations found')).toBeVisible();
    await page.goto(`/admin/destinations?search=${'a'.repeat(101)}`);
    await expectSearch(page, 'Search destinations...', 'a'.repeat(100));
    await page.goto(`${requirements}?search[]=1`);
    await expect(page.getByRole('link', { name: 'Edit United States, tourist' })).toBeVisible();
    await page.goto('/admin/inbox?page=-1');
    await expect(page.getByRole('rowheader')).toHaveCount(50);
    await page.goto('/admin/newsletter?page=99');
    await expect(page.getByRole('rowheader')).toHaveCount(10);
    await page.goto('/admin/destinations?search=japan');
    await expect(page.getByRole('rowheader')).toHaveText([/^Tokyo/]);
  });

  test('and no letter is lost while the address follows', async ({ page }) => {
    await page.goto('/admin/destinations');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/trpc/**', async (route) => {
      await held;
      await route.continue();
    });
    const box = page.getByPlaceholder('Search destinations...');
    await box.pressSequentially('tokio');
    await box.press('Backspace');
    await box.press('Backspace');
    await box.pressSequentially('yo');
    await expect(box).toHaveValue('tokyo');
    await expect(box).toBeFocused();
    answer();
    await expect(page).toHaveURL('/admin/destinations?search=tokyo');
    await expect(page.getByRole('rowheader')).toHaveText([/^Tokyo/]);
    await expect(box).toHaveValue('tokyo');
    await expect(box).toBeFocused();
  });
});

test('another page of a list begins at its top and has the focus', async ({ page, site }) => {
  copyParis(site, 120);
  addVisitorInput(site, 120);
  const destinations = ['Next Copy 70', 'Next Copy 20', 'Previous Copy 70', 'Previous Copy 120'];
  const subscribers = ['Next person51@example.com', 'Previous person1@example.com'];
  for (const [path, name, steps] of [
    ['/admin/destinations', 'destinations', destinations],
    ['/admin/inbox', 'messages', ['Next Person 70', 'Previous Person 120']],
    ['/admin/newsletter', 'subscribers', subscribers],
  ] as const) {
    await page.goto(path);
    const pages = page.getByRole('navigation', { name: `Pages of ${name}` });
    const firstRow = page.getByRole('rowheader').first();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const step of steps) {
        await test.step(`${step}, at ${width} pixels`, async () => {
          const [, link = '', first = ''] = /^(\w+) (.*)/.exec(step) ?? [];
          await pages.getByRole('link', { name: link }).press('Enter');
          await expect(firstRow).toContainText(first);
          await expect(firstRow).toBeInViewport();
          if (name !== 'destinations') return;
          await expect(firstRow).toHaveText(first);
          await expect(page.getByRole('region', { name: 'Destinations' })).toBeFocused();
          await page.keyboard.press('ArrowDown');
          await expect(page.getByRole('row', { name: first })).toBeFocused();
        });
      }
    }
  }
});

test.describe('the table', () => {
  test('sorts on the server, and its state stands in the address', { tag: '@journey' }, async ({
    page,
    site,
  }) => {
    copyParis(site, 60);
    await page.goto('/admin/destinations');
    await expect(page.getByText('64 destinations')).toBeVisible();
    const name = page.getByRole('columnheader', { name: 'Name' });
    await expect(name).not.toHaveAttribute('aria-sort');
    await name.getByRole('button').click();
    await expect(page).toHaveURL('/admin/destinations?sort=name');
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByRole('rowheader').first()).toHaveText(/^Bali/);
    await page.getByRole('button', { name: 'Rating' }).click();
    await expect(page).toHaveURL('/admin/destinations?sort=-rating');
    await expect(page.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(page.getByRole('rowheader').last()).toHaveText(/^Copy/);

    await page.getByLabel('Rows a page').selectOption('25');
    await expect(page).toHaveURL('/admin/destinations?sort=-rating&size=25');
    await expect(page.getByRole('rowheader')).toHaveCount(25);
    await page.reload();
    await expect(page.getByRole('rowheader')).toHaveCount(25);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/admin/destinations?sort=name');
    await expect(page.getByRole('rowheader').first()).toHaveText(/^Bali/);
  });

  test('filters by type, continent, popularity, status and age', async ({ page, site }) => {
    copyParis(site, 2);
    site.sql("update destinations set status = 'draft', popular = 0 where name = 'Copy 1'");
    site.sql(
      "update visa_requirements set source_date = null, updated_at = '2020-01-01T00:00:00.000Z' where destination_id = 'tokyo-japan'",
    );
    site.sql(
      "update visa_requirements set source_date = '2999' where destination_id != 'tokyo-japan'",
    );
    const names = page.getByRole('rowheader');
    await page.goto('/admin/destinations');
    await page.getByLabel('Status').selectOption('Draft');
    await expect(page).toHaveURL('/admin/destinations?status=draft');
    await expect(names).toHaveText(['Copy 1Draft']);
    await expect(page.getByText('1 of 6 destinations')).toBeVisible();
    await page.goto('/admin/destinations?popular=no');
    await expect(names.filter({ hasText: 'Copy 1' })).toBeVisible();
    await expect(page.getByLabel('Popular', { exact: true })).toHaveValue('no');
    await page.goto('/admin/destinations?continent=Europe&type=tourist');
    await expect(names).toHaveCount(3);
    await page.goto('/admin/destinations');
    await page.getByLabel('Stale only').check();
    await expect(page).toHaveURL('/admin/destinations?stale=true');
    await expect(names).toHaveText([/^Tokyo\d+ stale$/]);
  });

  test('changes several rows at once, and a delete is undone at once', async ({ page, site }) => {
    copyParis(site, 3);
    await page.goto('/admin/destinations?search=copy');
    const selected = page.getByRole('region', { name: 'Selected destinations' });
    await page.getByRole('checkbox', { name: 'Select Copy 3' }).check();
    await page.getByRole('checkbox', { name: 'Select Copy 2' }).check();
    await expect(selected).toContainText('2 destinations selected');
    await selected.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByRole('rowheader', { name: 'Copy 3' })).toContainText('Draft');
    await expect(page.getByRole('rowheader', { name: 'Copy 1' })).not.toContainText('Draft');
    expect((await page.request.get('/destination/copy-3')).status()).toBe(404);
    await selected.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('rowheader', { name: 'Copy 3' })).not.toContainText('Draft');

    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await expect(selected).toContainText('3 destinations selected');
    await selected.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No destinations found')).toBeVisible();
    await expect(selected).toBeHidden();
    await undoOf(page, 'Destinations deleted successfully').click();
    await expect(page.getByRole('rowheader')).toHaveCount(3);
    const changes = site.sql("select action from history where entity = 'destination'");
    expect(changes.length).toBe(10);
  });

  test('shows enabled countries first, and pages', async ({ page, site }) => {
    site.sql("update countries set enabled = 0 where code not in ('JP', 'US')");
    await page.goto('/admin/countries');
    await expect(page.getByRole('rowheader')).toHaveCount(50);
    await expect(page.getByRole('rowheader').nth(0)).toHaveText('Japan');
    await expect(page.getByRole('rowheader').nth(1)).toHaveText('United States');
    await expect(page.getByRole('rowheader').nth(2)).toHaveText('Afghanistan');
    await page
      .getByRole('navigation', { name: 'Pages of countries' })
      .getByRole('link', { name: 'Next' })
      .click();
    await expect(page).toHaveURL('/admin/countries?page=2#list');
    await expect(page.getByRole('rowheader', { name: 'Japan' })).toBeHidden();
  });

  test('keeps its head in sight', async ({ page, site }) => {
    copyParis(site, 60);
    await page.goto('/admin/destinations');
    await page.getByRole('link', { name: 'Edit Copy 30', exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader', { name: 'Name' })).toBeInViewport({ ratio: 1 });
  });

  test('shows placeholders of its rows until they come, where the rows then are', async ({
    page,
  }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/listToEdit/, async (route) => {
      await held;
      await route.continue();
    });
    // A full load brings the rows.
    await page.goto('/admin/trash');
    await page.getByRole('link', { name: 'Destinations', exact: true }).click();
    const table = page.getByRole('table');
    await expect(table).toHaveAttribute('aria-busy', 'true');
    const before = await table.boundingBox();
    answer();
    await expect(page.getByRole('rowheader')).toHaveCount(4);
    const after = await table.boundingBox();
    expect({ x: after?.x, width: after?.width }).toEqual({ x: before?.x, width: before?.width });
    // Less than a pixel is invisible.
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
  });

  test('on a phone sorts, selects and acts in reach of a thumb', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/destinations');
    await page.getByLabel('Sort by').selectOption('Name, greatest first');
    await expect(page).toHaveURL('/admin/destinations?sort=-name');
    await expect(page.getByRole('rowheader').first()).toHaveText(/^Tokyo/);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    const bar = page.getByRole('region', { name: 'Selected destinations' });
    await expect(bar).toBeInViewport({ ratio: 0.9 });
    for (const button of await bar.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('keys', () => {
  test('search, add, walk, select and open', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/admin/destinations?sort=name');
    await expect(page.getByRole('rowheader')).toHaveCount(4);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('row', { name: 'Dubai' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Select Dubai' })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/destinations\/bali/);
    await page.goBack();
    await expect(page.getByRole('rowheader')).toHaveCount(4);

    await page.keyboard.press('/');
    const box = page.getByPlaceholder('Search destinations...');
    await expect(box).toBeFocused();
    // Typed as text, not handled as shortcuts.
    await page.keyboard.type('n/?');
    await expect(box).toHaveValue('n/?');
    await expect(page).toHaveURL(/\/admin\/destinations\?/);
    await box.fill('');
    await box.blur();
    await page.keyboard.press('Control+n');
    await page.keyboard.press('n');
    await expect(page).toHaveURL('/admin/destinations/new');
  });

  test('are shown by a question mark, and can be switched off', async ({ page }) => {
    await page.goto('/admin/destinations');
    await expect(page.getByRole('rowheader')).toHaveCount(4);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toContainText('Add a new one');
    await expectNoViolationInEitherTheme(page);
    await dialog.getByLabel('Use single keys in this browser').uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    await page.reload();
    await expect(page.getByRole('rowheader')).toHaveCount(4);
    await page.keyboard.press('n');
    await expect(page).toHaveURL('/admin/destinations');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await dialog.getByLabel('Use single keys in this browser').check();
    await page.keyboard.press('Escape');
    await page.locator('body').click({ position: { x: 5, y: 5 } });
    await page.keyboard.press('n');
    await expect(page).toHaveURL('/admin/destinations/new');
  });
});
