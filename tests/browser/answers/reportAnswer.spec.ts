import { expectNoViolation } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';

const path = '/visa-info/JP?type=tourist&from=DE';

test('by keyboard: "Is this wrong?" sends the shown answer without leaving the page', {
  tag: '@journey',
}, async ({ page, site }) => {
  await page.goto(path);
  const open = page.locator('summary', { hasText: 'Is this wrong?' });
  await open.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('What is wrong, and how do you know?')).toBeFocused();
  await expectNoViolation(page, '#report');
  await page.keyboard.type('It is six months.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
  expect(page.url()).toBe(site.url + path);

  const [report] = site.sql('select * from answer_reports');
  expect(report).toMatchObject({
    passport: 'DE',
    destination: 'JP',
    purpose: 'tourist',
    message: 'It is six months.',
  });
  expect(JSON.parse(String(report?.answer))).toMatchObject({
    access: 'visa_free',
    stay: { number: 90, unit: 'days' },
    source: { title: 'Entry Requirements Dataset', date: '2026-10-03' },
  });
});

test('another answer on the same page can be reported after the first', async ({ page, site }) => {
  await page.goto(path);
  await page.getByText('Is this wrong?').click();
  await page.getByRole('button', { name: 'Send to the editors' }).click();
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
  await page.getByRole('link', { name: 'Working Visa required' }).click();
  await page.getByText('Is this wrong?').click();
  await page.getByRole('button', { name: 'Send to the editors' }).click();
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
  const reports = site.sql('select purpose from answer_reports order by id');
  expect(reports.map(({ purpose }) => purpose)).toEqual(['tourist', 'working']);
});
