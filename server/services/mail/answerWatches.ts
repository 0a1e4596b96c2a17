import type { Db } from '../../../db/db.ts';
import { findCountry } from '../../../db/queries/countries.ts';
import * as watches from '../../../db/queries/mail/answerWatches.ts';
import type { Config } from '../../config.ts';
import { wordsOfPurpose } from '../../schemas/answers/changeWords.ts';
import { endInWords } from '../../schemas/answers/headline.ts';
import { WATCHES_MAX } from '../../schemas/mail/limits.ts';
import { findAnswer } from '../entryRules/findAnswer.ts';
import { InvalidRequest } from '../errors.ts';
import { runAs, visitor } from '../history/actor.ts';
import { mayMailConfirmation } from '../newsletter.ts';
import { CONFIRM_DAYS, mailLinkTo } from './mailLinks.ts';
import { mailIsConfigured, nameInMails, queueMail } from './outbox.ts';

/**
 * Subscribes an address (in lower case) to changes of an answer, once confirmed. The visible
 * outcome is the same for every address. Throws InvalidRequest for a pair without a page, and when
 * mail isn't configured.
 */
export async function watchAnswer(
  db: Db,
  config: Config,
  { email, ...answer }: watches.WatchedAnswer & { email: string },
): Promise<void> {
  await runAs(visitor, () =>
    db.transaction().execute(async (trx) => {
      if (!(await mailIsConfigured(trx, config))) {
        throw new InvalidRequest('This site sends no e-mail');
      }
      const passport = await findCountry(trx, answer.passport);
      const destination = await findCountry(trx, answer.destination);
      if (!passport || !destination) {
        throw new InvalidRequest('This is no answer of this site. Please open its page again');
      }
      if ((await watches.countAnswerWatchesOf(trx, email)) >= WATCHES_MAX) return;
      const now = new Date().toISOString();
      const watch = await watches.addAnswerWatch(trx, { email, ...answer }, now);
      if (watch.status === 'confirmed') return;
      await watches.renewPendingAnswerWatch(trx, watch.id, now);
      if (!(await mayMailConfirmation(trx, email))) return;
      const { publicUrl = '' } = config;
      const link = await mailLinkTo(trx, publicUrl, 'confirm-watch', `${email} ${watch.id}`);
      const words = wordsOfPair(passport.name, destination.name, answer.purpose);
      const end = endInWords(await findAnswer(trx, answer));
      await queueMail(trx, {
        kind: 'watch-confirm',
        to: email,
        subject: `Please confirm: changes of visa rules on ${await nameInMails(trx)}`,
        text: [
          `Somebody, probably you, asked ${publicUrl} to write to this address when this answer changes:`,
          [words, end].filter(Boolean).join('\n'),
          `If you want that, open this page and press the button within ${CONFIRM_DAYS} days:`,
          link,
          'If you do nothing, no mail comes, and your address is deleted after that time.',
        ].join('\n\n'),
      });
    }),
  );
}

/** "Japan with a passport of Brazil (transit)" */
export function wordsOfPair(
  passport: string,
  destination: string,
  purpose: watches.WatchedAnswer['purpose'],
): string {
  return `${destination} with a passport of ${passport}${wordsOfPurpose(purpose)}`;
}

/**
 * Confirms a subscription; repeating it has no effect. False when it was deleted, even if its id
 * was reused for another address.
 */
export async function confirmWatch(
  db: Db,
  { email, id }: { email: string; id: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if ((await watches.findAnswerWatch(trx, id))?.email !== email) return false;
    await watches.confirmAnswerWatch(trx, id, new Date().toISOString());
    return true;
  });
}

/** Deletes expired unconfirmed subscriptions. Returns their number. */
export function deleteUnconfirmedWatches(db: Db): Promise<number> {
  const before = new Date(Date.now() - CONFIRM_DAYS * 24 * 60 * 60 * 1000).toISOString();
  return watches.deletePendingAnswerWatchesFromBefore(db, before);
}
