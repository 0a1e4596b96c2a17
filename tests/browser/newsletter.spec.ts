import { mailSettingsOf, type SmtpSite, startSmtpServer } from '../support/servers/smtpServer.ts';
import { expectNoViolation } from './everyPage/axe.ts';
import { expect, test } from './fixtures.ts';

// Below the range from which the system takes the ports of connections, which would be taken at times.
const smtpPort = 22_527;
const port = 22_528;
const visitor = 'ana@example.com';
const here = `http://localhost:${port}`;

let smtp: SmtpSite;

test.use({
  serverEnv: {
    ...mailSettingsOf({ port: smtpPort }),
    PUBLIC_URL: here,
    PORT: String(port),
  },
});
test.beforeEach(async () => {
  smtp = await startSmtpServer({}, smtpPort, () => {});
});
test.afterEach(() => smtp.close());

/** The last link of the newest mail to the visitor, after waiting for this number of mails. */
async function linkOfMail(count: number): Promise<string> {
  const mails = () => smtp.received.filter(({ to }) => to.includes(visitor));
  await expect.poll(() => mails().length).toBe(count);
  const text = (mails().at(-1)?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const body = text.slice(text.indexOf('\r\n\r\n'));
  return body.match(/http:\S+\/mail\/\S+/g)?.at(-1) ?? '';
}

test('a subscriber confirms by a button, and unsubscribes by another', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  const status = () => site.sql('select status from newsletter_subscribers');
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Newsletter' });
  await form.getByLabel('Email address').fill(visitor);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Please open the link in our email')).toBeVisible();
  await page.goto(await linkOfMail(1));
  await expect(
    page.getByText('Send the newsletter to this address? ana@example.com'),
  ).toBeVisible();
  expect(status()).toEqual([{ status: 'pending' }]);
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
  expect(status()).toEqual([{ status: 'subscribed' }]);
  await page.goto(await linkOfMail(2));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed.')).toBeVisible();
  expect(status()).toEqual([]);
  await page.goto('/mail/confirm-newsletter?token=made-up');
  await expect(page.getByText('This link has expired or is incomplete.')).toBeVisible();
});

test('an answer is watched from its page, on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/visa-info/JP?type=tourist&from=BR');
  await page.getByText('Tell me by email when this changes').click();
  const form = page.locator('#watch');
  await form.getByLabel('Email address').fill(visitor);
  await expectNoViolation(page, '#watch');
  await form.getByRole('button', { name: 'Watch this answer' }).click();
  await expect(page.getByText('Please open the link in our email')).toBeVisible();
  expect(site.sql('select email from answer_watches')).toEqual([{ email: visitor }]);
});
