import { callsOf, type SiteAddress, type SiteCalls } from './siteCalls.ts';

type Message = { id: number; createdAt: string };

/** The reports among what needs a decision. */
type Decisions = { countries: { decisions: { report: { id: number } }[] }[] };

const watched = { passport: 'BR', destination: 'JP', purpose: 'tourist' };

/** The shown answer for Brazilians in Japan, as its report sends it. */
const seen = JSON.stringify({
  on: '2026-11-01',
  access: 'visa_free',
  stay: { number: 90, unit: 'days' },
  note: '',
  unconfirmed: false,
  stale: null,
  askBeforeTravel: false,
  headline: null,
  source: {
    id: 'passport-index',
    title: 'Passport Index',
    edition: 1,
    date: '2026-02-17',
    verifiedOn: null,
  },
  conditions: [],
  disagreement: null,
});

/**
 * Sends what visitors send: messages, sign-ups, watches, reports, and questions without an answer;
 * and has the team answer, sort, close, send again and delete some of them.
 */
export async function receiveVisitors(site: SiteAddress, team: SiteCalls): Promise<void> {
  const visitor = callsOf(site);
  for (const name of ['Gil', 'Hana', 'Ivo', 'Joy', 'Leo', 'Max', 'Kim']) {
    const email = `${name.toLowerCase()}@example.com`;
    await visitor.write('contact.send', { name, email, message: `${name} asks about a visa.` });
  }
  for (const email of ['gil@example.com', 'kim@example.com', 'lea@example.com']) {
    await visitor.write('newsletter.signUp', { email });
  }
  await callsOf(site, 'ja').write('newsletter.signUp', { email: 'mai@example.com' });
  for (const email of ['gil@example.com', 'hana@example.com', 'kim@example.com']) {
    await visitor.write('answerWatch.send', { email, ...watched });
  }
  for (const message of ['It is 60 days.', 'I needed a visa.']) {
    await visitor.write('answerReport.send', { ...watched, answer: seen, message });
  }
  const question = { passport: 'BR', destination: 'GL' };
  await visitor.write('entryRule.countUnanswered', { questions: [question] });
  await visitor.open('/visa-info/JP?from=BR');

  await sortMessages(team);
  const { countries } = await team.read<Decisions>('decision.list', { kind: 'report' });
  const reports = countries.flatMap(({ decisions }) => decisions.map(({ report }) => report.id));
  await team.write('rule.closeReports', { ids: reports.slice(0, 1) });
  await team.write('newsletter.delete', { email: 'lea@example.com' });
  // Deletes messages, mails, watches and sign-ups.
  await team.write('personalData.delete', { email: 'kim@example.com' });
  const { items: mails } = await team.read<{ items: { id: number }[] }>('mail.outbox', {});
  const [newest, second] = mails;
  await team.write('mail.sendAgain', { id: newest?.id });
  await team.write('mail.delete', { id: second?.id });
}

/** Answers, reads and deletes a message each, archives one, and marks one as spam; one stays unread. */
async function sortMessages(team: SiteCalls): Promise<void> {
  const { items } = await team.read<{ items: Message[] }>('contact.list', {});
  const [, ...newestFirst] = items.map(({ id, createdAt }) => ({ id, createdAt }));
  const [archived, answered, read, deleted, spam] = newestFirst;
  await team.write('contact.reply', {
    message: answered,
    repliesBefore: 0,
    fields: { subject: 'Your visa', text: 'You need none.' },
  });
  await team.write('contact.setStatus', { messages: [archived], status: 'archived' });
  await team.write('contact.setStatus', { messages: [spam], status: 'spam' });
  await team.write('contact.markRead', { id: read?.id });
  await team.write('contact.delete', deleted);
}
