import { describe, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/dates.ts';
import { type MailKind, mailKinds, queueMail } from '#server/mail/outbox.ts';
import { attemptDelaysMs, sendDueMails } from '#server/mail/sendDueMails.ts';
import { eventually } from '../../support/eventually.ts';
import {
  mailSettingsOf,
  type SmtpSite,
  startSmtpServer,
} from '../../support/servers/smtpServer.ts';
import { refusalOf, startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { stopClock } from '../../support/stoppedClock.ts';
import { runJob } from '../jobs/siteJobsOf.ts';
import { parseStrictly } from './strictMail.ts';

const mail = { kind: 'reset', to: 'ana@example.com', subject: 'Hello', text: 'A link' } as const;

async function mailingSite(smtp: { port: number }, dataOf?: TestSite) {
  return startTestSite({ env: mailSettingsOf(smtp), ...(dataOf && { dataOf }) });
}

const queue = ({ db }: TestSite, queued: Parameters<typeof queueMail>[1] = mail) =>
  db.transaction().execute((trx) => queueMail(trx, queued));

const outbox = ({ db }: TestSite) =>
  db
    .selectFrom('outbox')
    .select(['state', 'attempts', 'last_error', 'text', 'next_attempt_at', 'sent_at'])
    .orderBy('id')
    .execute();

/** Simulates that the time of the next attempt has come. */
const wait = ({ db }: TestSite) =>
  db.updateTable('outbox').set({ next_attempt_at: '2026-01-01T00:00:00.000Z' }).execute();

describe('the outbox', () => {
  test('sends a mail once, with its headers, and deletes its text', async () => {
    const smtp = await startSmtpServer();
    const site = await mailingSite(smtp);
    await queue(site, {
      ...mail,
      subject: 'Héllo',
      headers: { 'List-Unsubscribe': '<https://x>' },
    });
    expect(smtp.received).toEqual([]);
    await runJob(site, 'outbox');
    await runJob(site, 'outbox');
    expect(smtp.received).toEqual([{ to: ['ana@example.com'], raw: expect.any(String) }]);
    const [{ raw } = { raw: '' }] = smtp.received;
    expect(raw).toContain('From: Landfall <visa@example.com>\r\n');
    expect(raw).toContain('List-Unsubscribe: <https://x>\r\n');
    expect(raw).toMatch(/^Message-ID: <[0-9a-f]{32}@example\.com>\r$/m);
    expect(raw).toMatch(/^Subject: =\?UTF-8\?Q\?H=C3=A9llo\?=\r$/m);
    expect(await outbox(site)).toMatchObject([
      { state: 'sent', attempts: 1, last_error: null, text: '', sent_at: expect.any(String) },
    ]);
  });

  test.each(Object.keys(mailKinds) as MailKind[])('a %s is a mail by RFC 5322', async (kind) => {
    const smtp = await startSmtpServer();
    const site = await mailingSite(smtp);
    stopClock(new Date('2026-11-05T07:08:09.123Z'));
    await queue(site, { ...mail, kind, subject: 'Grüße aus 東京', text: 'ワールド'.repeat(500) });
    await runJob(site, 'outbox');
    const { fields } = parseStrictly(smtp.received[0]?.raw ?? '');
    expect(fields.get('date')).toBe('Thu, 05 Nov 2026 07:08:09 +0000');
    // Only replies are written by a person: automatic answers may go to them alone.
    const automatic = fields.get('auto-submitted');
    expect(automatic).toBe(kind === 'reply' ? undefined : 'auto-generated');
  });

  test('sends nothing of a transaction that is rolled back', async () => {
    const smtp = await startSmtpServer();
    const site = await mailingSite(smtp);
    const failing = site.db.transaction().execute(async (trx) => {
      await queueMail(trx, mail);
      throw new Error('No');
    });
    await expect(failing).rejects.toThrow('No');
    await runJob(site, 'outbox');
    expect(smtp.received).toEqual([]);
  });

  test('fails permanently for an unknown mailbox, and can be sent again', async () => {
    const smtp = await startSmtpServer();
    smtp.behave('refuse');
    const site = await mailingSite(smtp);
    const { api } = await site.signedIn();
    await queue(site);
    await runJob(site, 'outbox');
    const { items, counts } = await api.mail.outbox.query({});
    expect(items).toMatchObject([
      {
        about: 'Password reset',
        state: 'failed',
        lastError: expect.stringContaining('No such mailbox'),
      },
    ]);
    expect(items[0]).not.toHaveProperty('text');
    expect(counts).toEqual({ waiting: 0, sent: 0, failed: 1 });
    smtp.behave('take');
    await wait(site);
    await runJob(site, 'outbox');
    expect(smtp.received).toHaveLength(0);
    await api.mail.sendAgain.mutate({ id: items[0]?.id ?? 0 });
    await runJob(site, 'outbox');
    expect(smtp.received).toHaveLength(1);
    await api.mail.delete.mutate({ id: items[0]?.id ?? 0 });
    expect(await outbox(site)).toEqual([]);
    expect((await refusalOf(api.mail.sendAgain.mutate({ id: 1 }))).code).toBe('NOT_FOUND');
  });

  test('waits longer after each refusal, and gives up in the end', async () => {
    const smtp = await startSmtpServer();
    smtp.behave('busy');
    const site = await mailingSite(smtp);
    const now = stopClock().getTime();
    await queue(site);
    const delays = [];
    for (let attempt = 0; attempt < attemptDelaysMs.length; attempt += 1) {
      await runJob(site, 'outbox');
      const [row] = await outbox(site);
      expect(row).toMatchObject({ state: 'waiting', attempts: attempt + 1 });
      delays.push(Date.parse(row?.next_attempt_at ?? '') - now);
      await wait(site);
    }
    expect(delays).toEqual(attemptDelaysMs);
    await runJob(site, 'outbox');
    expect(await outbox(site)).toMatchObject([
      { state: 'failed', attempts: 9, last_error: expect.stringContaining('Try again later') },
    ]);
  });

  test('sends what was queued, or refused, while the clock was ahead', async () => {
    const smtp = await startSmtpServer();
    const site = await mailingSite(smtp);
    const now = stopClock().getTime();
    vi.setSystemTime(now + 400 * DAY_MS);
    smtp.behave('busy');
    await queue(site);
    await runJob(site, 'outbox');
    await queue(site);
    expect(await outbox(site)).toMatchObject([{ attempts: 1 }, { attempts: 0 }]);
    smtp.behave('take');
    vi.setSystemTime(now);
    await runJob(site, 'outbox');
    expect(await outbox(site)).toMatchObject([
      { state: 'sent', attempts: 2 },
      { state: 'sent', attempts: 1 },
    ]);
  });

  test('waits for an attempt that a process whose clock differs a little has planned', async () => {
    const smtp = await startSmtpServer();
    const site = await mailingSite(smtp);
    const now = stopClock().getTime();
    await queue(site);
    const planAt = (ms: number) =>
      site.db
        .updateTable('outbox')
        .set({ next_attempt_at: new Date(now + ms).toISOString() })
        .execute();
    await planAt(DAY_MS + MINUTE_MS);
    await runJob(site, 'outbox');
    expect(smtp.received).toEqual([]);
    await planAt(DAY_MS + MINUTE_MS + 1);
    await runJob(site, 'outbox');
    expect(smtp.received).toHaveLength(1);
  });

  test('keeps mails for an unreachable server, across a restart', async () => {
    const smtp = await startSmtpServer();
    await smtp.close();
    const site = await mailingSite(smtp);
    await queue(site);
    await queue(site, { ...mail, to: 'bo@example.com' });
    await runJob(site, 'outbox');
    // A failure of the server affects all mails: the second was not tried.
    expect(await outbox(site)).toMatchObject([
      { state: 'waiting', attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
      { state: 'waiting', attempts: 0, last_error: null },
    ]);
    await wait(site);
    const again = await startSmtpServer({}, smtp.port);
    const restarted = await mailingSite(again, site);
    await runJob(restarted, 'outbox');
    expect(again.received.map(({ to }) => to[0])).toEqual(['ana@example.com', 'bo@example.com']);
  });

  test('logs why a mail was refused, without its address', async () => {
    const smtp = await startSmtpServer();
    smtp.behave('refuse');
    const site = await mailingSite(smtp);
    await queue(site);
    const said: object[] = [];
    await sendDueMails(site.db, {
      config: site.config,
      log: { warn: (details) => said.push(details) },
      signal: new AbortController().signal,
    });
    expect(await outbox(site)).toMatchObject([
      { last_error: expect.stringContaining('ana@example.com') },
    ]);
    expect(said).toMatchObject([{ answer: expect.stringContaining('No such mailbox here') }]);
    expect(JSON.stringify(said)).not.toContain('ana@');
  });

  test('keeps all mails if the server refuses everything, and retries the first', async () => {
    const smtp = await startSmtpServer();
    smtp.behave('deny');
    const site = await mailingSite(smtp);
    await queue(site);
    await queue(site);
    await runJob(site, 'outbox');
    expect(await outbox(site)).toMatchObject([
      { state: 'waiting', attempts: 1, last_error: expect.stringContaining('Relaying denied') },
      { state: 'waiting', attempts: 0 },
    ]);
  });

  test('resends unconfirmed mails with the same Message-ID', async () => {
    const smtp = await startSmtpServer();
    smtp.behave('drop');
    const site = await mailingSite(smtp);
    await queue(site);
    await runJob(site, 'outbox');
    expect(await outbox(site)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    smtp.behave('take');
    await wait(site);
    await runJob(site, 'outbox');
    expect(await outbox(site)).toMatchObject([{ state: 'sent', attempts: 2 }]);
    const ids = smtp.received.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('is sent by one process at a time', async () => {
    const smtp = await startSmtpServer();
    const site = await mailingSite(smtp);
    const other = await mailingSite(smtp, site);
    for (let i = 0; i < 5; i += 1) await queue(site);
    await Promise.all([site, other, site, other].map((one) => runJob(one, 'outbox')));
    await runJob(site, 'outbox');
    expect(smtp.received).toHaveLength(5);
  });

  test('is processed as soon as a mail is queued on this server', async () => {
    const smtp = await startSmtpServer();
    const site = await mailingSite(smtp);
    await site.app.listen({ port: 0 });
    await queue(site);
    await eventually(() => expect(smtp.received).toHaveLength(1));
  });

  test.each([
    ['an address', { to: 'ana@example.com\r\nBcc: bo@example.com' }],
    ['two addresses', { to: 'ana@example.com, bo@example.com' }],
    ['a subject', { subject: 'Hello\nBcc: bo@example.com' }],
    ['a header', { headers: { 'X-A': 'b\r\nBcc: bo@example.com' } }],
    ['the name of a header', { headers: { 'X-A: b\r\nBcc': 'bo@example.com' } }],
  ])('refuses header injection with %s', async (_of, wrong) => {
    const site = await startTestSite();
    await expect(queue(site, { ...mail, ...wrong })).rejects.toThrow();
    expect(await outbox(site)).toEqual([]);
  });

  test('gives up on mails that waited three days without a server', async () => {
    const site = await startTestSite();
    await queue(site);
    await queue(site);
    const old = new Date(Date.now() - 73 * HOUR_MS).toISOString();
    await site.db.updateTable('outbox').set({ next_attempt_at: old }).where('id', '=', 1).execute();
    await runJob(site, 'old-mails');
    expect(await outbox(site)).toMatchObject([
      { state: 'failed', last_error: 'It was not sent within 3 days' },
      { state: 'waiting' },
    ]);
  });

  test('deletes mails 30 days after sending, except replies', async () => {
    const site = await startTestSite();
    const old = new Date(Date.now() - 31 * DAY_MS).toISOString();
    await site
      .browser()
      .api.contact.send.mutate({ name: 'A', email: 'a@example.com', message: 'x' });
    await queue(site);
    await queue(site, { ...mail, kind: 'reply', messageId: 1 });
    await queue(site);
    await site.db
      .updateTable('outbox')
      .set({ state: 'sent', sent_at: old })
      .where('id', '<', 3)
      .execute();
    await runJob(site, 'old-mails');
    const left = await site.db.selectFrom('outbox').select('id').orderBy('id').execute();
    expect(left).toEqual([{ id: 2 }, { id: 3 }]);
  });
});

describe('the mail server of Settings', () => {
  const fields = (smtp: { port: number }) => ({
    host: '127.0.0.1',
    port: smtp.port,
    security: 'none' as const,
    user: '',
    password: '',
    from: 'Landfall <visa@example.com>',
  });

  test('is tested at once, and its response is shown', async () => {
    const smtp = await startSmtpServer();
    const site = await startTestSite();
    const { api } = await site.signedIn();
    const test = () => api.mail.sendTest.mutate({ to: 'ana@example.com' });
    expect((await refusalOf(test())).message).toBe('No mail server is set');
    await api.mail.updateSettings.mutate({ version: 0, fields: fields(smtp) });
    expect(await test()).toEqual({ isTaken: true, answer: expect.stringContaining('250') });
    smtp.behave('refuse');
    expect(await test()).toEqual({
      isTaken: false,
      answer: expect.stringContaining('550 No such mailbox here'),
    });
    expect(await outbox(site)).toEqual([]);
  });

  test('never shows its password, and asks for it again when the server changes', async () => {
    const smtp = await startSmtpServer();
    const site = await startTestSite();
    const { api, lastBody } = await site.signedIn();
    const withUser = { ...fields(smtp), user: 'ana', password: 'very secret' };
    await api.mail.updateSettings.mutate({ version: 0, fields: withUser });
    const read = await api.mail.settings.query();
    expect(lastBody()).not.toContain('very secret');
    expect(read).toMatchObject({ version: 1, hasPassword: true, fields: { password: '' } });
    const kept = { ...read.fields, from: 'visa@example.com' };
    await api.mail.updateSettings.mutate({ version: 1, fields: kept });
    const elsewhere = { ...read.fields, host: 'evil.example' };
    const refused = await refusalOf(
      api.mail.updateSettings.mutate({ version: 2, fields: elsewhere }),
    );
    expect(refused.fieldErrors.password?.[0]).toContain('Enter the password again');
    const stored = await site.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'mail')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(stored.value)).toMatchObject({ host: '127.0.0.1', password: 'very secret' });
    const history = await site.db.selectFrom('history').selectAll().execute();
    expect(history.filter(({ entity_id }) => entity_id === 'mail')).toHaveLength(2);
    expect(JSON.stringify(history)).not.toContain('very secret');
  });

  test('refuses an invalid server or sender, and outdated versions', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    const good = fields({ port: 25 });
    const bad = { ...good, host: 'a b', port: 0, from: 'A\nBcc: <b@example.com>' };
    const refused = await refusalOf(api.mail.updateSettings.mutate({ version: 0, fields: bad }));
    expect(Object.keys(refused.fieldErrors)).toEqual(expect.arrayContaining(['host', 'port']));
    await api.mail.updateSettings.mutate({ version: 0, fields: good });
    const stale = { ...good, host: 'other.example' };
    const conflict = await refusalOf(api.mail.updateSettings.mutate({ version: 0, fields: stale }));
    expect(conflict.code).toBe('CONFLICT');
  });

  test('is overridden by the environment', async () => {
    const smtp = await startSmtpServer();
    const site = await mailingSite(smtp);
    const { api } = await site.signedIn();
    const ignored = { ...fields({ port: 1 }), host: 'ignored.example' };
    await api.mail.updateSettings.mutate({ version: 0, fields: ignored });
    expect((await api.mail.settings.query()).environment).toEqual({
      host: '127.0.0.1',
      port: smtp.port,
      from: 'Landfall <visa@example.com>',
    });
    await queue(site);
    await runJob(site, 'outbox');
    expect(smtp.received).toHaveLength(1);
  });

  test.each(['tls', 'starttls'] as const)(
    'is used by %s only with a valid certificate',
    async (security) => {
      // Its certificate is self-signed.
      const secure = security === 'tls';
      const smtp = await startSmtpServer({ secure, disabledCommands: ['AUTH'] });
      const site = await startTestSite();
      const { api } = await site.signedIn();
      await api.mail.updateSettings.mutate({
        version: 0,
        fields: { ...fields(smtp), security, host: 'localhost' },
      });
      const { isTaken, answer } = await api.mail.sendTest.mutate({ to: 'ana@example.com' });
      expect(isTaken).toBe(false);
      expect(answer).toMatch(/certificate|altname/i);
      expect(smtp.received).toEqual([]);
    },
  );

  test('is not used unencrypted if STARTTLS is required', async () => {
    const smtp: SmtpSite = await startSmtpServer();
    const site = await startTestSite();
    const { api } = await site.signedIn();
    await api.mail.updateSettings.mutate({
      version: 0,
      fields: { ...fields(smtp), security: 'starttls' },
    });
    const { isTaken, answer } = await api.mail.sendTest.mutate({ to: 'ana@example.com' });
    expect(isTaken).toBe(false);
    expect(answer).toMatch(/^The server offers no STARTTLS on this port: choose TLS/);
    expect(smtp.received).toEqual([]);
  });

  test('says in its own words that the port is for another kind of connection', async () => {
    const smtp = await startSmtpServer();
    const site = await startTestSite();
    const { api } = await site.signedIn();
    await api.mail.updateSettings.mutate({
      version: 0,
      fields: { ...fields(smtp), security: 'tls' },
    });
    expect((await api.mail.sendTest.mutate({ to: 'ana@example.com' })).answer).toBe(
      'The server does not begin with TLS on this port: choose STARTTLS, or the port for TLS (usually 465)',
    );
  });
});
