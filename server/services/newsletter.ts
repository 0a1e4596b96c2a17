import type { Db } from '../../db/client.ts';
import * as newsletter from '../../db/queries/newsletter.ts';
import { ADMIN_PAGE_SIZE } from '../schemas/constants.ts';
import { NotFound } from './errors.ts';

/** Stores an address (in lower case); signing up twice is as good as once. */
export async function signUpForNewsletter(db: Db, email: string): Promise<void> {
  await newsletter.addSubscriber(db, email, new Date().toISOString());
}

/** A page (from 0) of the subscribers, oldest first, and how many there are in all. */
export async function listSubscribers(
  db: Db,
  page: number,
): Promise<{ items: { email: string; createdAt: string }[]; total: number }> {
  const items = await newsletter.listSubscribers(db, {
    limit: ADMIN_PAGE_SIZE,
    offset: page * ADMIN_PAGE_SIZE,
  });
  return { items, total: await newsletter.countSubscribers(db) };
}

/** Removes the sign-up of an address (in lower case). Throws NotFound. */
export async function deleteSubscriber(db: Db, email: string): Promise<void> {
  if (!(await newsletter.deleteSubscriber(db, email))) throw new NotFound('Subscriber');
}
