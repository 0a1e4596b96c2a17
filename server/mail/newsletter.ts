import { CLOCK_SKEW_MS, DAY_MS } from '#core/dates.ts';
import { CONFIRMATIONS_A_DAY } from '#core/site/mailLimits.ts';
import type { Db } from '#db/db.ts';
import * as newsletter from '#db/queries/mail/newsletter.ts';
import { countMailsTo } from '#db/queries/mail/outbox.ts';
import mailMessages from '#messages/en/mail.gen.ts';
import { translator } from '#messages/translate.ts';
import type { Config } from '../config.ts';
import { NotFound } from '../errors.ts';
import { runAs, visitor } from '../history/actor.ts';
import { namesOfSubscriber } from '../history/names.ts';
import { recordChange } from '../history/recordChange.ts';
import { currentLanguage } from '../languages/requestLanguage.ts';
import { CONFIRM_DAYS, mailLinkTo, unsubscribeHeaders } from './mailLinks.ts';
import { mailIsConfigured, nameInMails, queueMail } from './outbox.ts';

const t = translator(mailMessages);

/**
 * Subscribes an address (in lower case); repeating it has no effect. If mail is configured, it is
 * pending until confirmed. The result doesn't reveal whether the address was known.
 */
export async function signUpForNewsletter(
  db: Db,
  config: Config,
  email: string,
): Promise<{ toConfirm: boolean }> {
  return runAs(visitor, () =>
    db.transaction().execute(async (trx) => {
      const now = new Date().toISOString();
      const toConfirm = await mailIsConfigured(trx, config);
      const status = toConfirm ? 'pending' : 'subscribed';
      const subscriber = await newsletter.addSubscriber(
        trx,
        { email, status, language: currentLanguage() },
        now,
      );
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
  if (!(await mayMailConfirmation(trx, email))) return;
  const link = await mailLinkTo(trx, publicUrl, 'confirm-newsletter', email);
  await queueMail(trx, {
    kind: 'newsletter-confirm',
    to: email,
    subject: t('confirmNewsletterSubject', { site: await nameInMails(trx) }),
    text: [
      t('newsletterAsked', { address: publicUrl }),
      t('newsletterConfirm', { days: CONFIRM_DAYS }),
      link,
      t('newsletterIgnore'),
    ].join('\n\n'),
  });
}

/** Whether an address may get another confirmation mail: prevents flooding a mailbox. */
export async function mayMailConfirmation(trx: Db, email: string): Promise<boolean> {
  const now = Date.now();
  const asked = await countMailsTo(trx, {
    to: email,
    kinds: ['newsletter-confirm', 'watch-confirm'],
    since: new Date(now - DAY_MS).toISOString(),
    // Mails of a clock that was ahead would count until its time comes.
    until: new Date(now + CLOCK_SKEW_MS).toISOString(),
  });
  return asked < CONFIRMATIONS_A_DAY;
}

/**
 * Confirms a subscription and queues a mail with the unsubscribe link. Repeating it has no effect.
 * False when the subscription was deleted.
 */
export function confirmSubscriber(db: Db, config: Config, email: string): Promise<boolean> {
  return runAs(visitor, () =>
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
        subject: t('welcomeSubject', { site: await nameInMails(trx) }),
        text: [t('welcome', { address: publicUrl }), t('welcomeStop'), link].join('\n\n'),
        headers: unsubscribeHeaders(link),
      });
      return true;
    }),
  );
}

/** A subscriber's unsubscribe address, for one click or a button. */
export function unsubscribeLink(db: Db, publicUrl: string, email: string): Promise<string> {
  return mailLinkTo(db, publicUrl, 'leave-newsletter', email);
}

/** Unsubscribes an address; no effect if it is unknown. */
export async function unsubscribe(db: Db, email: string): Promise<void> {
  await runAs(visitor, () => db.transaction().execute((trx) => removeSubscriber(trx, email)));
}

/** A page (from 0) of the subscribers, oldest first, and the number that match the search. */
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

/** Deletes the subscription of an address (in lower case). Throws NotFound. */
export async function deleteSubscriber(db: Db, email: string): Promise<void> {
  const found = await db.transaction().execute((trx) => removeSubscriber(trx, email));
  if (!found) throw new NotFound('Subscriber');
}

/** Deletes expired unconfirmed subscriptions. Returns their number. */
export function deleteUnconfirmedSubscribers(db: Db): Promise<number> {
  const before = new Date(Date.now() - CONFIRM_DAYS * DAY_MS).toISOString();
  return newsletter.deletePendingSubscribersFromBefore(db, before);
}

/** Deletes the subscription of an address in the transaction `trx`. False when there was none. */
export async function removeSubscriber(trx: Db, email: string): Promise<boolean> {
  const deleted = await newsletter.deleteSubscriber(trx, email);
  if (deleted) await recordChange(trx, { ...namesOfSubscriber(deleted.id), action: 'deleted' });
  return deleted !== undefined;
}
