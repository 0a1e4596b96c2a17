import { CONFIRMATIONS_A_DAY } from '#core/site/mailLimits.ts';
import { type MailAction, mailActions } from '#core/site/mailLinkPaths.ts';
import type { OpenDatabase } from '#db/engine.ts';
import {
  addAnswerWatch,
  confirmAnswerWatch,
  deleteAnswerWatch,
  findAnswerWatch,
  listNewsFor,
  renewPendingAnswerWatch,
} from '#db/queries/mail/answerWatches.ts';
import { listContactMessagesAfter } from '#db/queries/mail/contactMessages.ts';
import { beginAttempt, insertMail } from '#db/queries/mail/outbox.ts';
import { readConfig } from '#server/config.ts';
import { watchAnswer } from '#server/mail/answerWatches.ts';
import { replyToContactMessage } from '#server/mail/contactMessages.ts';
import { followMailLink, readMailLink } from '#server/mail/followMailLink.ts';
import { mailLinkTo } from '#server/mail/mailLinks.ts';
import { signUpForNewsletter } from '#server/mail/newsletter.ts';
import { mailChangedAnswers } from '#server/mail/watchNews.ts';
import { refusalOf } from '../support/site/testApp.ts';
import { type Api, administrator, editor, type ProceduresOf, visitor } from './procedure.ts';
import {
  added,
  anyOf,
  anyRow,
  columns,
  columnsOfAny,
  content,
  removed,
  replaced,
  setting,
} from './touches.ts';

const email = 'ana@example.com';
const watched = { passport: 'BR', destination: 'JP', purpose: 'tourist' as const };

/** Settings with mail configured. No server listens there. */
const mailing = readConfig({
  SMTP_URL: 'smtp://127.0.0.1:1?security=none',
  MAIL_FROM: 'visa@example.com',
  PUBLIC_URL: 'https://visa.example.com',
});

export const mail: ProceduresOf<
  'newsletter' | 'contact' | 'mail' | 'mailLink' | 'answerWatch' | 'personalData'
> = {
  'newsletter.signUp': visitor(
    {
      limits: ['newsletter'],
      touches: added('newsletter_subscribers'),
      partlyTraced: 'asking again only gives the address longer to confirm',
    },
    async (api, db) => {
      await api.newsletter.signUp.mutate({ email });
      for (let i = 0; i <= CONFIRMATIONS_A_DAY; i += 1) {
        await signUpForNewsletter(db, mailing, 'bo@example.com');
      }
    },
  ),
  'newsletter.list': administrator(async (api) => {
    for (const search of [undefined, 'ana']) await api.newsletter.list.query({ page: 1, search });
  }),
  'newsletter.delete': administrator(
    ({ table, kind, row }, { email }) =>
      table === 'newsletter_subscribers' && kind === 'removed' && row.email === email,
    (api) => api.newsletter.delete.mutate({ email }),
  ),
  'contact.send': visitor({ limits: ['contact'], touches: added('contact_messages') }, (api) =>
    api.contact.send.mutate({ name: 'Ana', email, message: 'Hello' }),
  ),
  'contact.list': editor(async (api) => {
    for (const status of [undefined, 'unread', 'all'] as const) {
      for (const search of [undefined, 'ana']) {
        await api.contact.list.query({ page: 1, status, search });
      }
    }
  }),
  'contact.unreadCount': editor((api) => api.contact.unreadCount.query()),
  'contact.byId': editor(async (api) => api.contact.byId.query(await newestId(api))),
  'contact.markRead': editor(columns('contact_messages', 'status'), async (api) =>
    api.contact.markRead.mutate(await newestId(api)),
  ),
  'contact.setStatus': editor(columns('contact_messages', 'status'), async (api) => {
    const messages = [await newestMessage(api)];
    await api.contact.setStatus.mutate({ messages, status: 'answered' });
  }),
  'contact.reply': editor(
    {
      touches: anyOf(added('outbox'), columnsOfAny('contact_messages', 'status')),
      needs: 'mail, which is off',
    },
    async (api, db) => {
      const message = await newestMessage(api);
      const fields = { subject: 'Re', text: 'Hello' };
      await refusalOf(api.contact.reply.mutate({ message, repliesBefore: 0, fields }));
      await replyToContactMessage(db, mailing, message, { ...fields, repliesBefore: 99 });
      await listContactMessagesAfter(db, {}, { id: 0, limit: 2 });
    },
  ),
  'contact.delete': editor(
    anyOf(
      removed('contact_messages'),
      ({ table, kind, row }, { id }) =>
        table === 'outbox' && kind === 'removed' && row.message_id === id,
    ),
    async (api) => api.contact.delete.mutate(await newestMessage(api)),
  ),
  'mail.settings': administrator((api) => api.mail.settings.query()),
  'mail.updateSettings': administrator(content(setting('mail')), async (api) => {
    const { version, fields } = await api.mail.settings.query();
    await api.mail.updateSettings.mutate({ version, fields });
  }),
  'mail.sendTest': administrator((api) => refusalOf(api.mail.sendTest.mutate({ to: email }))),
  'mail.outbox': administrator(async (api) => {
    for (const state of [undefined, 'failed'] as const) await api.mail.outbox.query({ state });
  }),
  'mail.sendAgain': administrator(
    replaced('outbox', 'to_address', 'subject', 'text'),
    async (api, db) => {
      const { id } = await newMail(db);
      await beginAttempt(db, { id, attempts: 0 }, new Date().toISOString());
      await api.mail.sendAgain.mutate({ id });
    },
  ),
  'mail.delete': administrator(removed('outbox'), async (api, db) =>
    api.mail.delete.mutate(await newMail(db)),
  ),
  'mailLink.read': visitor(async (api, db) => {
    const { id } = await addAnswerWatch(
      db,
      { email, ...watched, language: 'en' },
      new Date().toISOString(),
    );
    for (const action of mailActions) {
      await api.mailLink.read.query({ action, token: 'none' });
      const value = action === 'confirm-watch' ? `${email} ${id}` : email;
      const link = await mailLinkTo(db, '', action, value);
      await readMailLink(db, { action, token: link.split('token=')[1] ?? '' });
    }
  }),
  'mailLink.follow': visitor(
    { touches: anyRow('newsletter_subscribers', 'answer_watches'), needs: 'the token of a mail' },
    async (api, db) => {
      await api.mailLink.follow.mutate({ action: 'leave-newsletter', token: 'none' });
      const { id } = await addAnswerWatch(
        db,
        { email, ...watched, language: 'en' },
        new Date().toISOString(),
      );
      const values: [MailAction, string][] = [
        ['confirm-newsletter', email],
        ['leave-newsletter', email],
        ['confirm-watch', `${email} ${id}`],
        ['stop-watching', `${email} ${id}`],
        ['stop-watching', email],
      ];
      for (const [action, value] of values) {
        const link = await mailLinkTo(db, '', action, value);
        await followMailLink(db, mailing, { action, token: link.split('token=')[1] ?? '' });
      }
    },
  ),
  'answerWatch.isOffered': visitor((api) => api.answerWatch.isOffered.query()),
  'answerWatch.send': visitor(
    {
      limits: ['answerWatch'],
      touches: anyRow('answer_watches', 'outbox'),
      needs: 'mail, which is off',
    },
    async (api, db) => {
      await refusalOf(api.answerWatch.send.mutate({ email, ...watched }));
      await watchAnswer(db, mailing, { email, ...watched });
      const { id } = await addAnswerWatch(
        db,
        { email, ...watched, language: 'en' },
        new Date().toISOString(),
      );
      await renewPendingAnswerWatch(db, id, new Date().toISOString());
      await confirmAnswerWatch(db, id, new Date().toISOString());
      await findAnswerWatch(db, id);
      // The change precedes the watch, which has not been notified of any.
      await db
        .updateTable('answer_watches')
        .set({ last_change_id: 0 })
        .where('id', '=', id)
        .execute();
      await listNewsFor(db, email);
      await mailChangedAnswers(db, mailing, new AbortController().signal);
      await deleteAnswerWatch(db, id);
    },
  ),
  'personalData.find': administrator((api) => api.personalData.find.query({ email })),
  'personalData.delete': administrator(
    anyOf(
      ({ kind, row }, { email }) =>
        kind === 'removed' && [row.email, row.to_address].includes(email),
      // The history keeps its entries, without the address.
      ({ table, kind }) => table === 'history' && kind === 'changed',
    ),
    (api) => api.personalData.delete.mutate({ email }),
  ),
};

async function newestMessage(api: Api): Promise<{ id: number; createdAt: string }> {
  const [newest] = (await api.contact.list.query({})).items;
  return { id: newest?.id ?? 0, createdAt: newest?.createdAt ?? '' };
}

async function newestId(api: Api): Promise<{ id: number }> {
  return { id: (await newestMessage(api)).id };
}

async function newMail(db: OpenDatabase): Promise<{ id: number }> {
  const mail = { kind: 'reset', to: email, subject: 'Hello', text: '', headers: {} };
  return { id: await insertMail(db, { ...mail, messageId: null }, new Date().toISOString()) };
}
