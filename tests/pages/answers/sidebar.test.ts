import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { stateRules } from '../../fixtures/countryRules.ts';
import { sqlOf, startPageSite } from '../pageSite.ts';
import { type PlainPage, plainBrowser, textsOf, verdictOf } from '../plainBrowser.ts';

/** The heading and the lines of the verdict, without its passport and machine-readable line. */
const wordsOf = (page: PlainPage) =>
  textsOf(verdictOf(page).querySelectorAll('h3, h3 ~ p')).filter((text) => !text.includes(' · '));

test('a destination and its country’s page have the same verdict, in the same words', async () => {
  const own = await startPageSite();
  const sql = sqlOf(own);
  const { open } = plainBrowser(own);
  sql("delete from visa_requirements where destination_id = 'tokyo-japan'");
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
    stateRules({ sql }, [rule]);
    for (const path of ['/destination/tokyo-japan?from=BR', '/visa-info/JP?from=BR']) {
      expect(wordsOf(await open(path)), path).toEqual(expected);
    }
  }
  sql("delete from entry_rules where destination = 'JP' and passport = 'BR'");
  sql("delete from stay_policies where country_code = 'JP'");
  for (const type of ['tourist', 'transit', 'working']) {
    for (const path of ['/destination/tokyo-japan', '/visa-info/JP']) {
      const page = await open(`${path}?from=BR&type=${type}`);
      expect(wordsOf(page)).toEqual(['Visa information not available for this combination']);
      const contact = within(verdictOf(page)).getByRole('link', { name: 'Contact us for details' });
      expect(contact).toHaveAttribute('href', `/contact?to=JP&from=BR&type=${type}`);
    }
  }
});

test('a requirement reads from the verdict to its full requirements', async () => {
  const own = await startPageSite();
  sqlOf(own)(
    `update visa_requirements
     set required = 1, on_arrival = 1, duration_days = 45, cost = 'USD 30',
       notes = 'Bring a photo.', standing = 'team'
     where destination_id = 'paris-france' and country_code = 'BR' and type = 'tourist'`,
  );
  const page = await plainBrowser(own).open('/destination/paris-france?from=BR');
  const order = [
    'Visa Required',
    'Available on arrival',
    'Up to 45 days',
    'Cost',
    'USD 30',
    'Bring a photo.',
    'View Full Requirements',
    'Extension',
  ];
  expect(page.getByRole('main')).toHaveTextContent(new RegExp(order.join('.*'), 's'));
});
