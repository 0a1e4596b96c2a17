import { describe, expect, test } from 'vitest';
import { insertSavedView } from '#db/queries/accounts/savedViews.ts';
import { createAdministrator } from '#server/accounts/administrators.ts';
import { deletePersonalData } from '#server/accounts/personalData.ts';
import { mentionsAddress } from '#server/lib/mentions.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { mailSettingsOf, startSmtpServer } from '../../support/servers/smtpServer.ts';
import {
  administrator,
  refusalOf,
  startTestSite,
  type TestSite,
} from '../../support/site/testApp.ts';
import { runJob } from '../jobs/siteJobsOf.ts';

const message = { name: 'Ana', email: 'ana@example.com', message: 'Do I need a visa?' };

const titles = ({ db }: TestSite) =>
  db.selectFrom('history').select(['entity', 'title', 'action']).orderBy('id').execute();

/** The inbox's messages, oldest first. */
const seen = ({ db }: TestSite) =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'created_at as createdAt'])
    .orderBy('id')
    .execute();

const nobody = { id: 0, createdAt: '' };

describe('the inbox', () => {
  test('counts unread messages, and marks them read', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    for (const text of ['One', 'Two', 'Three']) {
      await api.contact.send.mutate({ ...message, message: text });
    }
    expect(await api.contact.unreadCount.query()).toBe(3);
    await api.contact.markRead.mutate({ id: 2 });
    await api.contact.markRead.mutate({ id: 2 });
    expect(await api.contact.unreadCount.query()).toBe(2);
    await api.contact.setStatus.mutate({
      messages: [...(await seen(site)).slice(0, 2), { id: 99, createdAt: 'x' }],
      status: 'spam',
    });
    const listed = async (filter: Parameters<typeof api.contact.list.query>[0]) =>
      (await api.contact.list.query(filter)).items.map(({ id }) => id);
    expect(await listed({})).toEqual([3]);
    expect(await listed({ status: 'spam' })).toEqual([2, 1]);
    expect(await listed({ status: 'all', search: 'TWO' })).toEqual([2]);
    expect(await listed({ status: 'all', search: '%' })).toEqual([]);
    await api.contact.delete.mutate((await seen(site))[0] ?? nobody);
    expect((await refusalOf(api.contact.byId.query({ id: 1 }))).code).toBe('NOT_FOUND');
    const about = (await titles(site)).filter(({ entity }) => entity === 'message');
    expect(about.map(({ title, action }) => `${title} ${action}`)).toEqual([
      'Message 1 created',
      'Message 2 created',
      'Message 3 created',
      'Message 2 changed',
      'Message 1 changed',
      'Message 2 changed',
      'Message 1 deleted',
    ]);
    expect(JSON.stringify(await site.db.selectFrom('history').selectAll().execute())).not.toMatch(
      /ana@example\.com|Two/,
    );
  });

  test('sends replies by mail, and shows whether they were sent', async () => {
    const smtp = await startSmtpServer();
    const site = await startTestSite({ env: mailSettingsOf(smtp) });
    const { api } = await site.signedIn();
    await api.contact.send.mutate(message);
    const fields = { subject: 'Re: your message', text: 'No.' };
    const [to = nobody] = await seen(site);
    await api.contact.reply.mutate({ message: to, repliesBefore: 0, fields });
    expect(await api.contact.byId.query({ id: 1 })).toMatchObject({
      status: 'answered',
      canReply: true,
      replies: [{ ...fields, state: 'waiting' }],
    });
    smtp.behave('refuse');
    await runJob(site, 'outbox');
    expect((await api.contact.byId.query({ id: 1 })).replies).toMatchObject([
      { state: 'failed', lastError: expect.stringContaining('No such mailbox') },
    ]);
    const twoLines = { ...fields, subject: 'a\nBcc: b@example.com' };
    expect(
      (
        await refusalOf(
          api.contact.reply.mutate({ message: to, repliesBefore: 1, fields: twoLines }),
        )
      ).code,
    ).toBe('BAD_REQUEST');
  });

  test('sends a reply once, and none if a newer reply exists', async () => {
    const smtp = await startSmtpServer();
    const site = await startTestSite({ env: mailSettingsOf(smtp) });
    const { api } = await site.signedIn();
    await api.contact.send.mutate(message);
    const [to = nobody] = await seen(site);
    const reply = (text: string, repliesBefore: number) =>
      api.contact.reply.mutate({ message: to, repliesBefore, fields: { subject: 'Re', text } });
    await reply('No.', 0);
    await reply('No.', 0);
    expect((await refusalOf(reply('Yes.', 0))).code).toBe('CONFLICT');
    await reply('No.', 1);
    const { replies } = await api.contact.byId.query({ id: to.id });
    expect(replies.map(({ text }) => text)).toEqual(['No.', 'No.']);
  });

  test('never confuses a new message with a deleted one of the same id', async () => {
    const smtp = await startSmtpServer();
    const site = await startTestSite({ env: mailSettingsOf(smtp) });
    const { api } = await site.signedIn();
    await api.contact.send.mutate(message);
    const [stored = nobody] = await seen(site);
    const deleted = { ...stored, createdAt: '2026-01-01T00:00:00.000Z' };
    const refusals = [
      api.contact.reply.mutate({
        message: deleted,
        repliesBefore: 0,
        fields: { subject: 'Re', text: 'No.' },
      }),
      api.contact.delete.mutate(deleted),
      api.contact.setStatus.mutate({ messages: [deleted], status: 'spam' }),
    ];
    for (const { code } of await Promise.all(refusals.map(refusalOf)))
      expect(code).toBe('CONFLICT');
    expect(await api.contact.byId.query({ id: stored.id })).toMatchObject({
      status: 'unread',
      replies: [],
    });
  });

  test('offers no reply without a mail server', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    await api.contact.send.mutate(message);
    const reply = api.contact.reply.mutate({
      message: (await seen(site))[0] ?? nobody,
      repliesBefore: 0,
      fields: { subject: 'Re', text: 'No.' },
    });
    expect((await refusalOf(reply)).message).toContain('No mail server is set');
    expect(await api.contact.byId.query({ id: 1 })).toMatchObject({
      status: 'unread',
      canReply: false,
    });
  });

  test('is exported without formulas, to permitted users only', async () => {
    const site = await startTestSite({ env: { PUBLIC_URL: 'https://visa.example.com' } });
    const admin = await site.signedIn();
    await admin.api.contact.send.mutate({ ...message, name: '=HYPERLINK("x")' });
    await admin.api.contact.send.mutate({ ...message, message: 'Spam, with "quotes"' });
    await admin.api.contact.setStatus.mutate({
      messages: (await seen(site)).slice(1),
      status: 'spam',
    });
    await admin.api.newsletter.signUp.mutate({ email: '+ana@example.com' });
    const get = (url: string, cookie = '') =>
      site.app.inject({ url, headers: { host: 'visa.example.com', cookie } });
    const [name, value] = [...admin.cookies].find(([key]) => key.includes('session')) ?? [];
    const table = await get('/admin/messages.csv', `${name}=${value}`);
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, row, ...rest] = table.body.split('\n');
    expect(head).toBe('id,received,status,name,email,message');
    expect(row).toContain(`"'=HYPERLINK(""x"")"`);
    expect(rest).toEqual(['']);
    const spam = await get('/admin/messages.csv?status=spam', `${name}=${value}`);
    expect(spam.body).toContain('"Spam, with ""quotes"""');
    const list = await get('/admin/subscribers.csv', `${name}=${value}`);
    expect(list.body).toMatch(
      /^email,status,since,confirmed,unsubscribe\n'\+ana@example\.com,subscribed,[^,]+,,https:\/\/visa\.example\.com\/mail\/leave-newsletter\?token=/,
    );
    expect((await get('/admin/messages.csv')).statusCode).toBe(401);
    expect((await get('/admin/subscribers.csv')).statusCode).toBe(401);
  });
});

describe('everything about an address', () => {
  test('is found and deleted everywhere, and nothing else', async () => {
    const site = await startTestSite();
    const { db } = site;
    const { api } = await site.signedIn();
    const now = new Date().toISOString();
    await api.newsletter.signUp.mutate({ email: 'ana@example.com' });
    await api.contact.send.mutate({ ...message, email: 'Ana@Example.com' });
    await api.contact.send.mutate({
      ...message,
      email: 'bo@example.com',
      message: 'Ask ANA@example.com.',
    });
    await api.contact.send.mutate({ ...message, email: 'joana@example.com' });
    await api.contact.send.mutate({ ...message, email: 'ana@example.com.br' });
    await db.transaction().execute(async (trx) => {
      await queueMail(trx, { kind: 'reset', to: 'ana@example.com', subject: 'A', text: 'b' });
      await queueMail(trx, { kind: 'reset', to: 'bo@example.com', subject: 'A', text: 'b' });
    });
    const pair = { passport: 'BR', destination: 'JP', purpose: 'tourist' as const };
    for (const email of ['ana@example.com', 'bo@example.com']) {
      await db
        .insertInto('answer_watches')
        .values({ email, ...pair, created_at: now })
        .execute();
    }
    for (const text of ['I am ana@example.com', 'No']) {
      await db
        .insertInto('answer_reports')
        .values({
          ...pair,
          answer: '{}',
          message: text,
          fingerprint: text,
          reports: 1,
          created_at: now,
          last_reported_at: now,
        })
        .execute();
    }
    const trashed = { entity: 'faq', entity_id: '1', deleted_at: now };
    await db
      .insertInto('trash')
      .values([
        { id: 'a', ...trashed, title: 'A', data: '{"a":["\\nana@example.com"]}', deleted_by: 'Bo' },
        { id: 'b', ...trashed, title: 'B', data: '{}', deleted_by: 'ana@example.com' },
        { id: 'c', ...trashed, title: 'C', data: '{}', deleted_by: 'Bo' },
      ])
      .execute();
    const entry = {
      changed_at: now,
      actor_kind: 'user' as const,
      entity: 'user',
      action: 'changed',
    };
    await db
      .insertInto('history')
      .values({
        ...entry,
        actor_name: 'ana@example.com',
        entity_id: 'x',
        title: 'Ana@example.com',
        before: '{"email":"ana@example.com","other":"joana@example.com"}',
      })
      .execute();

    const found = await api.personalData.find.query({ email: ' ANA@example.com ' });
    const counted = (data: typeof found) => ({
      subscriber: data.subscriber !== null,
      messages: data.messages.map(({ id }) => id),
      watches: data.watches.length,
      reports: data.reports.length,
      mails: data.mails.length,
      trash: data.trash.map(({ id }) => id),
      history: data.history.length,
    });
    expect(counted(found)).toEqual({
      subscriber: true,
      messages: [1, 2],
      watches: 1,
      reports: 1,
      mails: 1,
      trash: ['a', 'b'],
      history: 1,
    });

    const { deleted } = await api.personalData.delete.mutate({ email: 'ana@example.com' });
    expect(deleted).toEqual({
      accounts: 0,
      messages: 2,
      subscribers: 1,
      watches: 1,
      reports: 1,
      mails: 1,
      views: 0,
      trash: 2,
      editions: 0,
      history: 1,
    });
    expect(counted(await api.personalData.find.query({ email: 'ana@example.com' }))).toEqual({
      subscriber: false,
      messages: [],
      watches: 0,
      reports: 0,
      mails: 0,
      trash: [],
      history: 0,
    });
    const left = async (
      table: 'contact_messages' | 'answer_watches' | 'answer_reports' | 'outbox',
    ) => (await db.selectFrom(table).select('id').execute()).length;
    expect(await left('contact_messages')).toBe(2);
    expect(await left('answer_watches')).toBe(1);
    expect(await left('answer_reports')).toBe(1);
    expect(await left('outbox')).toBe(1);
    expect(
      await db.selectFrom('trash').select(['id', 'deleted_by']).orderBy('id').execute(),
    ).toEqual([
      { id: 'b', deleted_by: '(deleted address)' },
      { id: 'c', deleted_by: 'Bo' },
    ]);
    const history = await db.selectFrom('history').selectAll().orderBy('id').execute();
    expect(JSON.stringify(history)).not.toMatch(/[^o]ana@example\.com"/i);
    expect(history.find(({ entity_id }) => entity_id === 'x')).toMatchObject({
      actor_name: '(deleted address)',
      title: '(deleted address)',
      before: '{"email":"(deleted address)","other":"joana@example.com"}',
    });
    expect(history.at(-1)).toMatchObject({ entity: 'personal_data', action: 'deleted' });
    // Each record's deletion has its own entry, without its contents.
    const ends = history.filter(({ action }) => action === 'deleted').map(({ entity }) => entity);
    expect(ends).toEqual([
      'subscriber',
      'message',
      'message',
      'answer_report',
      'mail',
      'personal_data',
    ]);
  });

  test('includes the account, whose name stays only in the history', async () => {
    const site = await startTestSite();
    const { db } = site;
    const { api } = await site.signedIn();
    const gone = { email: 'cy@example.com', name: 'Cy Young' };
    const cy = await createAdministrator(db, { ...gone, password: 'a long battery staple' });
    await db
      .insertInto('history')
      .values({
        changed_at: new Date().toISOString(),
        actor_kind: 'user',
        actor_id: cy,
        actor_name: gone.name,
        entity: 'faq',
        entity_id: 'x',
        title: 'Q',
        action: 'changed',
      })
      .execute();
    await addEdition(db, { rules: [ruleFixture()] });
    await db.updateTable('rule_editions').set({ imported_by: gone.email }).execute();
    const found = await api.personalData.find.query({ email: gone.email });
    expect(found.account).toEqual({
      id: cy,
      name: gone.name,
      role: 'administrator',
      keptAs: null,
    });
    const { deleted, keptAs } = await api.personalData.delete.mutate({ email: gone.email });
    expect({ deleted, keptAs }).toMatchObject({
      deleted: { accounts: 1, editions: 1 },
      keptAs: null,
    });
    const everything = await api.personalData.find.query({ email: gone.email });
    expect(everything).toMatchObject({ account: null, editions: [], history: [] });
    const history = await db.selectFrom('history').selectAll().orderBy('id').execute();
    expect(JSON.stringify(history)).not.toContain(gone.email);
    expect(history.filter(({ entity }) => entity === 'user').at(-1)).toMatchObject({
      action: 'deleted',
      title: gone.name,
    });
    expect(history.find(({ entity }) => entity === 'faq')?.actor_name).toBe(gone.name);
  });

  test('includes saved views: those of the account, and others’ that contain the address', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    const gone = { email: 'cy@example.com', password: 'a long battery staple' };
    const cy = await createAdministrator(site.db, gone);
    await insertSavedView(site.db, cy, 'rules', { id: 'own', name: 'Mine', search: 'passport=DE' });
    const search = `search=${encodeURIComponent(gone.email)}`;
    await api.savedView.create.mutate({ list: 'inbox', name: 'From Cy', search });
    await api.savedView.create.mutate({ list: 'inbox', name: 'Spam', search: 'status=spam' });
    const found = async (email: string) =>
      (await api.personalData.find.query({ email })).views.map(({ name }) => name).toSorted();
    expect(await found(gone.email)).toEqual(['From Cy', 'Mine']);
    // One's own account stays, with its views.
    expect(await found(administrator.email)).toEqual(['From Cy', 'Spam']);
    const own = await api.personalData.delete.mutate({ email: administrator.email });
    expect(own.deleted.views).toBe(0);
    const { deleted } = await api.personalData.delete.mutate({ email: gone.email });
    expect(deleted).toMatchObject({ accounts: 1, views: 2 });
    expect(await found(gone.email)).toEqual([]);
    const left = await site.db.selectFrom('saved_views').select('name').execute();
    expect(left).toEqual([{ name: 'Spam' }]);
  });

  test('of oneself, or of the last administrator, is deleted except for the account', async () => {
    const site = await startTestSite();
    const { db } = site;
    const { api } = await site.signedIn();
    const { email } = administrator;
    await api.newsletter.signUp.mutate({ email });
    const own = await api.personalData.delete.mutate({ email });
    expect(own).toMatchObject({ keptAs: 'own account', deleted: { accounts: 0, subscribers: 1 } });
    // As on the command line, where nobody is signed in.
    const last = await deletePersonalData(db, email);
    expect(last).toMatchObject({ keptAs: 'last administrator', deleted: { accounts: 0 } });
    expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email }]);
  });

  test.each([
    ['ana@example.com', true],
    ['Write to ANA@EXAMPLE.COM.', true],
    ["'ana@example.com'", true],
    ['mailto:ana@example.com?x', true],
    ['email=ana@example.com;', true],
    ['joana@example.com', false],
    ['x.ana@example.com', false],
    ["o'ana@example.com", false],
    ['ana@example.com.br', false],
    ['ana@example.community', false],
    ['ana@exampleXcom', false],
  ])('is distinguished from that of others: %s', (text, expected) => {
    expect(mentionsAddress(text, 'ana@example.com')).toBe(expected);
  });
});
