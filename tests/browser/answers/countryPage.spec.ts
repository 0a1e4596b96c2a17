import type { Page } from '@playwright/test';
import { expect, type Site, test } from '../fixtures.ts';
import { chooseCountry } from './countryField.ts';
import { dayFromToday, inWords, stateRules } from './countryRules.ts';

const page390 = { width: 390, height: 844 };
const verdict = (page: Page) => page.locator('.verdict');
const answer = (page: Page) => page.getByRole('main');
const japan = '/visa-info/JP?from=BR';
const editionAsksForVisa = (site: Site) =>
  site.sql(
    "update entry_rules set access = 'visa_required' where source_id = 'passport-index' and passport = 'BR' and destination = 'JP'",
  );

test('every access has its words and icon, and is green only if no application is needed', {
  tag: '@journey',
}, async ({ page, site }) => {
  const grounds = new Map<string, string>();
  for (const [access, status, heading, detail] of [
    ['visa_free', 'visa-free', 'No Visa Required', 'Visa-free travel available'],
    ['freedom_of_movement', 'freedom-of-movement', 'No Visa Required', 'Freedom of movement'],
    ['visa_on_arrival', 'on-arrival', 'Visa Required', 'Available on arrival'],
    ['eta', 'eta', 'Travel Authorisation Required', 'Must be obtained in advance'],
    ['e_visa', 'e-visa', 'Visa Required', 'Apply online'],
    ['visa_required', 'in-advance', 'Visa Required', 'Must be obtained in advance'],
    [
      'no_admission',
      'no-admission',
      'Entry Not Admitted',
      'Holders of this passport are not let in',
    ],
  ] as const) {
    stateRules(site, [{ access }]);
    await page.goto(japan);
    await expect(page.getByRole('heading', { level: 3, name: heading })).toBeVisible();
    await expect(verdict(page)).toContainText(detail);
    await expect(verdict(page).locator('svg[width="34"]')).toHaveCount(1);
    await expect(verdict(page)).toHaveAttribute('data-status', status);
    grounds.set(access, await verdict(page).evaluate((box) => getComputedStyle(box).color));
  }
  await page.goto('/visa-info/JP?from=JP');
  await expect(verdict(page)).toContainText(
    'This is within the country of your passport: enter on it',
  );
  const green = await verdict(page).evaluate((box) => getComputedStyle(box).color);
  const greens = [...grounds].filter(([, colour]) => colour === green).map(([access]) => access);
  expect(greens).toEqual(['visa_free', 'freedom_of_movement']);
});

test('an unpublished stay says so, and a window is shown separately', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  stateRules(site, [{ access: 'visa_free' }]);
  await page.goto(japan);
  await expect(verdict(page)).toContainText('Length of stay: not stated by our source');
  stateRules(site, [{ stay_number: 3, stay_unit: 'months' }]);
  await page.goto(japan);
  await expect(verdict(page)).toContainText('Up to 3 months');
  await page.goto('/visa-info/FR?from=US');
  await expect(answer(page).getByText(/at most 90 days in any 180/)).toBeVisible();
});

test('a collection is shown with its date, as unchecked, and as old', async ({ page }) => {
  await page.goto('/visa-info/SB?from=IN');
  await expect(answer(page)).toContainText(
    'Source: Passport Index, edition of 17 Feb 2026. Collected by imorte/passport-index-data from passportindex.org (MIT, © 2019 Ilya Ilyankou), not checked by us. Unconfirmed: our source is from Feb 2026.',
  );
  await expect(answer(page).locator('.notice')).toHaveCount(0);
});

test.describe('doubt is shown', () => {
  test('if a newer source disagrees: amber, both with their dates', async ({ page, site }) => {
    stateRules(site, [{ access: 'visa_required', source_date: '2025-03' }], {
      besideEdition: true,
    });
    await page.goto(japan);
    await expect(verdict(page)).toHaveAttribute('data-status', 'doubtful');
    await expect(page.getByRole('heading', { level: 3, name: 'Sources disagree' })).toBeVisible();
    await expect(verdict(page)).toContainText('Visa required');
    await expect(verdict(page)).toContainText('Mar 2025');
    await expect(verdict(page)).toContainText('Visa free');
    await expect(verdict(page)).toContainText('Entry Requirements Dataset');
  });

  test('if a rule has ended since: an older, easier one doesn’t come back', async ({
    page,
    site,
  }) => {
    const endedOn = dayFromToday(-10);
    const ended = page.getByRole('heading', { name: `Rule ended on ${inWords(endedOn)}` });
    stateRules(site, [{ access: 'eta', valid_to: endedOn }], { besideEdition: true });
    await page.goto(japan);
    await expect(verdict(page)).toHaveAttribute('data-status', 'doubtful');
    await expect(ended).toBeVisible();
    await expect(verdict(page)).toContainText('Travel authorisation');
    await expect(verdict(page)).not.toContainText('Visa free');
    editionAsksForVisa(site);
    await page.goto(japan);
    await expect(ended).toBeVisible();
    await expect(verdict(page)).toContainText('Travel authorisation');
    await expect(verdict(page)).toContainText('Visa required');
  });

  test('of a day after the end of today’s rule, and until when that is known', async ({
    page,
    site,
  }) => {
    const [endsOn, later] = [dayFromToday(20), dayFromToday(60)];
    stateRules(site, [{ valid_to: endsOn }], { besideEdition: true });
    const heading = verdict(page).getByRole('heading', { level: 3 });
    await page.goto(`${japan}&on=${later}`);
    await expect(heading).toHaveText(`Not known yet for ${inWords(later)}`);
    await expect(verdict(page)).toContainText(`The exemption is known until ${inWords(endsOn)}.`);
    editionAsksForVisa(site);
    await page.goto(`${japan}&on=${later}`);
    await expect(heading).toHaveText(`Visa required on ${inWords(later)}`);
    await expect(verdict(page)).toContainText(`The exemption is known until ${inWords(endsOn)}.`);
    await expect(answer(page)).not.toContainText('ended');
    await expect(answer(page)).not.toContainText('Sources disagree');
    await expect(page).toHaveTitle(/^Visa required · /);
    await page.goto(`/trip?passport=BR&stops=JP&dates=${later}`);
    await expect(answer(page)).toContainText(`Visa required on ${inWords(later)}`);
    await expect(page.getByRole('region', { name: 'Checklist' })).toContainText(
      `The exemption is known until ${inWords(endsOn)}.`,
    );
  });

  test('of a coming change, and of both sides of a near one', async ({ page, site }) => {
    const far = dayFromToday(40);
    stateRules(site, [{ access: 'eta', valid_from: far }], { besideEdition: true });
    await page.goto(japan);
    await expect(answer(page)).toContainText(`From ${inWords(far)}: Travel authorisation`);
    await expect(verdict(page)).not.toContainText('Travel authorisation');
    await page.goto(`${japan}&on=${dayFromToday(50)}`);
    await expect(verdict(page)).toHaveAttribute('data-status', 'eta');
    await page.goto(`${japan}&on=${dayFromToday(39)}`);
    await expect(verdict(page)).toContainText('No Visa Required');
    await expect(verdict(page)).toContainText(`From ${inWords(far)}: Travel authorisation`);
  });

  test('of special cases', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/visa-info/PS?from=DE');
    await expect(verdict(page)).toContainText('Ask before you travel');
    await page.goto('/visa-info/AD?from=DE');
    await expect(answer(page)).toContainText('You can only get there through: Spain or France.');
    await page.goto('/visa-info/IE?from=BR');
    await expect(answer(page)).toContainText('Collected by');
  });
});

test('every condition is shown, and the headline names its own', async ({ page, site }) => {
  stateRules(site, [
    {
      ...{ condition: 'biometric_passport', otherwise: 'visa_required' },
      condition_text: 'passports with a chip',
    },
    {
      ...{ condition: 'visa_held', otherwise: 'visa_required' },
      condition_text: 'a visa of the United States',
    },
  ]);
  await page.goto(japan);
  await expect(verdict(page)).toContainText('Passports with a chip');
  await expect(verdict(page)).toContainText('Otherwise: Visa required');
  const conditions = answer(page).getByRole('listitem');
  await expect(conditions.filter({ hasText: 'passports with a chip' })).toHaveCount(0);
  await expect(conditions.filter({ hasText: 'a visa of the United States' })).toBeVisible();
  await expect(verdict(page)).not.toContainText('visa of the United States');
});

test('a destination without its own requirement shows the country’s answer with its doubts', async ({
  page,
  site,
}) => {
  const tokyo = '/destination/tokyo-japan?from=BR';
  stateRules(site, [{ access: 'visa_required', source_date: '2020' }], { besideEdition: true });
  await page.goto(tokyo);
  await expect(verdict(page)).toContainText('Sources disagree');

  stateRules(site, [
    {
      ...{ condition: 'biometric_passport', otherwise: 'visa_required' },
      ...{ condition_text: 'passports with a chip', source_title: 'The embassy' },
    },
  ]);
  await page.goto(tokyo);
  await expect(verdict(page)).toContainText('Passports with a chip');
  await expect(verdict(page)).toContainText('Otherwise: Visa required');
  await expect(page.getByRole('complementary')).toContainText('Source: The embassy');
});

test('official links have a warning; a price of another source is approximate', async ({
  page,
  site,
}) => {
  await page.goto('/visa-info/GB?from=US');
  const sites = page.getByRole('region', { name: 'Checklist' });
  await expect(
    sites.getByText('Use the official site only: other websites charge more.'),
  ).toBeVisible();
  await expect(sites).toContainText('GBP 20');
  await expect(sites.getByRole('link', { name: /Electronic Travel Auth/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.gov\.uk\//,
  );
  await page.goto('/visa-info/IN?from=BR');
  await expect(sites).toContainText('Fee: it depends on the passport');
  await page.goto('/visa-info/VN?from=BR');
  await expect(sites).toContainText(/USD 25 \(not refunded\).*7 Oct 2026 \(collected\)/);
  await site.sql(
    "delete from application_portals where destination = 'VN' and source_id = 'travelrequirements'",
  );
  await page.reload();
  await expect(sites).toContainText(
    /About USD 25.*: check the official site.*25 Oct 2022\. Unconfirmed\./,
  );
  // Türkiye's has no trustworthy address: it is named without a link.
  await page.goto('/visa-info/TR?from=MX');
  await expect(sites.getByText('e-Visa', { exact: true })).toBeVisible();
  await expect(sites.getByRole('link', { name: 'e-Visa' })).toHaveCount(0);
  // A scheme that isn't in operation says nothing about access.
  await page.goto('/visa-info/FR?from=US');
  await expect(sites).toContainText(/ETIAS: not in operation yet/);
  await expect(verdict(page)).toHaveAttribute('data-status', 'visa-free');
});

test('travellers who enter by right see no requirements for foreign visitors', async ({ page }) => {
  const ofVisitors = /ETIAS|Not researched|Valid for \d months|Issued within|Working remotely/;
  for (const pair of ['ES?from=DE', 'DE?from=DE', 'US?from=US', 'ES?from=DE&type=working']) {
    await page.goto(`/visa-info/${pair}`);
    await expect(answer(page)).toContainText('No Visa Required');
    await expect(page.getByRole('main')).not.toContainText(ofVisitors);
    await expect(page.getByRole('region', { name: 'Checklist' })).toHaveCount(0);
  }
  const check = page.locator('#passport-check');
  await check.getByRole('heading', { name: 'Will your passport be accepted?' }).click();
  await check.getByLabel('Passport expires on').fill('2027-01-31');
  await check.getByLabel('You enter on').fill('2027-01-20');
  await check.getByLabel('You leave on').fill('2027-01-31');
  await check.getByRole('button', { name: 'Check' }).click();
  await expect(check.getByRole('listitem')).toHaveText([
    /^OK\s*Your passport is valid for your whole stay/,
  ]);
  // Visitors have them.
  await page.goto('/visa-info/ES?from=US');
  await expect(page.getByRole('main')).toContainText(ofVisitors);
});

test('transit has a separate visa and no length of stay', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/visa-info/GB?from=IN&type=transit');
  await expect(verdict(page)).toContainText('Visa Required');
  await expect(
    page.getByRole('link', { name: 'Transit visa', exact: true }).first(),
  ).toHaveAttribute('href', 'https://www.gov.uk/transit-visa');
  await expect(page.getByRole('link', { name: 'Standard Visitor visa' })).toHaveCount(0);
  await expect(page.getByText('not published')).toHaveCount(0);
  // The list is complete: passports not on it need none, and the note states the scope.
  await page.goto('/visa-info/GB?from=BR&type=transit');
  await expect(verdict(page)).toContainText('No Visa Required');
  await expect(answer(page)).toContainText('without passing the border');
  await expect(answer(page)).toContainText(
    'Official source, 21 Aug 2026: Check if you need a UK visa',
  );
  await page.goto('/visa-info/FR?from=BR&type=transit');
  await expect(
    page.getByRole('heading', { name: 'Visa information not available for this combination' }),
  ).toBeVisible();
});

test('nomad schemes are shown below, and don’t change the access', async ({ page, site }) => {
  site.sql("update countries set enabled = 1 where code = 'KY'");
  await page.goto('/visa-info/HR?type=working&from=US');
  await expect(
    page.getByRole('heading', { name: 'Visa information not available for this combination' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Digital Nomad Residence Permit' })).toBeVisible();
  for (const [country, words] of [
    // Unpublished information is not "no".
    ['AL', /Family can come\s*Not stated/],
    ['KY', 'closed, nobody can apply any more'],
    ['PE', 'announced, nobody can apply yet'],
    ['QA', 'Qatar: no visa for remote workers.'],
  ] as const) {
    await page.goto(`/visa-info/${country}?type=working&from=US`);
    await expect(page.getByRole('main')).toContainText(words);
  }
});

test('facts about the country are shown beside the answer, entry conditions below it', async ({
  page,
}) => {
  await page.goto('/visa-info/FR?from=US');
  const side = page.getByRole('complementary');
  for (const fact of ['Paris', 'Euro (EUR)', 'French', 'Europe/Paris', '+33']) {
    await expect(side).toContainText(fact);
  }
  const checklist = page.getByRole('region', { name: 'Checklist' });
  await expect(checklist).toContainText('Issued within the last 10 years');
  await expect(checklist).toContainText('Valid for 3 months from the day you leave');
});

test('unreadable parts of the address are named beside the answer', async ({ page }) => {
  await page.goto(`${japan}&type=study&on=2026-02-30`);
  await expect(verdict(page)).toBeVisible();
  const problems = page.getByRole('alert');
  await expect(problems).toContainText('“study” is no kind of stay. Shown: tourist stay');
  await expect(problems).toContainText('“2026-02-30” is no day. Shown: today');
  await page.goto('/destination/paris-france?type=study&from=Brazl');
  await expect(problems).toContainText('“study” is no kind of stay');
  await expect(problems).toContainText(
    'We don’t know which country “Brazl” is. Did you mean: Brazil',
  );
  await problems.getByRole('link', { name: 'Brazil' }).click();
  await expect(page).toHaveURL(/type=study&from=BR$/);
  await page.goto('/visa-info/FR?type=transit&from=Brasil');
  await expect(page).toHaveURL(/\/visa-info\/FR\?type=transit&from=BR$/);
});

test('the day of entry is chosen on the page', { tag: '@journey' }, async ({ page }) => {
  await page.goto(japan);
  await page.getByLabel('Day of entry').fill('2027-01-15');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/from=BR&on=2027-01-15$/);
});

for (const [width, path] of [
  [page390.width, '/visa-info/GB?from=US'],
  [page390.width, '/visa-info/FR?from=IN'],
] as const) {
  test(`${path} fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize(page390);
    await page.goto(path);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBe(width);
  });
}

test('a territory is found by its name, and links its state’s answer', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByLabel('Category').selectOption('tourist-visa');
  await chooseCountry(main, 'Destination Country', 'Puerto Rico');
  await chooseCountry(main, 'Your passport', 'Brazil');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/visa-info\/PR\?type=tourist&from=BR$/);
  await expect(answer(page)).toContainText('the entry rules of its state apply (United States)');
  await answer(page)
    .getByRole('link', { name: /^United States: / })
    .click();
  await expect(page).toHaveURL(/\/visa-info\/US\?type=tourist&from=BR$/);

  await page.goto('/visa-info/PR?from=US');
  await expect(verdict(page)).toContainText('No Visa Required');
  await expect(answer(page)).toContainText(
    'Domestic travel for citizens: United States → Puerto Rico.',
  );
});
