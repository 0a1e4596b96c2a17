import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DAY_MS } from '#core/dates.ts';
import { expectNoViolationInEitherTheme } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';

const PATH = '/plan/90-180';

/** Enters a stay in the row with this number, counted from 1. */
async function enter(page: Page, row: number, entry: string, exit: string) {
  const stay = page.getByRole('group', { name: `Stay ${row}`, exact: true });
  await stay.getByLabel('Entry').fill(entry);
  await stay.getByLabel('Exit').fill(exit);
}

function count(page: Page) {
  return page.getByRole('region', { name: '90 days in any 180' });
}

/** All but two, which have days of every kind: the others would take axe most of a minute. */
const shownMonths = { exclude: '.stay-month:not(:nth-child(4), :nth-child(6))' };

test('stays are entered, counted day by day, and stored in this browser', {
  tag: '@journey',
}, async ({ page, site }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(PATH);
  await enter(page, 1, '2014-02-21', '2014-04-20');
  // At once: a focus that moves later takes what is typed meanwhile.
  const entry = page.getByRole('group', { name: 'Stay 2' }).getByLabel('Entry');
  const focused = await page.getByRole('button', { name: 'Add a stay' }).evaluateHandle((add) => {
    (add as HTMLElement).click();
    return document.activeElement;
  });
  expect(await entry.evaluate((input, active) => input === active, focused)).toBe(true);
  await enter(page, 2, '2014-05-01', '2014-06-09');
  await page.getByLabel('On this day').fill('2014-08-30');
  await expect(count(page)).toContainText('88 of 90 days used');
  await expect(count(page)).toContainText('18 October 2014');
  await expect(count(page)).toContainText('50 days');
  await expect(page.getByRole('heading', { name: 'You overstayed on 9 days.' })).toBeVisible();
  await expect(page.getByText('1–9 June 2014.')).toBeVisible();
  await expectNoViolationInEitherTheme(page, shownMonths);

  // Keys move between days, and a day is chosen like pressing a button.
  const calendar = page.getByRole('region', { name: 'Calendar' });
  const chosen = calendar.getByRole('button', { pressed: true });
  await expect(chosen).toHaveAccessibleName('Saturday 30 August 2014, away, 88 of 90 used');
  await chosen.focus();
  for (const key of ['PageUp', 'PageUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
  }
  await expect(calendar.locator(':focus')).toHaveAccessibleName(
    'Monday 9 June 2014, over the limit, 99 of 90 used',
  );
  await page.keyboard.press('Enter');
  await expect(count(page)).toContainText('No day is left');
  await expect(count(page)).toContainText('9 days over the limit (99 used, 90 allowed)');
  await expect(count(page)).toContainText('8 September 2014');

  // A third stay overlaps with another; one under a permit does not count.
  await page.getByRole('button', { name: 'Add a stay' }).click();
  await enter(page, 3, '2014-04-15', '2014-04-22');
  await page.getByRole('group', { name: 'Stay 3' }).getByLabel('Note').fill('Skiing');
  await expect(page.getByText('Overlaps with 21 February – 20 April 2014')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You overstayed on 11 days.' })).toBeVisible();
  await page.getByRole('group', { name: 'Stay 3' }).getByRole('checkbox').check();
  await expect(page.getByRole('heading', { name: 'You overstayed on 9 days.' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('group', { name: 'Stay 3' }).getByLabel('Note')).toHaveValue(
    'Skiing',
  );
  await page.getByRole('button', { name: 'Remove stay 2' }).click();
  await expect(page.getByRole('heading', { name: 'You overstayed' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'You overstayed on 9 days.' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('SUMMARY:Skiing\r\n');
  expect(file).toContain('DTSTART;VALUE=DATE:20140501\r\nDTEND;VALUE=DATE:20140610\r\n');
  expect(sent.filter((text) => text.includes('2014'))).toEqual([]);
  expect(site.log()).not.toContain('2014-05-01');
});

test('entries made before the scripts run are kept', async ({ page }) => {
  const { promise: typed, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: 'commit' });
  await enter(page, 1, '2014-01-01', '2014-03-31');
  await page.getByLabel('On this day').fill('2014-04-01');
  resolve();
  await expect(count(page)).toContainText('90 of 90 days used');
  await expect(page.getByLabel('On this day')).toHaveValue('2014-04-01');
});

test('an entry made just when the scripts take over is kept, beside stored stays too', async ({
  page,
}) => {
  // In the task after the planner has read what is stored, before React shows it.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const input = document.querySelector<HTMLInputElement>('.stay-row input[type=date]');
      if (!input) return;
      input.focus();
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, '2014-02-21');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const { getItem } = Storage.prototype;
    let isAsked = false;
    Storage.prototype.getItem = function read(key) {
      if (!isAsked && key.includes('stays')) port2.postMessage('now');
      isAsked ||= key.includes('stays');
      return getItem.call(this, key);
    };
  });
  await page.goto(PATH);
  const entryOf = (row: number) =>
    page.getByRole('group', { name: `Stay ${row}`, exact: true }).getByLabel('Entry');
  await expect(entryOf(1)).toHaveValue('2014-02-21');
  await page
    .getByRole('group', { name: 'Stay 1', exact: true })
    .getByLabel('Exit')
    .fill('2014-04-20');
  await page.reload();
  await expect(entryOf(1)).toHaveValue('2014-02-21');
  await expect(entryOf(2)).toHaveValue('2014-02-21');
});

test('a press on “Add a stay” adds one, though errors appear in the row that it leaves', async ({
  page,
}) => {
  await page.goto(PATH);
  const first = page.getByRole('group', { name: 'Stay 1', exact: true });
  await first.getByLabel('Exit').fill('2014-04-20');
  await page.getByRole('button', { name: 'Add a stay' }).click();
  await expect(page.getByRole('group', { name: 'Stay 2' }).getByLabel('Entry')).toBeFocused();
  await expect(first.getByText('Enter the day of entry')).toBeVisible();
});

test('a link’s stays are offered, and replace nothing without confirmation', async ({ page }) => {
  await page.goto(PATH);
  // Scripts remove all but one of the rows for use without scripts, and keep the input.
  await expect(page.getByLabel('Entry')).toHaveCount(1);
  await enter(page, 1, '2026-01-01', '2026-01-10');
  await page.goto('/contact');
  await page.goto(`${PATH}#stays=2026-03-01.2026-03-15,2026-06-01.2026-06-30!&zone=schengen`);
  const offer = page.getByRole('region', { name: 'This link brings 2 stays' });
  await expect(offer).toContainText('1 June 2026 to 30 June 2026, not counted');
  const entry = page.getByRole('group', { name: 'Stay 1' }).getByLabel('Entry');
  await expect(entry).toHaveValue('2026-01-01');
  await offer.getByRole('button', { name: 'Keep mine' }).click();
  await expect(offer).toBeHidden();
  await expect(page).toHaveURL(/\/plan\/90-180$/);
  await expect(entry).toHaveValue('2026-01-01');

  await page.goto('/contact');
  await page.goto(`${PATH}#stays=2026-03-01.2026-03-15&zone=schengen`);
  await page.getByRole('button', { name: 'Use these stays' }).click();
  await expect(entry).toHaveValue('2026-03-01');
  await page.reload();
  await expect(entry).toHaveValue('2026-03-01');
});

test('each planned stay has advice to make it lawful', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T12:00:00Z');
  await page.goto(PATH);
  for (const [index, [entry, exit]] of [
    ['2026-07-01', '2026-08-29'],
    ['2026-10-10', '2026-11-20'],
    ['2027-01-05', '2027-02-28'],
  ].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add a stay' }).click();
    await enter(page, index + 1, entry ?? '', exit ?? '');
  }
  await expect(count(page)).toContainText('12 days over the limit (102 used, 90 allowed)');
  const overstays = page.getByRole('region', { name: 'You would overstay on 67 days.' });
  await expect(overstays.getByRole('listitem').first()).toHaveText(
    '5 January – 28 February 2027: Enter no earlier than 9 January 2027 and leave by 25 February 2027.',
  );
  await expect(page.getByRole('group', { name: 'Stay 3' })).toContainText(
    'Enter no earlier than 9 January 2027 and leave by 25 February 2027.',
  );
  await enter(page, 3, '2027-03-01', '2027-03-10');
  await expect(page.getByRole('group', { name: 'Stay 3' })).toContainText(
    /You may stay until \d+ [A-Z][a-z]+ 2027\./,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('SUMMARY:Last allowed day: Schengen area\r\n');
  expect(file).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\n');
  await enter(page, 3, '2027-01-05', '2027-02-28');
  await page.getByLabel('On this day').fill('2027-01-05');
  await expect(count(page)).toContainText('You can enter again from 9 January 2027.');
  await expect(count(page)).not.toContainText('April');
});

test('each zone has separate stays', async ({ page, site }) => {
  site.sql(
    "insert into zones (id, title, freedom_of_movement, window_days, window_per) values ('test', 'Test zone', 0, 3, 10)",
  );
  site.sql("insert into zone_members (zone_id, country_code) values ('test', 'NZ')");
  await page.goto(`${PATH}?zone=test`);
  await expect(page.getByLabel('Where')).toHaveValue('test');
  await enter(page, 1, '2026-01-01', '2026-01-04');
  await expect(page.getByRole('heading', { name: 'You overstayed on 1 day.' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a stay' }).click();
  await page.getByRole('group', { name: 'Stay 2' }).getByLabel('Entry').fill('2026-05-01');
  await expect(page.getByText('One stay is not counted')).toBeVisible();
  await page.getByLabel('Where').selectOption('Schengen area: 90 in any 180 days');
  const entry = page.getByRole('group', { name: 'Stay 1' }).getByLabel('Entry');
  await expect(entry).toHaveValue('');
  await page.goto(`${PATH}#stays=2026-02-01.2026-02-02&zone=test`);
  await page.getByRole('button', { name: 'Use these stays' }).click();
  await expect(page.getByLabel('Where')).toHaveValue('test');
  await expect(entry).toHaveValue('2026-02-01');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it works after the first visit', async ({ page, context }) => {
    await page.goto(PATH);
    await expect(page.getByText('This page works offline.')).toBeVisible();
    await enter(page, 1, '2026-01-01', '2026-03-31');
    await context.setOffline(true);
    await page.reload();
    await page.getByLabel('On this day').fill('2026-04-01');
    await expect(count(page)).toContainText('90 of 90 days used');
    await expect(count(page)).toContainText('30 June 2026');
    const old = page.getByText('Rules may have changed since');
    await expect(old).toBeHidden();
    await page.clock.setFixedTime(Date.now() + 3 * DAY_MS);
    await page.reload();
    await expect(old).toBeVisible();
    // The text's font was cached too.
    expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);
    await context.setOffline(false);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no button is shown that only scripts serve', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('button', { name: 'Count the days' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a stay' })).toBeHidden();
  });
});
