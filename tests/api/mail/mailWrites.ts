import { expect } from 'vitest';
import type { Db } from '#db/db.ts';
import * as personalData from '#db/queries/accounts/personalData.ts';
import * as watches from '#db/queries/mail/answerWatches.ts';
import * as contactMessages from '#db/queries/mail/contactMessages.ts';
import * as newsletter from '#db/queries/mail/newsletter.ts';
import * as outbox from '#db/queries/mail/outbox.ts';

const now = '2026-01-01T00:00:00.000Z';
const email = 'ana@example.com';
const mail = { kind: 'reset', to: email, subject: 'Hello', text: '', headers: {}, messageId: null };
const watched = { email, passport: 'BR', destination: 'JP', purpose: 'tourist' as const };
const history = {
  changedAt: now,
  entity: 'user',
  entityId: '1',
  title: '',
  actorName: '',
  before: null,
  after: null,
};

/**
 * All writing query functions of mail and visitors' forms, in an order in which each finds its row.
 */
export const mailWrites: Record<string, (db: Db) => Promise<unknown>> = {
  addContactMessage: (db) =>
    contactMessages.addContactMessage(
      db,
      { name: 'Ana', email, message: 'Hello', fingerprint: 'x' },
      now,
    ),
  setContactMessageStatus: async (db) =>
    expect(await contactMessages.setContactMessageStatus(db, 1, 'spam')).toEqual({
      before: 'unread',
    }),
  deleteContactMessage: (db) => contactMessages.deleteContactMessage(db, 1),
  addSubscriber: (db) =>
    newsletter.addSubscriber(db, { email, status: 'pending', language: 'en' }, now),
  subscribeUnconfirmed: (db) => newsletter.subscribeUnconfirmed(db, 'nobody@example.com'),
  renewPendingSubscriber: (db) => newsletter.renewPendingSubscriber(db, email, now),
  confirmSubscriber: async (db) =>
    expect(await newsletter.confirmSubscriber(db, email, now)).toEqual({ id: expect.any(Number) }),
  deletePendingSubscribersFromBefore: (db) =>
    newsletter.deletePendingSubscribersFromBefore(db, '2999'),
  deleteSubscriber: async (db) =>
    expect(await newsletter.deleteSubscriber(db, email)).toBeDefined(),
  insertMail: async (db) => expect(await outbox.insertMail(db, mail, now)).toBe(1),
  beginAttempt: async (db) =>
    expect(await outbox.beginAttempt(db, { id: 1, attempts: 0 }, now)).toBe(true),
  markMailRefused: (db) => outbox.markMailRefused(db, 1, { error: 'No', isLast: true }),
  retryMail: async (db) => expect(await outbox.retryMail(db, 1, now)).toEqual({ kind: 'reset' }),
  markMailSent: (db) => outbox.markMailSent(db, 1, now),
  failMailsDueBefore: (db) => outbox.failMailsDueBefore(db, '', 'No'),
  deleteOldMails: async (db) =>
    expect(await outbox.deleteOldMails(db, { sentBefore: '2999', failedBefore: '' })).toBe(1),
  deleteMail: (db) => outbox.deleteMail(db, 1),
  addAnswerWatch: async (db) =>
    expect(await watches.addAnswerWatch(db, { ...watched, language: 'en' }, now)).toEqual({
      id: 1,
      status: 'pending',
    }),
  renewPendingAnswerWatch: (db) => watches.renewPendingAnswerWatch(db, 1, now),
  confirmAnswerWatch: async (db) => expect(await watches.confirmAnswerWatch(db, 1, now)).toBe(true),
  passOverChangesOf: (db) => watches.passOverChangesOf(db, 'transit'),
  markWatchesNotified: (db) =>
    watches.markWatchesNotified(db, { email, changeId: 1_000_000, sentAt: now }),
  deletePendingAnswerWatchesFromBefore: (db) =>
    watches.deletePendingAnswerWatchesFromBefore(db, '2999'),
  deleteAnswerWatch: async (db) => expect(await watches.deleteAnswerWatch(db, 1)).toBe(true),
  deleteAnswerWatchesOf: (db) => watches.deleteAnswerWatchesOf(db, email),
  deleteMatchingRows: (db) => personalData.deleteMatchingRows(db, 'outbox', [1]),
  deleteMatchingTrash: (db) => personalData.deleteMatchingTrash(db, ['none']),
  renameTrashDeleter: (db) => personalData.renameTrashDeleter(db, 'none', ''),
  renameImporter: (db) => personalData.renameImporter(db, 0, ''),
  replaceHistoryTexts: (db) => personalData.replaceHistoryTexts(db, { id: 1, ...history }),
};
