import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { runJob } from '../api/jobs/siteJobsOf.ts';
import { linkIn, mailSettingsOf, startSmtpServer } from '../support/servers/smtpServer.ts';
import { sqlOf, startPageSite } from './pageSite.ts';
import { fill, plainBrowser } from './plainBrowser.ts';

const visitor = 'ana@example.com';
const asked = /Please open the link in our email to confirm/;

test('an answer is watched, and so is the newsletter', async () => {
  const smtp = await startSmtpServer();
  const site = await startPageSite(mailSettingsOf(smtp));
  const watches = () => sqlOf(site)('select status from answer_watches');
  const { open, click } = plainBrowser(site);
  /** The page that the newest mail to the visitor leads to, of so many mails. */
  const pageOfMail = async (count: number) => {
    await runJob(site, 'outbox');
    const mails = smtp.received.filter(({ to }) => to.includes(visitor));
    expect(mails).toHaveLength(count);
    return open(linkIn(mails.at(-1)));
  };

  const updates = within((await open('/changes')).getByRole('region', { name: /^Get updates/ }));
  expect(updates.getByText(/^By email/)).toBeInTheDocument();
  expect(updates.getByRole('link', { name: 'open an answer' })).toHaveAttribute(
    'href',
    '/visa-info',
  );
  const answer = await open('/visa-info/JP?type=tourist&from=BR');
  const watch = answer
    .getByText('Tell me by email when this changes')
    .closest<HTMLElement>('#watch');
  if (!watch) throw new Error('The form is missing');
  fill(within(watch).getByLabelText('Email address'), visitor);
  const sent = await click(within(watch).getByRole('button', { name: 'Watch this answer' }));
  expect(sent.getByText(asked)).toBeInTheDocument();
  const toConfirm = await pageOfMail(1);
  expect(toConfirm.getByRole('main')).toHaveTextContent('Brazil → Japan');
  expect(watches()).toEqual([{ status: 'pending' }]);
  const watched = await click(toConfirm.getByRole('button', { name: 'Confirm' }));
  expect(watched.getByRole('main')).toHaveTextContent('You get an email when this changes');
  expect(watches()).toEqual([{ status: 'confirmed' }]);

  const newsletter = within((await open('/')).getByRole('region', { name: 'Newsletter' }));
  fill(newsletter.getByLabelText('Email address'), visitor);
  const ordered = await click(newsletter.getByRole('button', { name: 'Subscribe' }));
  expect(ordered.getByText(asked)).toBeInTheDocument();
  const subscription = await pageOfMail(2);
  const thanks = await click(subscription.getByRole('button', { name: 'Confirm' }));
  expect(thanks.getByRole('main')).toHaveTextContent('Thank you for subscribing!');
});
