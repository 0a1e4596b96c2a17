import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { chooseCountry } from './countryField.ts';

const verdict = (page: Page) => page.locator('.verdict');

test.describe('an answer for another stay is never the verdict', () => {
  for (const path of ['/visa-info/FR', '/destination/paris-france']) {
    for (const [stay, passport] of [
      ['working', 'BR'],
      ['transit', 'AU'],
    ] as const) {
      test(`${path}, ${stay} with ${passport}`, async ({ page, site }) => {
        const known = site.sql(
          `select type from visa_requirements
           where destination_id = 'paris-france' and country_code = ?`,
          passport,
        );
        expect(known.map(({ type }) => type)).toContain('tourist');
        expect(known.map(({ type }) => type)).not.toContain(stay);

        await page.goto(`${path}?type=${stay}&from=${passport}`);
        await expect(
          page.getByRole('heading', {
            name: 'Visa information not available for this combination',
          }),
        ).toBeVisible();
        await expect(page.getByRole('link', { name: 'Contact us for details' })).toBeVisible();
        await expect(verdict(page)).toHaveAttribute('data-status', 'unknown');
        await expect(page.getByText('No Visa Required')).toHaveCount(0);
        await expect(page.getByText('Length of stay')).toHaveCount(0);

        const other = page.getByRole('navigation', { name: 'Kind of stay' });
        // A country's page offers every stay, and marks those without an answer.
        const unanswered = path.startsWith('/visa-info') ? 1 : 0;
        await expect(other.getByRole('link', { name: `${stay}: No answer yet` })).toHaveCount(
          unanswered,
        );
        await expect(other.getByRole('link', { name: stay, exact: true })).toHaveCount(0);
        await other.getByRole('link', { name: 'tourist' }).click();
        await expect(page).toHaveURL(`${path}?type=tourist&from=${passport}`);
        await expect(page.getByRole('heading', { name: 'No Visa Required' })).toBeVisible();
        await expect(other.getByRole('link', { name: 'tourist' })).toBeFocused();
      });
    }
  }

  test.describe('also without a requested stay', () => {
    test('with an answer only for another stay', { tag: '@journey' }, async ({ page, site }) => {
      site.sql(
        `delete from visa_requirements
         where destination_id = 'paris-france' and country_code = 'US' and type = 'tourist'`,
      );
      site.sql("delete from entry_rules where destination = 'FR' and passport = 'US'");
      for (const path of ['/visa-info/FR', '/destination/paris-france']) {
        await page.goto(path);
        await expect(
          page.getByRole('heading', {
            name: 'Visa information not available for this combination',
          }),
        ).toBeVisible();
        await expect(page.getByText('No Visa Required')).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Contact us for details' })).toBeVisible();
      }
    });

    test('a destination’s own requirement answers only for it, and the country’s page lists it', {
      tag: '@journey',
    }, async ({ page, site }) => {
      site.sql(
        `update visa_requirements
         set required = 1, source_address = 'https://law.example/', source_date = '2026-09'
         where destination_id = 'paris-france' and country_code = 'US' and type = 'tourist'`,
      );
      await page.goto('/visa-info/FR?from=US');
      await expect(verdict(page)).toHaveAttribute('data-status', 'visa-free');
      const paris = page.getByRole('listitem').filter({ hasText: 'Paris' });
      await expect(paris.getByText('Its own rule: Visa required · up to 90 days')).toBeVisible();
      await paris.getByRole('link', { name: 'Paris', exact: true }).click();
      await expect(page).toHaveURL(/\/destination\/paris-france\?type=tourist&from=US$/);
      await expect(verdict(page)).toHaveAttribute('data-status', 'in-advance');
      const below = page.getByText('France, national rules: Visa free');
      await expect(below).toContainText('up to 90 days');
    });

    for (const [reason, source, date] of [
      ['Without a source', null, '2026-09'],
      ['Older', 'https://law.example/', '2025-11'],
    ] as const) {
      test(`a requirement is shown below the country’s answer: ${reason}`, async ({
        page,
        site,
      }) => {
        site.sql(
          `update visa_requirements
           set required = 1, on_arrival = 1, duration_days = 30, source_address = ?, source_date = ?
           where destination_id = 'paris-france' and country_code = 'US' and type = 'tourist'`,
          source,
          date,
        );
        const words = `${reason}: our own entry for Paris says “Visa on arrival · up to 30 days”`;
        const dates = `Its date: ${date === '2025-11' ? 'Nov 2025' : 'Sep 2026'}. Date of the answer above: 19 Aug 2026.`;
        for (const path of ['/destination/paris-france', '/visa-info/FR']) {
          await page.goto(path);
          await expect(verdict(page)).toHaveAttribute('data-status', 'visa-free');
          await expect(verdict(page)).toContainText('Up to 90 days in any 180');
          await expect(page.getByText(words)).toBeVisible();
          await expect(page.getByText(dates)).toBeVisible();
        }
      });
    }

    test('a destination without one shows and links its country’s answer', async ({
      page,
      site,
    }) => {
      site.sql("delete from visa_requirements where destination_id = 'paris-france'");
      await page.goto('/destination/paris-france?from=DE');
      await expect(verdict(page)).toHaveAttribute('data-status', 'freedom-of-movement');
      await expect(page.getByText('These are the national rules: France')).toBeVisible();
      await page.getByRole('link', { name: 'View Full Requirements' }).click();
      await expect(page).toHaveURL(/\/visa-info\/FR\?type=tourist&from=DE$/);
      await expect(verdict(page)).toContainText('Freedom of movement');
    });
  });
});

test('a passport is chosen in the answer, which then names it', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/destination/paris-france');
  const main = page.getByRole('main');
  await expect(main.getByText('This is the site’s default.')).toBeVisible();
  await choosePassport(page, 'India');
  await expect(main.getByText('Indian passport', { exact: true })).toBeVisible();
  await expect(main.getByText('This is the site’s default')).toHaveCount(0);
  await expect(page.getByText('From: India')).toBeVisible();
  await page.reload();
  await expect(main.getByText('Indian passport', { exact: true })).toBeVisible();
});

test('a search’s address doesn’t name a hidden guessed passport', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Category').selectOption('Tourist visa');
  await expect(
    page.getByText('This is the site’s default. Change it if it is wrong.'),
  ).toBeVisible();
  await chooseCountry(page, 'Your passport', 'India');
  await expect(
    page.getByText('Checking visa requirements for India passport holders'),
  ).toBeVisible();
  await chooseCountry(page, 'Destination Country', 'France');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/visa-info\/FR\?type=tourist&from=IN$/);
  await expect(verdict(page).getByText('Must be obtained in advance')).toBeVisible();
});

test('names stand alone', async ({ page }) => {
  await page.goto('/visa-info/AE?from=GB');
  await expect(page).toHaveTitle(
    'Visa-free · 90 days — British passport, United Arab Emirates · Landfall',
  );
  await expect(
    page.getByRole('heading', { level: 1, name: 'United Arab Emirates: visa and entry' }),
  ).toBeVisible();
  await expect(page.getByText('British passport → United Arab Emirates')).toBeVisible();
  await expect(page.getByText('Tourist · British passport')).toBeVisible();
  await page.goto('/visa-info/NL?from=PH');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Netherlands: visa and entry' }),
  ).toBeVisible();
  await expect(page.getByText('Philippine passport → Netherlands')).toBeVisible();
  await page.goto('/destination/paris-france?from=AE');
  await expect(page.getByText('Emirati passport', { exact: true })).toBeVisible();
});

test.describe('by keyboard and screen reader', () => {
  for (const [place, control] of [
    [
      'the answer',
      (page: Page) => page.getByRole('main').locator('summary', { hasText: 'Change passport' }),
    ],
    [
      'the header',
      (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'From:' }),
    ],
  ] as const) {
    // An answer's page is changed by its one form.
    const paths = place === 'the header' ? ['/visa-info/FR'] : [];
    for (const path of ['/destination/paris-france', ...paths]) {
      test(`the focus returns to the control of ${place} on ${path}`, async ({ page }) => {
        await page.goto(path);
        await control(page).focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        const field = page.getByLabel('Passport country').and(page.locator(':focus'));
        await expect(field).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(control(page)).toBeFocused();
        await expect(page.getByLabel('Passport country').filter({ visible: true })).toHaveCount(0);

        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(field).toHaveAttribute('aria-autocomplete', 'list');
        await page.keyboard.type('India');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(verdict(page).getByText('Must be obtained in advance')).toBeVisible();
        await expect(control(page)).toBeFocused();
      });
    }
  }

  test('Escape elsewhere keeps the focus', async ({ page }) => {
    await page.goto('/destination/paris-france');
    const link = page.getByRole('link', { name: 'View Full Requirements' });
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('Escape in the menu returns the focus to its button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  for (const path of ['/destination/paris-france', '/visa-info/FR']) {
    test(`a changed answer is announced with its passport, on ${path}`, async ({ page }) => {
      await page.goto(path);
      const region = page
        .getByRole('status')
        .filter({ has: page.getByRole('heading', { level: 3 }) });
      await expect(region).toHaveAttribute('aria-atomic', 'true');
      await expect(region).toContainText('No Visa Required');
      // Only changes within a persistent region are announced.
      const before = await region.elementHandle();
      const stays = page.getByRole('navigation', { name: 'Kind of stay' });
      await stays.getByRole('link', { name: 'working' }).click();
      await expect(region).toContainText('Working · US passport');
      await stays.getByRole('link', { name: 'tourist' }).click();
      await choosePassport(page, 'Germany');
      // The same verdict for another passport is announced as well.
      await expect(region).toContainText('Tourist · German passport');
      await expect(region).toContainText('No Visa Required');
      await choosePassport(page, 'India');
      await expect(region).toContainText('Visa Required');
      expect(await region.evaluate((now, first) => now === first, before)).toBe(true);
    });
  }
});

async function choosePassport(page: Page, country: string) {
  if (new URL(page.url()).pathname.startsWith('/visa-info/')) {
    const header = page.getByRole('banner');
    await header.getByText(/^From: /).click();
    await chooseCountry(header, 'Passport country', country);
    await header.getByRole('button', { name: 'Use this passport' }).click();
    return expect(page.getByText(`From: ${country}`)).toBeVisible();
  }
  const main = page.getByRole('main');
  await main.getByText('Change passport').click();
  await chooseCountry(main, 'Passport country', country);
  await main.getByRole('button', { name: 'Use this passport' }).click();
  await expect(page.getByText(`From: ${country}`)).toBeVisible();
}
