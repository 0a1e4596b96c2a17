import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { closeToast, toastIn } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

const paris = '/admin/destinations/paris-france';
const requirements = `${paris}/visa-requirements`;

/** Another user's save, as it changes the row. */
const colleagueSaves = {
  destination: "update destinations set short_description = 'Theirs', version = version + 1",
  requirement: 'update visa_requirements set duration_days = 77, version = version + 1',
};

async function fillNewDestination(page: Page) {
  await page.goto('/admin/destinations/new');
  await page.getByLabel('Name').fill('Lisbon');
  await page.getByLabel('Country').selectOption('Portugal');
  // Loaded with the choice of a country, which fills it in.
  await expect(page.getByLabel('Continent')).toHaveValue('Europe');
  await page.getByLabel('Rating').fill('4.6');
  await page.getByLabel('Image URL').fill('/posters/hero.svg');
  await page.getByLabel('Short description').fill('Seven hills above the Tagus.');
  await page.getByLabel('Full description').fill('Trams, tiles and the Atlantic near by.');
}

async function fillNewRequirement(page: Page) {
  await page.goto(`${requirements}/new`);
  await page.getByLabel('Country').selectOption('Egypt');
  await page.getByLabel('Visa type').selectOption('working');
  await page.getByLabel('Duration (days)').fill('30');
  await page.getByLabel('Cost', { exact: true }).fill('Free');
}

test.describe('a form opened again', () => {
  test('shows the destination as a colleague has saved it a moment ago', async ({ page, site }) => {
    await page.goto(paris);
    await expect(page.getByLabel('Name')).toHaveValue('Paris');
    site.sql(colleagueSaves.destination);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Edit Paris' }).click();
    await expect(page.getByLabel('Short description')).toHaveValue('Theirs');
    await page.getByLabel('Rating').fill('3.3');
    await page.getByRole('button', { name: 'Update Destination' }).click();
    await expect(toastIn(page, 'Destination updated successfully')).toBeVisible();
    expect(
      site.sql("select short_description, rating from destinations where id = 'paris-france'"),
    ).toEqual([{ short_description: 'Theirs', rating: 3.3 }]);
  });

  test('shows the requirement as a colleague has saved it a moment ago', async ({ page, site }) => {
    await page.goto(requirements);
    await page.getByRole('link', { name: 'Edit Germany, tourist' }).click();
    await expect(page.getByLabel('Country')).toHaveValue('DE');
    site.sql(colleagueSaves.requirement);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Edit Germany, tourist' }).click();
    await expect(page.getByLabel('Duration (days)')).toHaveValue('77');
  });

  test('shows the settings as a colleague has saved them a moment ago', async ({ page, site }) => {
    await page.goto('/admin/settings#contact');
    await page.getByLabel('Phone', { exact: true }).fill('+1 555 0111');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(toastIn(page, 'Settings saved')).toBeVisible();
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
    site.sql(
      "update settings set value = json_set(value, '$.phone', '+9'), version = 2 where key = 'contact'",
    );
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+9');
  });
});

test.describe('a create whose answer is lost', () => {
  test.beforeEach(({ expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/could not be reached/, /ERR_FAILED/);
  });

  test('makes one destination when it is tried again', async ({ page, site }) => {
    await fillNewDestination(page);
    await loseAnswer(page, '**/trpc/destination.create**');
    await page.getByRole('button', { name: 'Create Destination' }).click();
    await expect(toastIn(page, 'Failed to save destination')).toBeVisible();
    expect(site.sql("select id from destinations where name = 'Lisbon'")).toHaveLength(1);
    await page.getByLabel('Rating').fill('4.7');
    await page.getByRole('button', { name: 'Create Destination' }).click();
    await expect(toastIn(page, 'Destination created successfully')).toBeVisible();
    expect(site.sql("select id, rating from destinations where name = 'Lisbon'")).toEqual([
      { id: 'lisbon-portugal', rating: 4.7 },
    ]);
  });

  test('makes one requirement when it is tried again', async ({ page, site }) => {
    await fillNewRequirement(page);
    await loseAnswer(page, '**/trpc/visaRequirement.create**');
    await page.getByRole('button', { name: 'Create Requirement' }).click();
    await expect(toastIn(page, 'Failed to save visa requirement')).toBeVisible();
    await page.getByRole('button', { name: 'Create Requirement' }).click();
    await expect(toastIn(page, 'Visa requirement created successfully')).toBeVisible();
    expect(
      site.sql("select id from visa_requirements where country_code = 'EG' and type = 'working'"),
    ).toHaveLength(1);
  });

  /** The next such request reaches the server, but its response is lost. */
  async function loseAnswer(page: Page, address: string) {
    await page.route(
      address,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  }
});

test.describe('the first click on the save button', () => {
  test('saves the language that is still being typed', { tag: '@journey' }, async ({
    page,
    site,
  }) => {
    await fillNewDestination(page);
    const languages = page.getByRole('combobox', { name: 'Languages' });
    // The country has filled in its own.
    await expect(page.getByRole('button', { name: 'Remove Portuguese' })).toBeVisible();
    await languages.fill('Mirandese');
    await languages.press('Enter');
    await languages.pressSequentially('English');
    await clickAsPeopleDo(page, page.getByRole('button', { name: 'Create Destination' }));
    await expect(toastIn(page, 'Destination created successfully')).toBeVisible();
    expect(site.sql("select languages from destinations where name = 'Lisbon'")).toEqual([
      { languages: '["Portuguese","Mirandese","English"]' },
    ]);
  });

  test('saves the restriction that is still being typed', async ({ page, site }) => {
    await fillNewRequirement(page);
    await page.getByRole('textbox', { name: 'Restrictions' }).pressSequentially('No work');
    await clickAsPeopleDo(page, page.getByRole('button', { name: 'Create Requirement' }));
    await expect(toastIn(page, 'Visa requirement created successfully')).toBeVisible();
    expect(
      site.sql('select country_code from visa_requirements where restrictions = ?', '["No work"]'),
    ).toEqual([{ country_code: 'EG' }]);
  });

  /** Clicks at the position found before: the button must not move, or the click is lost. */
  async function clickAsPeopleDo(page: Page, target: Locator) {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('There is nothing to click');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.mouse.up();
  }
});

test.describe('the save bar', () => {
  for (const [name, path, button] of [
    ['destination', paris, 'Update Destination'],
    ['requirement', `${requirements}/new`, 'Create Requirement'],
    ['page', '/admin/pages/terms', 'Save page'],
  ] as const) {
    test(`of the ${name} form is in sight and hides no focus`, async ({ page }) => {
      await page.goto(path);
      const save = page.getByRole('button', { name: button });
      const form = page.locator('form', { has: save });
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 390, height: 700 },
      ]) {
        await test.step(`at ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport);
          await page.evaluate(() => window.scrollTo(0, 0));
          await expect(save).toBeInViewport({ ratio: 1 });
          const bar = await save.boundingBox();
          // One line of buttons; a new requirement has four, which need two on a phone.
          const height = (await form.locator('.sticky').boundingBox())?.height;
          if (name !== 'requirement') expect(height).toBeLessThanOrEqual(71);
          await form.getByRole('textbox').first().focus();
          for (let presses = 0; presses < 60; presses += 1) {
            await page.keyboard.press('Tab');
            const focused = await page.evaluate(() => {
              const { activeElement } = document;
              const inForm = activeElement?.closest('form');
              const inBar = activeElement?.closest('.sticky');
              return inForm && !inBar ? activeElement?.getBoundingClientRect().bottom : null;
            });
            if (focused === null || focused === undefined) break;
            expect(focused).toBeLessThanOrEqual(bar?.y ?? 0);
          }
        });
      }
    });
  }

  test('Control+s and Meta+s save, with what is still being typed', async ({ page, site }) => {
    await page.goto(paris);
    for (const [keys, language, name] of [
      ['Control+s', 'Occitan', 'Lutetia'],
      ['Meta+s', 'Breton', 'Paname'],
    ] as const) {
      await test.step(keys, async () => {
        await page.getByRole('combobox', { name: 'Languages' }).pressSequentially(language);
        await page.keyboard.press(keys);
        await closeToast(page, 'Destination updated successfully');
        const [row] = site.sql("select languages from destinations where id = 'paris-france'");
        expect(row?.languages).toContain(language);
        // It stays on the form, which can be saved again.
        await expect(page).toHaveURL(paris);
        await page.getByLabel('Name').fill(name);
        await page.keyboard.press(keys);
        await expect
          .poll(() => site.sql("select name from destinations where id = 'paris-france'")[0]?.name)
          .toBe(name);
        await closeToast(page, 'Destination updated successfully');
        await expect(page.getByRole('button', { name: 'Save and stay' })).toBeEnabled();
      });
    }
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/admin\/destinations$/);
  });

  test('a new question stays open once it is saved, as the stored one', async ({ page, site }) => {
    await page.goto('/admin/faq/new');
    await page.getByLabel('Question', { exact: true }).fill('Is it open?');
    await page.getByRole('textbox', { name: 'Answer' }).fill('Yes.');
    await page.getByRole('button', { name: 'Save and stay' }).click();
    await expect(page.getByRole('heading', { name: 'Edit question' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Answer' }).fill('It stays open.');
    await page.getByRole('button', { name: 'Save and stay' }).click();
    const stored = () => site.sql("select answer from faqs where question = 'Is it open?'");
    await expect.poll(stored).toEqual([{ answer: 'It stays open.' }]);
  });

  test('a failed save says so once, and why', { tag: '@journey' }, async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/ERR_FAILED/, /could not be reached/, /Failed to fetch/);
    await page.goto(paris);
    await page.getByLabel('Name').fill('Lutetia');
    await page.route('**/trpc/destination.update**', (route) => route.abort());
    await page.getByRole('button', { name: 'Update Destination' }).click();
    await expect(toastIn(page, 'Failed to save destination')).toBeVisible();
    await expect(page.getByText('The server could not be reached.', { exact: false })).toHaveCount(
      1,
    );
    await expect(page.getByLabel('Name')).toHaveValue('Lutetia');
  });

  test('Control+s tells what is wrong and saves nothing', async ({ page, site }) => {
    await page.goto(`${requirements}/new`);
    await page.getByLabel('Notes').fill('Only a note');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Cost is required')).toBeVisible();
    await expect(page.getByLabel('Country')).toBeFocused();
    expect(site.sql("select id from visa_requirements where notes = 'Only a note'")).toEqual([]);
  });
});

test('a destination is seen on the site from its row and its form', async ({ page, context }) => {
  await page.goto('/admin/destinations');
  for (const [opens, name] of [
    [page.getByRole('link', { name: 'View Paris on site' }), 'row'],
    [page.getByRole('link', { name: 'View on site', exact: true }), 'form'],
  ] as const) {
    if (name === 'form') await page.goto(paris);
    const opened = context.waitForEvent('page');
    await opens.click();
    const seen = await opened;
    await expect(seen).toHaveURL('/destination/paris-france');
    await expect(seen.getByRole('heading', { level: 1, name: 'Paris' })).toBeVisible();
    await seen.close();
  }
});

test('what is asked before deleting names what goes', async ({ page, site }) => {
  const [{ count } = { count: 0 }] = site.sql(
    "select count(*) as count from visa_requirements where destination_id = 'paris-france'",
  );
  await page.goto('/admin/destinations');
  expect(await questionOf(page.getByRole('button', { name: 'Delete Paris' }))).toBe(
    `Are you sure you want to delete this destination?\n\nParis, France. Its ${count} visa requirements are deleted with it.`,
  );
  site.sql("delete from visa_requirements where country_code <> 'DE'");
  expect(await questionOf(page.getByRole('button', { name: 'Delete Paris' }))).toContain(
    'Its visa requirement is deleted with it.',
  );
  await page.goto(requirements);
  expect(await questionOf(page.getByRole('button', { name: 'Delete Germany, tourist' }))).toBe(
    'Are you sure you want to delete this visa requirement?\n\nPassport: Germany. Type: tourist.',
  );
  site.sql('delete from visa_requirements');
  await page.goto('/admin/destinations');
  expect(await questionOf(page.getByRole('button', { name: 'Delete Paris' }))).toContain(
    'It has no visa requirements.',
  );

  async function questionOf(button: Locator): Promise<string> {
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.message();
    });
    await button.click();
    return asked;
  }
});

test('Cancel looks like a button on every form', async ({ page }) => {
  for (const form of [
    '/admin/destinations/new',
    paris,
    `${requirements}/new`,
    '/admin/rules/new',
    '/admin/faq/new',
  ]) {
    await test.step(form, async () => {
      await page.goto(form);
      const cancel = page.getByRole('link', { name: 'Cancel' });
      await expect(cancel).toHaveCSS('border-top-width', '1px');
      await expect(cancel).toHaveCSS('min-height', '44px');
      await expect(cancel).toHaveCSS('text-decoration-line', 'none');
    });
  }
});

test('the preview of a new destination requests no poster, which has no address yet', async ({
  page,
}) => {
  const posters: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/posters/generated/')) posters.push(pathname);
  });
  await page.route('https://photos.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await fillNewDestination(page);
  await page.getByLabel('Image URL').fill('https://photos.example/lisbon.jpg');
  const preview = page.getByTitle('Card and page with what is typed').contentFrame();
  await expect(preview.getByRole('heading', { name: 'Lisbon', level: 1 })).toBeVisible();
  await expect(preview.getByText('Photos', { exact: true }).first()).toBeAttached();
  expect(posters).toEqual([]);
});
