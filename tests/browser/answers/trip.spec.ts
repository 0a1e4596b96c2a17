import { readFile } from 'node:fs/promises';
import { expectNoViolation } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';
import { chooseCountry } from './countryField.ts';

const trip =
  '/trip?passport=IN&stops=AE,GB,FR,US,JP&dates=2027-01-03,2027-01-09,2027-01-10,2027-01-20,2027-02-02&transit=2';

test('with scripts stops are added and removed, and a stop without rules is unknown, not free', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/trip?passport=IN&stops=MZ&transit=1');
  await expect(page.getByText(/Without a day of entry, today’s rules/)).toBeVisible();
  await expect(page.getByText('No answer yet', { exact: true }).first()).toBeVisible();
  await expect(
    page.getByText('We don’t know whether you need a visa to stay in the transit area.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add a stop' }).click();
  await expect(page.getByRole('combobox', { name: 'Stop 2' })).toBeFocused();
  await page.keyboard.press('Tab');
  await chooseCountry(page, 'Stop 2', 'Netherlands');
  await page.getByLabel('Day of entry').nth(1).fill('2027-01-03');
  await page.getByRole('button', { name: 'Show what I need' }).click();
  await expect(page.getByRole('heading', { name: 'Mozambique → Netherlands' })).toBeVisible();
  await expect(page).toHaveURL(/stops=MZ,NL&dates=,2027-01-03&transit=1#answers$/);
  await page.getByRole('link', { name: 'Remove stop 1' }).click();
  await expect(page.getByRole('heading', { name: 'Netherlands', level: 2 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stops, in order' })).toBeFocused();
});

test('with scripts a trip without stops is refused at the field too', async ({ page }) => {
  await page.goto('/trip');
  await page.getByRole('button', { name: 'Show what I need' }).click();
  const stop = page.getByLabel('Stop 1');
  await expect(stop).toBeFocused();
  await expect(stop).toHaveAccessibleDescription('Choose a stop');
  await chooseCountry(page, 'Stop 1', 'Japan');
  await page.getByRole('button', { name: 'Show what I need' }).click();
  await expect(page.getByRole('heading', { name: 'Japan', level: 2 })).toBeVisible();
  await expect(page.getByText('Choose a stop')).toHaveCount(0);
});

test('a connection is described by keyboard, at a stop for changing planes only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/trip?passport=US&stops=TH,JP&dates=2027-01-03');
  const hours = page.getByLabel('Hours between flights');
  await expect(hours.first()).toBeHidden();
  await page.getByLabel('Only changing planes').first().press('Space');
  await expect(hours.first()).toBeVisible();
  await expect(hours.nth(1)).toBeHidden();
  await hours.first().fill('19');
  await hours.first().press('Tab');
  await expect(page.getByLabel('Overnight').first()).toBeFocused();
  await page.getByLabel('Overnight').first().selectOption('Yes');
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(needed).toBeLessThanOrEqual(390);
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Show what I need' }).press('Enter');
  await expect(page).toHaveURL(/transit=1&hours=19,&overnight=yes,#answers$/);
  const thailand = page.locator('.trip-stop').first();
  await expect(thailand).toContainText('19 hours between flights, overnight');
  await expect(thailand).toContainText('Going through passport control');
  await expect(page.locator('.trip-stop').nth(1)).toContainText('4 Jan 2027');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to calendar' }).click(),
  ]);
  const calendar = await readFile(await download.path(), 'utf8');
  expect(calendar.replaceAll('\r\n ', '')).toContain('19 hours between flights\\, overnight');
  await page.getByLabel('Only changing planes').first().uncheck();
  await page.getByRole('button', { name: 'Show what I need' }).click();
  await expect(page).not.toHaveURL(/hours/);
});

const group =
  '/trip?passport=IN+GB,DE,IN+us-visa&stops=AE,TH,FR&dates=2027-01-03&nights=,70,100&transit=1&start=IN&back=true';

for (const width of [390, 768, 1280]) {
  test(`several travellers, long stays and the way back, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(group);
    const route = ['United Arab Emirates', 'Thailand', 'France', 'United Arab Emirates', 'India'];
    await expect(page.getByRole('heading', { name: route.join(' → ') })).toBeVisible();
    const stops = page.locator('.trip-stop');
    await expect(stops.getByRole('heading', { level: 3 })).toHaveText(route);
    const [, thailand, france, back, home] = await stops.all();
    await expect(thailand ?? stops).toContainText('3 Jan 2027 · 70 nights');
    await expect(thailand ?? stops).toContainText(
      '41 days too long (71 planned, 30 allowed). Leave by 1 Feb 2027.',
    );
    await expect(france ?? stops).toContainText('14 Mar 2027');
    const french = (france ?? stops).getByRole('heading', { level: 4 });
    await expect(french).toHaveText([
      'Traveller 1: Indian passport / British passport',
      'Traveller 2: German passport',
      'Traveller 3: Indian passport',
    ]);
    await expect(france ?? stops).toContainText('Schengen area: you would overstay on 11 days');
    await expect(back ?? stops).toContainText('Way back');
    await expect(home ?? stops).toContainText('22 Jun 2027');
    // Two lines and a source; the details are folded.
    const details = (france ?? stops).getByText('Full answer: France').last();
    await expect(details).toBeHidden();
    await (france ?? stops).getByText('Details', { exact: true }).last().click();
    await expect(details).toBeVisible();
    const checklist = page.getByRole('region', { name: 'Checklist' });
    await expect(checklist.getByRole('heading', { name: 'Everyone' }).first()).toBeVisible();
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed).toBeLessThanOrEqual(width);
    await expectNoViolation(page);
  });
}

test('travellers are added and removed by keyboard, and keep their documents', async ({ page }) => {
  await page.goto('/trip?passport=IN+us-visa&stops=JP');
  await expect(page.getByText('US visa', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a traveller' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Passport of traveller 2' })).toBeFocused();
  await page.keyboard.press('Tab');
  await chooseCountry(page, 'Passport of traveller 2', 'Germany');
  await page.getByText('Add a second passport').last().press('Enter');
  await chooseCountry(page, 'Second passport of traveller 2', 'Brazil');
  await page.getByRole('button', { name: 'Show what I need' }).press('Enter');
  await expect(page).toHaveURL(/passport=IN(%20|\+)us-visa,DE(%20|\+)BR&/);
  await page.getByRole('link', { name: 'Remove traveller 1' }).press('Enter');
  await expect(page).toHaveURL(/passport=DE(%20|\+)BR&/);
  await expect(page.getByText('With: German passport / Brazilian passport')).toBeVisible();
});

test('on a phone, what a trip offers begins at one edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/trip?passport=IN&stops=DE,JP');
  const lefts = new Set<number | undefined>();
  for (const name of ['Save', 'Print']) {
    lefts.add((await page.getByRole('button', { name, exact: true }).boundingBox())?.x);
  }
  lefts.add((await page.getByRole('heading', { name: /Germany/, level: 2 }).boundingBox())?.x);
  expect([...lefts]).toHaveLength(1);
});

test('five stops print on two pages, with their sources and boxes to tick', async ({ page }) => {
  await page.goto(trip);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form', { name: 'Trip' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Checklist' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Checklist' });
  const france = list.locator('section').filter({
    has: page.getByRole('heading', { name: 'France', exact: true }),
  });
  await expect(france).toContainText(
    /Valid for 3 months from the day you leave the destination.*Your passport must be valid until 20 Apr 2027\./,
  );
  await page.goto('/trip?passport=IN&stops=DO,FM');
  await expect(list).toContainText(
    'We don’t know how long your passport must be valid after these stops: Dominican Republic, Micronesia.',
  );
});

test('with scripts a passport is checked in the browser without sending data', async ({ page }) => {
  await page.goto('/visa-info/US?from=BR&on=2027-01-20');
  const section = page.locator('#passport-check');
  await section.getByRole('heading', { name: 'Will your passport be accepted?' }).click();
  await expect(section.getByLabel('You enter on')).toHaveValue('2027-01-20');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await section.getByLabel('Passport expires on').fill('2027-01-31');
  await section.getByLabel('You leave on').fill('2027-02-03');
  await section.getByRole('button', { name: 'Check' }).click();
  await expect(section).toContainText(
    'Your passport expires on 31 Jan 2027. You need it until 3 Feb 2027.',
  );
  await expect(section).toContainText('The source adds: Stated for travellers with an ESTA');
  await expect(section).toContainText(
    /Not known\s*United States: we don’t know how old your passport may be\./,
  );
  await section.getByLabel('You leave on').fill('2027-01-01');
  await section.getByRole('button', { name: 'Check' }).click();
  await expect(section).toContainText('You leave before you enter. Check the dates.');
  // The page may still load an image, but nothing that includes the dates.
  expect(sent.filter((one) => /2027-01-31|2027-02-03|trpc/.test(one))).toEqual([]);
  await expectNoViolation(page, '#passport-check');
});

test('the planner checks a passport for each planned stay without sending data', async ({
  page,
}) => {
  const year = new Date().getUTCFullYear() + 1;
  await page.goto('/plan/90-180');
  // Scripts remove all but one of the rows for use without scripts, and keep the input.
  await expect(page.getByLabel('Entry')).toHaveCount(1);
  await page.getByLabel('Entry').fill(`${year}-03-01`);
  await page.getByLabel('Exit').fill(`${year}-03-20`);
  const section = page.getByRole('region', { name: 'Will your passport be accepted?' });
  await section.getByLabel('Passport expires on').fill(`${year}-06-19`);
  await expect(section).toContainText(
    new RegExp(
      `Not accepted\\s*Rule: Valid for 3 months from the day you leave the destination\\.\\s*Must be valid until 20 Jun ${year}`,
    ),
  );
  await section.getByLabel('Passport expires on').fill(`${year}-06-20`);
  await expect(section).toContainText(
    /OK\s*Rule: Valid for 3 months from the day you leave the destination/,
  );
  await expect(section).toContainText(/Date missing\s*Rule: Issued within the last 10 years/);
});
