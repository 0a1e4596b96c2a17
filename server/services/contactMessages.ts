import { createHash } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import * as messages from '../../db/queries/contactMessages.ts';
import { ADMIN_PAGE_SIZE } from '../schemas/constants.ts';
import { NotFound } from './errors.ts';

/** Stores a visitor's message; the same message again is stored once. */
export async function storeContactMessage(
  db: Db,
  message: { name: string; email: string; message: string },
): Promise<void> {
  const fingerprint = createHash('sha256').update(JSON.stringify(message)).digest('hex');
  await messages.addContactMessage(db, { ...message, fingerprint }, new Date().toISOString());
}

/** A page (from 0) of the messages, newest first, and how many there are in all. */
export async function listContactMessages(
  db: Db,
  page: number,
): Promise<{ items: messages.ContactMessage[]; total: number }> {
  const items = await messages.listContactMessagesNewestFirst(db, {
    limit: ADMIN_PAGE_SIZE,
    offset: page * ADMIN_PAGE_SIZE,
  });
  return { items, total: await messages.countContactMessages(db) };
}

/** Removes a message. Throws NotFound. */
export async function deleteContactMessage(db: Db, id: number): Promise<void> {
  if (!(await messages.deleteContactMessage(db, id))) throw new NotFound('Message');
}
