import { createHash } from 'node:crypto';
import type { MessageFilterName } from '#core/records/lists.ts';
import type { MessageStatus } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import * as messages from '#db/queries/mail/contactMessages.ts';
import type { Config } from '../config.ts';
import { Conflict, InvalidRequest, NotFound } from '../errors.ts';
import { runAs, visitor } from '../history/actor.ts';
import { namesOfMessage } from '../history/names.ts';
import { recordChange, type Undoable } from '../history/recordChange.ts';
import { type UndoHooks, undoOfFields } from '../history/undoHooks.ts';
import { mailIsConfigured, nameInMails, queueMail } from './outbox.ts';

/** Characters of a message shown in the list. */
const EXCERPT_LENGTH = 300;

/** Identifies a viewed message: its id alone may have been reused. */
type SameMessage = { id: number; createdAt: string };

type Filter = { status?: MessageFilterName | undefined; search?: string | undefined };

/** Stores a visitor's message; an identical one is stored once. */
export async function storeContactMessage(
  db: Db,
  message: { name: string; email: string; message: string },
): Promise<void> {
  const fingerprint = createHash('sha256').update(JSON.stringify(message)).digest('hex');
  const row = { ...message, fingerprint };
  await runAs(visitor, () =>
    db.transaction().execute(async (trx) => {
      const id = await messages.addContactMessage(trx, row, new Date().toISOString());
      if (id !== undefined) await recordChange(trx, { ...namesOfMessage(id), action: 'created' });
    }),
  );
}

/** A page (from 0) of message excerpts, newest first, and the number that pass the filter. */
export async function listContactMessages(
  db: Db,
  { page, pageSize, status, search }: Filter & { page: number; pageSize: number },
): Promise<{ items: messages.ContactMessage[]; total: number }> {
  const filter = { status, search };
  const items = await messages.listContactMessagesNewestFirst(db, filter, {
    limit: pageSize,
    offset: page * pageSize,
    length: EXCERPT_LENGTH,
  });
  return { items, total: await messages.countContactMessages(db, filter) };
}

/** The number of unread messages. */
export function countUnread(db: Db): Promise<number> {
  return messages.countUnreadContactMessages(db);
}

type OpenedMessage = messages.ContactMessage & {
  replies: messages.MessageReply[];
  /** Whether mail is configured. */
  canReply: boolean;
  /** For the subject of a reply. */
  siteName: string;
};

/** A full message with its replies, and whether a reply can be sent. Throws NotFound. */
export async function readContactMessage(
  db: Db,
  config: Config,
  id: number,
): Promise<OpenedMessage> {
  const message = await messages.findContactMessage(db, id);
  if (!message) throw new NotFound('Message');
  return {
    ...message,
    replies: await messages.listRepliesTo(db, id),
    canReply: await mailIsConfigured(db, config),
    siteName: await nameInMails(db),
  };
}

/** Marks an unread message as read; others are unchanged. */
export async function markContactMessageRead(db: Db, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const message = await messages.findContactMessage(trx, id);
    if (message?.status === 'unread') await setMessageStatus(trx, id, 'read');
  });
}

/**
 * Sets the status of messages, ignoring deleted ones. Throws Conflict, without a change, when an id
 * was reused.
 */
export function setContactMessageStatuses(
  db: Db,
  seen: readonly SameMessage[],
  status: MessageStatus,
): Promise<Undoable> {
  return db.transaction().execute(async (trx) => {
    const changes: number[] = [];
    for (const one of seen) {
      const change = (await findSame(trx, one)) && (await setMessageStatus(trx, one.id, status));
      if (change !== undefined) changes.push(change);
    }
    return { changes };
  });
}

/**
 * Queues a reply and marks the message as answered; an identical reply is sent once. Throws
 * NotFound, Conflict when the id was reused or there are more replies than `repliesBefore`, and
 * InvalidRequest when mail isn't configured.
 */
export async function replyToContactMessage(
  db: Db,
  config: Config,
  seen: SameMessage,
  { subject, text, repliesBefore }: { subject: string; text: string; repliesBefore: number },
): Promise<void> {
  const { id } = seen;
  await db.transaction().execute(async (trx) => {
    const message = await findSame(trx, seen);
    if (!message) throw new NotFound('Message');
    if (!(await mailIsConfigured(trx, config))) {
      throw new InvalidRequest('No mail server is set: reply with your own mail program');
    }
    const replies = await messages.listRepliesTo(trx, id);
    if (replies.length > repliesBefore) {
      // A repeated request whose first response was lost.
      if (replies.at(-1)?.text === text) return;
      throw new Conflict('Somebody has answered this message meanwhile. Read that reply first');
    }
    await queueMail(trx, { kind: 'reply', to: message.email, subject, text, messageId: id });
    await setMessageStatus(trx, id, 'answered');
  });
}

/**
 * Permanently deletes a message and its replies. Throws NotFound, and Conflict when the id was
 * reused.
 */
export async function deleteContactMessage(db: Db, seen: SameMessage): Promise<void> {
  const { id } = seen;
  await db.transaction().execute(async (trx) => {
    await findSame(trx, seen);
    if (!(await messages.deleteContactMessage(trx, id))) throw new NotFound('Message');
    await recordChange(trx, { ...namesOfMessage(id), action: 'deleted' });
  });
}

async function findSame(trx: Db, { id, createdAt }: SameMessage) {
  const message = await messages.findContactMessage(trx, id);
  if (message && message.createdAt !== createdAt) {
    throw new Conflict('This message was deleted meanwhile. Please reload the page');
  }
  return message;
}

/** Returns the history entry; `undefined` when the message is gone or has that status. */
async function setMessageStatus(
  trx: Db,
  id: number,
  status: MessageStatus,
): Promise<number | undefined> {
  const changed = await messages.setContactMessageStatus(trx, id, status);
  if (!changed) return undefined;
  const before = { status: changed.before };
  return recordChange(trx, { ...namesOfMessage(id), action: 'changed', before, after: { status } });
}

export const messageHooks: UndoHooks = {
  undo: undoOfFields<{ status: MessageStatus }>(['status'], (trx, id, { status }) =>
    setMessageStatus(trx, Number(id), status),
  ),
};
