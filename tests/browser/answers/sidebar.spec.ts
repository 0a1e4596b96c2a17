import type { Page } from '@playwright/test';
import { stateRules } from '../../fixtures/countryRules.ts';
import { expect, test } from '../fixtures.ts';

const verdict = (page: Page) => page.locator('.verdict');

/** The heading and the lines of the verdict, without its passport and machine-readable line. */
const words = (page: Page) => verdict(page).locator('h3, h3 ~ p:not(:text-matches(" · "))');

test('a destination and its country’s page have the same verdict, in the same words', {
  tag: '@journey',
}, async ({ page, site }) => {
  site.sql("delete from visa_requirements where destination_id = 'tokyo-japan'");
  for (const [rule, expected] of [
    [
      { access: 'e_visa', stay_number: 30, stay_unit: 'days' },
      ['Visa Required', 'Must be obtained in advance', 'Apply online', 'Up to 30 days'],
    ],
    [
      { access: 'visa_on_arrival', stay_number: 1, stay_unit: 'months' },
      ['Visa Required', 'Available on arrival', 'Up to 1 month'],
    ],
    [
      { access: 'visa_free' },
      [
        'No Visa Required',
        'Visa-free travel available',
        'Length of stay: not stated by our source',
      ],
    ],
  ] as const) {
    stateRules(site, [rule]);
    for (const path of ['/destination/tokyo-japan?from=BR', '/visa-info/JP?from=BR']) {
      await page.goto(path);
      await expect(words(page)).toHaveText([...expected]);
    }
  }
  site.sql("delete from entry_rules where destination = 'JP' and passport = 'BR'");
  for (const type of ['tourist', 'transit', 'working']) {
    for (const path of ['/destination/tokyo-japan', '/visa-info/JP']) {
      await page.goto(`${path}?from=BR&type=${type}`);
      await expect(words(page)).toHaveText(['Visa information not available for this combination']);
      await expect(
        verdict(page).getByRole('link', { name: 'Contact us for details' }),
      ).toHaveAttribute('href', '/contact');
    }
  }
});

test('a requirement reads from the verdict to its full requirements', async ({ page, site }) => {
  site.sql(
    `update visa_requirements
     set required = 1, on_arrival = 1, duration_days = 45, cost = 'USD 30',
       notes = 'Bring a photo.', standing = 'team'
     where destination_id = 'paris-france' and country_code = 'BR' and type = 'tourist'`,
  );
  await page.goto('/destination/paris-france?from=BR');
  const order = [
    ...['Visa Required', 'Available on arrival', 'Up to 45 days', 'Cost', 'USD 30'],
    ...['Bring a photo.', 'View Full Requirements', 'Extension'],
  ];
  await expect(page.getByRole('main')).toContainText(new RegExp(order.join('.*'), 's'));
});
