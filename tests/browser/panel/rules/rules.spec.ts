import { readFileSync } from 'node:fs';
import { utcDay } from '#core/dates.ts';
import { expectNoViolation } from '../../everyPage/axe.ts';
import { expect, type Site, test } from '../../fixtures.ts';
import { toastIn } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

const now = '2026-11-20T00:00:00.000Z';

/** A rule of this site for tourists in Japan. */
function addOwnRule(site: Site, passport: string) {
  site.sql(
    `insert or ignore into rule_sources (id, title, publisher, licence, kind, quality, created_at, updated_at)
     values ('editors', 'Editors', 'Editors', '', 'administrator', 'primary', ?, ?)`,
    now,
    now,
  );
  site.sql(
    `insert into entry_rules (passport, destination, purpose, access, source_id, created_at, updated_at)
     values (?, 'JP', 'tourist', 'eta', 'editors', ?, ?)`,
    passport,
    now,
    now,
  );
}

// On the smallest screen: controls that are reachable here are reachable on a desktop, see below.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // One rule of the pair suffices to find, confirm and copy it.
  test.beforeEach(({ site }) =>
    site.sql(
      "delete from entry_rules where source_id = 'travelrequirements' and passport = 'BR' and destination = 'JP'",
    ),
  );

  test('rules are found, and the address keeps what was chosen', { tag: '@journey' }, async ({
    page,
    site,
  }) => {
    await page.goto('/admin/dashboard');
    await page.getByRole('navigation', { name: 'Admin' }).locator('summary').click();
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    const [imported] = site.sql(
      `select count(*) as rules from entry_rules where edition_id in
         (select current_edition_id from rule_sources)`,
    );
    const count = Number(imported?.rules);
    expect(count).toBeGreaterThan(40_000);
    await expect(
      page.getByText(
        `${count.toLocaleString('en')} imported rules: choose a passport or destination`,
        { exact: true },
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Choose', exact: true }).click();
    await expect(page.getByLabel('Passport')).toBeFocused();
    await page.getByLabel('Passport').selectOption('Brazil');
    await page.getByLabel('Destination').selectOption('Japan');
    await expect(page).toHaveURL(/passport=BR.*destination=JP|destination=JP.*passport=BR/);
    await expect(page.getByText('1 rule', { exact: true })).toBeVisible();
    const row = page.getByRole('row', { name: /Brazil/ });
    await expect(row).toContainText('Visa free');
    await expect(row).toContainText('17 Feb 2026');
    await page.getByLabel('Access').selectOption('Visa required');
    await expect(page.getByText('No rules found')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Destination')).toHaveValue('JP');
    await page.getByLabel('Access').selectOption('Any access');
    await page.getByRole('link', { name: 'See Brazil to Japan, tourist' }).click();
    await expect(page.getByRole('heading', { name: 'What the source says' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to rules' }).click();
    await expect(page.getByLabel('Destination')).toHaveValue('JP');
  });

  test('a rule of this site is made from an imported one, changed and deleted', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/admin/rules?passport=BR&destination=JP');
    await page.getByRole('link', { name: 'See Brazil to Japan, tourist' }).click();
    await page.getByRole('link', { name: "Make it this site's rule" }).click();
    await expect(page.getByLabel('Passport')).toHaveValue('BR');
    await expect(page.getByLabel('Source', { exact: false }).first()).not.toHaveValue('');
    await page.getByLabel('Length of Stay').fill('0');
    await page.getByRole('button', { name: 'Create rule' }).click();
    await expect(page.getByText('A stay is at least 1')).toBeVisible();
    await page.getByLabel('Length of Stay').fill('30');
    await page.getByLabel('Condition').selectOption('Visa or permit of another country');
    await page.getByRole('button', { name: 'Create rule' }).click();
    await expect(page.getByText('Say what holds without the condition')).toBeVisible();
    await page.getByLabel('Condition', { exact: false }).first().selectOption('');
    // The source doesn't say so.
    const source = page.getByLabel('Source', { exact: false }).first();
    await expect(source).toHaveValue('');
    await page.getByRole('button', { name: 'Create rule' }).click();
    await expect(
      page.getByText(/said something else: name the source of these facts/).last(),
    ).toBeVisible();
    await page.getByLabel('Length of Stay').fill('90');
    await expect(source).not.toHaveValue('');
    await page.getByLabel('Length of Stay').fill('30');
    await expect(source).toHaveValue('');
    await source.fill('Ministry of Foreign Affairs');
    await page.getByRole('button', { name: 'Create rule' }).click();
    await expect(toastIn(page, 'Rule created successfully')).toBeVisible();
    await page.getByRole('link', { name: 'Edit Brazil to Japan, tourist' }).click();
    // The list's filter has the same name.
    await expect(page.getByRole('heading', { level: 1, name: 'Edit rule' })).toBeVisible();
    await page.getByLabel('Access', { exact: true }).selectOption('Travel authorisation');
    await expect(source).toHaveValue('');
    await source.fill('Ministry of Foreign Affairs');
    await page.getByRole('button', { name: 'Update rule' }).click();
    await expect(toastIn(page, 'Rule updated successfully')).toBeVisible();
    await page.getByRole('link', { name: 'Edit Brazil to Japan, tourist' }).click();
    await page.getByRole('button', { name: 'Confirm today' }).click();
    await expect(toastIn(page, 'Rule confirmed')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Brazil to Japan, tourist' }).click();
    await expect(toastIn(page, 'Rule deleted successfully')).toBeVisible();
  });

  test('a policy is previewed, then applied', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/admin/rules/policy');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText('Add at least one passport')).toBeVisible();
    await page.getByLabel('Destination').selectOption('Japan');
    await page.getByLabel('Passports').fill('Germany, Nowhere, br');
    await page.getByLabel('Passports').press('Enter');
    await expect(page.getByText('Not known: Nowhere')).toBeVisible();
    await page.getByLabel('Passports').fill('');
    await expect(page.getByText('2 passports')).toBeVisible();
    await page.getByLabel('Access', { exact: true }).selectOption('Travel authorisation');
    await page.getByLabel('Length of Stay').fill('60');
    await page.getByLabel('Valid from').fill('2030-02-20');
    // Input during the preview's request is not included in it.
    await page.route('**/trpc/rule.previewPolicy**', async (route) => {
      await page.getByLabel('Length of Stay').fill('90');
      await route.fallback();
    });
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText(/You changed the form before its preview came/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What changes' })).toHaveCount(0);
    await page.unroute('**/trpc/rule.previewPolicy**');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('heading', { name: 'What changes' })).toBeFocused();
    await expect(
      page.getByText('2 of 2 answers change, for an entry on 20 Feb 2030'),
    ).toBeVisible();
    const germany = page.getByRole('row', { name: /Germany/ });
    await expect(germany).toContainText('Visa free');
    await expect(germany).toContainText('Travel authorisation');
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Apply to 2 passports' }).click();
    await expect(toastIn(page, 'Policy applied')).toBeVisible();
    await page.goto('/admin/rules');
    await expect(page.getByText('2 rules')).toBeVisible();
    await expect(page.getByRole('row', { name: /Germany/ })).toContainText('from 20 Feb 2030');
  });

  test('a report is read, closed and reopened', async ({ page, site }) => {
    site.sql(
      `insert into answer_reports (passport, destination, purpose, answer, message, fingerprint,
           reports, created_at, last_reported_at)
         values ('BR', 'JP', 'tourist', ?, 'I was given 30 days.', 'x', 3, ?, ?)`,
      '{"access":"visa_free","stay":{"number":90,"unit":"days"},"source":{"title":"Passport Index"}}',
      now,
      now,
    );
    await page.goto('/admin/rules/review?kind=report');
    const report = page.getByRole('listitem', { name: /^Japan: Brazil, tourist/ });
    await expect(report).toContainText(/Seen.*Visa free, 90 days.*Passport Index, date unknown/s);
    await expect(report).toContainText(/Answered now.*Visa free.*17 Feb 2026/s);
    await expect(report).toContainText('I was given 30 days.');
    await expect(report).toContainText('3 times');
    await report.getByRole('button', { name: /^Close/ }).click();
    await expect(toastIn(page, 'Closed')).toBeVisible();
    await expect(page.getByText('All clear')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toastIn(page, 'Undone')).toBeVisible();
    await expect(report).toBeVisible();
    const write = report.getByRole('link', { name: /^Write our own/ }).last();
    await write.click();
    await expect(page.getByLabel('Destination')).toHaveValue('JP');
    await expect(page.getByLabel('Passport')).toHaveValue('BR');

    await page.goto('/admin/rules/review?kind=disagreement');
    await expect(page.getByRole('link', { name: /^Write our own/ }).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Palestine');
  });

  test('answers with exceptions are settled as a group', async ({ page }) => {
    await page.goto('/admin/rules/review?kind=excepted');
    const palestine = page.getByRole('listitem', { name: /^Palestine: 102 passports, tourist/ });
    await expect(palestine).toContainText('Travel authorisation');
    await palestine.getByRole('link', { name: /^Write our own/ }).click();
    await expect(page.getByLabel('Destination')).toHaveValue('PS');
    await expect(page.getByRole('status').filter({ hasText: '102 passports' })).toBeVisible();
    await page.getByLabel('Access').selectOption('visa_required');
    // The side's source says something else.
    await page.locator('[name=sourceTitle]').fill('Ministry of Interior');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: /^Apply/ }).click();
    await expect(toastIn(page, 'Policy applied')).toBeVisible();
    await expect(page).toHaveURL(/\/rules\/review/);
    await expect(page.getByRole('heading', { name: 'Decisions' })).toBeVisible();
    await expect(palestine).toHaveCount(0);
  });

  test('a rule is confirmed by one key, and the focus moves on', async ({ page, site }) => {
    // The server, which counts pairs for a minute before it stores them, has none of this one.
    site.sql("insert into pair_requests values ('BT', 'BF', 'tourist', 42)");
    await page.goto('/admin/rules/review?kind=asked');
    const asked = page.getByRole('listitem', { name: /^Burkina Faso: Bhutan, tourist/ });
    await expect(asked).toContainText('42 times');
    const before = utcDay();
    await page.locator('[data-confirms]').focus();
    await page.keyboard.press('c');
    await expect(toastIn(page, 'Settled')).toBeVisible();
    await expect(asked).toHaveCount(0);
    const confirmed = site.sql(
      `select passport, verified_on from entry_rules where verified_on is not null`,
    );
    expect(confirmed).toEqual([{ passport: 'BT', verified_on: expect.any(String) }]);
    expect([before, utcDay()]).toContain(confirmed[0]?.verified_on);

    await page.goto('/admin/rules/review?kind=stale');
    const rows = page.locator('[data-list-row]');
    await expect(rows.nth(2)).toBeVisible();
    const [first = '', second = ''] = await rows.evaluateAll((all) => all.map(({ id }) => id));
    // Outside of a row the key is an ordinary letter.
    await page.getByRole('heading', { name: 'Decisions' }).focus();
    await page.keyboard.press('c');
    await expect(page.locator(`#${first}`)).toBeVisible();
    // Here it is the row's shortcut, in capitals too.
    await page.locator(`#${first}`).focus();
    await page.keyboard.press('C');
    await expect(page.locator(`#${first}`)).toHaveCount(0);
    await expect(page.locator(`#${second}`)).toBeFocused();
    await expect
      .poll(() => site.sql('select count(*) as n from entry_rules where verified_on is not null'))
      .not.toEqual([{ n: 1 }]);
  });

  test('entry conditions and official links are edited, and deleted several at once', async ({
    page,
  }) => {
    await page.goto('/admin/entry-conditions');
    await page.getByLabel('Country').selectOption('Greenland');
    await page.getByRole('link', { name: 'Add entry condition' }).click();
    await page.getByRole('button', { name: 'Save entry condition' }).click();
    await expect(page.getByText('Enter a number of months')).toBeVisible();
    await page.getByLabel('Months').fill('6');
    await page.getByLabel('Date of the Source').fill('2026-02');
    await page.getByRole('button', { name: 'Save entry condition' }).click();
    await expect(toastIn(page, 'Entry condition saved successfully')).toBeVisible();
    const condition = page.getByRole('row', { name: /Validity of the passport/ });
    await expect(condition).toContainText('6 months from entry');
    await expect(condition).toContainText('Feb 2026');

    // A condition has the fields of its kind.
    await page.getByRole('link', { name: 'Add entry condition' }).click();
    await page.getByLabel('Asked for').selectOption('Vaccination');
    await expect(page.getByLabel('Counted from')).toHaveCount(0);
    await page.getByLabel('Months').fill('9');
    await page.getByRole('button', { name: 'Save entry condition' }).click();
    const vaccine = page.getByLabel('Vaccination', { exact: true });
    await expect(vaccine).toHaveAccessibleDescription('Choose a vaccination');
    await vaccine.selectOption('Yellow fever');
    await page.getByLabel('Who needs it').selectOption('Those who come from a country with risk');
    await page.getByRole('button', { name: 'Save entry condition' }).click();
    const fever = page.getByRole('row', { name: /Vaccination/ });
    await expect(fever).toContainText('Yellow fever: bring a vaccination certificate if you come');

    await page.getByRole('link', { name: 'Add official link' }).click();
    await page.getByLabel('Title').fill('Greenland Visa');
    await page.getByLabel('Price', { exact: false }).first().fill('40');
    await page.getByRole('button', { name: 'Save official link' }).click();
    await expect(page.getByText('Say in which currency')).toBeVisible();
    await page.getByLabel('Currency').fill('USD');
    await page.getByRole('button', { name: 'Save official link' }).click();
    await expect(toastIn(page, 'Official link saved successfully')).toBeVisible();
    await expect(page.getByRole('row', { name: /Greenland Visa/ })).toContainText('USD 40');
    await page.getByRole('link', { name: 'Edit Greenland Visa' }).click();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'History', exact: true }).click();
    await main.getByRole('link', { name: /^Open .*Greenland Visa/ }).click();
    await page.getByLabel('In operation').uncheck();
    await page.getByRole('button', { name: 'Save official link' }).click();
    await expect(page.getByText('Not in operation')).toBeVisible();
    const links = page.getByRole('region', { name: 'Official links', exact: true });
    await links.getByRole('checkbox', { name: 'Select Greenland Visa' }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toastIn(page, 'Official links deleted successfully')).toBeVisible();
    await expect(page.getByText('No official links known')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(links.getByRole('row', { name: /Greenland Visa/ })).toContainText('USD 40');
    await page.getByRole('button', { name: 'Delete Greenland Visa' }).click();
    await expect(toastIn(page, 'Official link deleted successfully')).toBeVisible();
    await expect(page.getByText('No official links known')).toBeVisible();
  });

  test('a file is previewed, applied with its progress, and taken back', async ({ page }) => {
    await page.goto('/admin/rules/editions');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('alert')).toHaveText('Choose a file of rules');
    await page.getByLabel('File').setInputFiles({
      name: 'part.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Passport,Destination,Requirement\nBR,JP,30\nDE,JP,covid ban\n'),
    });
    await page.getByLabel(/Date of the edition/).fill('2026-06-01');
    await page.getByLabel(/A part of an edition/).check();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('heading', { name: 'What changes' })).toBeFocused();
    const change = page
      .getByRole('region', { name: 'Changes' })
      .getByRole('row', { name: /Brazil/ });
    await expect(change).toContainText('90 days');
    await expect(change).toContainText('30 days');
    await expect(page.getByRole('region', { name: 'Refused rows' })).toContainText('covid ban');
    await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await expectNoViolation(page);
    await expect(page.getByText(/answers? that visitors see changes?\./i)).toBeVisible();
    await page.getByLabel(/Skip the refused rows/).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    const imported = page.getByRole('region', { name: 'Imported' });
    await expect(imported).toContainText('Passport Index, edition of 1 Jun 2026');
    await expect(imported.getByRole('link', { name: 'See what changed' })).toBeVisible();
    await page.getByRole('link', { name: /^What Passport Index of 1 Jun 2026 changed/ }).click();
    await expect(page.getByRole('row', { name: /Brazil/ })).toContainText('30 days');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('changes.csv');
    await page.getByRole('link', { name: 'Back to editions' }).click();
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: /^Go back from Passport Index/ }).click();
    await expect(toastIn(page, 'The edition before is current again')).toBeVisible();
    await expect(page.getByRole('row', { name: /17 Feb 2026/ }).first()).toContainText('Current');
    await page.getByRole('button', { name: /^Make Passport Index of 1 Jun 2026 current/ }).click();
    await expect(toastIn(page, 'The edition is current again')).toBeVisible();
    await expect(page.getByRole('row', { name: /1 Jun 2026/ }).first()).toContainText('Current');
  });
});

test('several rules are confirmed, exported, deleted and brought back together', async ({
  page,
  site,
}) => {
  for (const passport of ['BR', 'DE']) addOwnRule(site, passport);
  await page.goto('/admin/rules?destination=JP&sort=source&size=100');
  await page.getByLabel('Select Brazil to Japan, tourist').nth(1).check();
  await page.getByLabel('Select Germany to Japan, tourist').nth(1).check();
  const actions = page.getByRole('region', { name: 'Selected rules' });
  await expect(actions).toContainText('2 rules selected');
  const download = page.waitForEvent('download');
  await actions.getByRole('link', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('rules.csv');
  expect(readFileSync(await file.path(), 'utf8').split('\r\n')).toHaveLength(4);

  await actions.getByRole('button', { name: 'Confirm today' }).click();
  await expect(toastIn(page, 'Rules confirmed')).toBeVisible();
  await page.goto('/admin/rules');
  await expect(page.getByText('2 rules', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).first().check();
  await actions.getByRole('button', { name: 'Delete' }).click();
  await expect(toastIn(page, 'Rules deleted successfully')).toBeVisible();
  await expect(page.getByText(/ imported rules: choose a passport or destination$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 rules', { exact: true })).toBeVisible();
});

test('a country with many decisions has pages of its own', async ({ page, site }) => {
  for (let index = 0; index < 60; index += 1) {
    site.sql(
      `insert into answer_reports (passport, destination, purpose, answer, message, fingerprint,
         created_at, last_reported_at)
       values ('BR', 'JP', 'tourist', '{}', ?, ?, ?, ?)`,
      `Report ${index}`,
      String(index),
      now,
      now,
    );
  }
  await page.goto('/admin/rules/review?kind=report');
  const rows = page.locator('[data-list-row]');
  await expect(rows).toHaveCount(25);
  await page.getByRole('link', { name: 'See all 60 decisions of Japan' }).click();
  await expect(page).toHaveURL('/admin/rules/review?kind=report&country=JP');
  await expect(rows).toHaveCount(50);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(rows).toHaveCount(10);
  for (const box of await page.getByRole('checkbox', { name: /^Select Japan/ }).all()) {
    await box.check();
  }
  await page
    .getByRole('region', { name: 'Selected decisions' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(toastIn(page, 'Closed')).toBeVisible();
  await expect(page.getByText('50 decisions', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/admin/rules/review?kind=report&country=JP');
});

test('what ships is offered to a site that has none of it', async ({ page, site }) => {
  site.sql('delete from rule_sources');
  await page.goto('/admin/rules/editions');
  await expect(page.getByText('No editions yet')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(toastIn(page, 'Imported what ships')).toBeVisible();
  await expect(page.getByRole('row', { name: /Passport Index/ })).toContainText('39,402');
  await expect(page.getByRole('heading', { name: 'Import what ships' })).toHaveCount(0);
});

test('the ages of Settings are saved', async ({ page }) => {
  await page.goto('/admin/settings#ages');
  await page.getByLabel('A rule is old after (days)').fill('9');
  await page.getByRole('button', { name: 'Save ages' }).click();
  await expect(toastIn(page, 'Settings saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('A rule is old after (days)')).toHaveValue('9');
});
