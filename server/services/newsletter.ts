import type { Db } from '../../db/client.ts';
import { countMailsTo } from '../../db/queries/mail/outbox.ts';
import * as newsletter from '../../db/queries/newsletter.ts';
import type { Config } from '../config.ts';
import { CONFIRMATIONS_A_DAY } from '../schemas/mail/limits.ts';
import { NotFound } from './errors.ts';
import { actingAs, visitor } from './history/actor.ts';
import { namesOfSubscriber } from './history/names.ts';
import { recordChange } from './history/recordChange.ts';
import { CONFIRM_DAYS, mailLinkTo, unsubscribeHeaders } from './mail/mailLinks.ts';
import { mailIsConfigured, nameInMails, queueMail } from './mail/outbox.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Stores an address (in lower case); signing up twice is as good as once. Where mail can be sent, it
 * is pending until its owner confirms. What this gives doesn't tell whether the address was known.
 */
export async function signUpForNewsletter(
  db: Db,
  config: Config,
  email: string,
): Promise<{ toConfirm: boolean }> {
  return actingAs(visitor, () =>
    db.transaction().execute(async (trx) => {
      const now = new Date().toISOString();
      const toConfirm = await mailIsConfigured(trx, config);
      const status = toConfirm ? 'pending' : 'subscribed';
      const subscriber = await newsletter.addSubscriber(trx, { email, status }, now);
      if (subscriber.isNew) {
        await recordChange(trx, {
          ...namesOfSubscriber(subscriber.id),
          action: 'created',
          after: { status },
        });
      }
      if (toConfirm && subscriber.status === 'pending') {
        await newsletter.renewPendingSubscriber(trx, email, now);
        await askToConfirm(trx, config, email);
      }
      if (!toConfirm && (await newsletter.subscribeUnconfirmed(trx, email))) {
        await recordChange(trx, {
          ...namesOfSubscriber(subscriber.id),
          action: 'changed',
          before: { status: 'pending' },
          after: { status },
        });
      }
      return { toConfirm };
    }),
  );
}

async function askToConfirm(trx: Db, { publicUrl = '' }: Config, email: string) {
  if (!(await mayBeAsked(trx, email))) return;
  const link = await mailLinkTo(trx, publicUrl, 'confirm-newsletter', email);
  await queueMail(trx, {
    kind: 'newsletter-confirm',
    to: email,
    subject: `Please confirm: the newsletter of ${await nameInMails(trx)}`,
    text: [
      `Somebody, probably you, asked for the newsletter of ${publicUrl} at this address.`,
      `If you want it, open this page and press the button within ${CONFIRM_DAYS} days:`,
      link,
      'If you do nothing, no newsletter comes, and your address is deleted after that time.',
    ].join('\n\n'),
  });
}

/** Whether an address may be asked once more to confirm something: nobody's mailbox is to be filled. */
export async function mayBeAsked(trx: Db, email: string): Promise<boolean> {
  const asked = await countMailsTo(trx, {
    to: email,
    kinds: ['newsletter-confirm', 'watch-confirm'],
    since: new Date(Date.now() - DAY_MS).toISOString(),
  });
  return asked < CONFIRMATIONS_A_DAY;
}

/**
 * The owner of an address says yes: it gets the newsletter from now on, and a mail that says how to
 * end that. Once more changes nothing. False when the sign-up is gone.
 */
export function confirmSubscriber(db: Db, config: Config, email: string): Promise<boolean> {
  return actingAs(visitor, () =>
    db.transaction().execute(async (trx) => {
      const now = new Date().toISOString();
      const confirmed = await newsletter.confirmSubscriber(trx, email, now);
      if (!confirmed) return (await newsletter.findSubscriber(trx, email)) !== undefined;
      await recordChange(trx, {
        ...namesOfSubscriber(confirmed.id),
        action: 'changed',
        before: { status: 'pending' },
        after: { status: 'subscribed' },
      });
      const { publicUrl } = config;
      if (publicUrl === undefined || !(await mailIsConfigured(trx, config))) return true;
      const link = await unsubscribeLink(trx, publicUrl, email);
      await queueMail(trx, {
        kind: 'newsletter-welcome',
        to: email,
        subject: `You get the newsletter of ${await nameInMails(trx)}`,
        text: [
          `From now on the newsletter of ${publicUrl} comes to this address.`,
          'To end it, at any time, open this page and press the button:',
          link,
        ].join('\n\n'),
        headers: unsubscribeHeaders(link),
      });
      return true;
    }),
  );
}

/** The address that ends the newsletter for somebody, with one click or one press of a button. */
export function unsubscribeLink(db: Db, publicUrl: string, email: string): Promise<string> {
  return mailLinkTo(db, publicUrl, 'leave-newsletter', email);
}

/** The owner of an address says no. Once more, or of an address that is not known, changes nothing. */
export async function unsubscribe(db: Db, email: string): Promise<void> {
  await actingAs(visitor, () => db.transaction().execute((trx) => removeSubscriber(trx, email)));
}

/** A page (from 0) of the subscribers, oldest first, and how many a search finds. */
export async function listSubscribers(
  db: Db,
  { page, pageSize, search }: { page: number; pageSize: number; search?: string | undefined },
): Promise<{ items: newsletter.Subscriber[]; total: number }> {
  const items = await newsletter.listSubscribers(db, search, {
    limit: pageSize,
    offset: page * pageSize,
  });
  return { items, total: await newsletter.countSubscribers(db, search) };
}

/** Removes the sign-up of an address (in lower case). Throws NotFound. */
export async function deleteSubscriber(db: Db, email: string): Promise<void> {
  const found = await db.transaction().execute((trx) => removeSubscriber(trx, email));
  if (!found) throw new NotFound('Subscriber');
}

/** Deletes the sign-ups that nobody confirmed in time. Gives how many there were. */
export function deleteUnconfirmedSubscribers(db: Db): Promise<number> {
  const before = new Date(Date.now() - CONFIRM_DAYS * DAY_MS).toISOString();
  return newsletter.deletePendingSubscribersFromBefore(db, before);
}

/** Removes the sign-up of an address in the transaction `trx`. False when there was none. */
export async function removeSubscriber(trx: Db, email: string): Promise<boolean> {
  const deleted = await newsletter.deleteSubscriber(trx, email);
  if (deleted) await recordChange(trx, { ...namesOfSubscriber(deleted.id), action: 'deleted' });
  return deleted !== undefined;
}
