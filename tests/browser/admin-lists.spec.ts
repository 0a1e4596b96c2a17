import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addVisitorInput, copyParis } from './rows.ts';

test.beforeEach(({ signIn }) => signIn());

const requirements = '/admin/destinations/tokyo-japan/visa-requirements';

async function expectSearch(page: Page, placeholder: string, text: string) {
  await expect(page.getByPlaceholder(placeholder)).toHaveValue(text);
}

test.describe('search and page stand in the address', () => {
  test('of the destinations, and survive an edit, however it is left', async ({ page, site }) => {
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
    // Text, however much it looks like JSON.
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
    await expect(page.getByRole('rowheader')).toHaveText(['Tokyo']);
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
    await expect(page.getByRole('rowheader')).toHaveText(['Tokyo']);
    await expect(box).toHaveValue('tokyo');
    await expect(box).toBeFocused();
  });
});

test.describe('another page of a list', () => {
  for (const width of [390, 1280]) {
    test(`begins at its top and has the focus, at ${width} pixels`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 844 });
      copyParis(site, 120);
      addVisitorInput(site, 120);
      await page.goto('/admin/destinations');
      const list = page.getByRole('region', { name: 'Destinations' });
      for (const [link, first] of [
        ['Next', 'Copy 70'],
        ['Next', 'Copy 20'],
        ['Previous', 'Copy 70'],
      ] as const) {
        const pages = page.getByRole('navigation', { name: 'Pages of destinations' });
        await pages.getByRole('link', { name: link }).press('Enter');
        await expect(list).toBeFocused();
        await expect(page.getByRole('rowheader').first()).toHaveText(first);
        await expect(page.getByRole('rowheader').first()).toBeInViewport();
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Edit Copy 70', exact: true })).toBeFocused();

      for (const [path, name, first] of [
        ['/admin/inbox', 'messages', 'Person 70'],
        ['/admin/newsletter', 'subscribers', 'person51@example.com'],
      ] as const) {
        await page.goto(path);
        const pages = page.getByRole('navigation', { name: `Pages of ${name}` });
        await pages.getByRole('link', { name: 'Next' }).press('Enter');
        await expect(page.getByRole('rowheader').first()).toContainText(first);
        await expect(page.getByRole('rowheader').first()).toBeInViewport();
      }
    });
  }
});
