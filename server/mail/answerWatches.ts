import { wordsOfPair } from '#core/answers/words/changeWords.ts';
import { endInWords } from '#core/answers/words/headline.ts';
import { DAY_MS } from '#core/dates.ts';
import { WATCHES_MAX } from '#core/site/mailLimits.ts';
import type { Db } from '#db/db.ts';
import * as watches from '#db/queries/mail/answerWatches.ts';
import failureMessages from '#messages/en/failures.gen.ts';
import mailMessages from '#messages/en/mail.gen.ts';
import { translator } from '#messages/translate.ts';
import { countryOf } from '../answers/facts/countries.ts';
import { findAnswer } from '../answers/findAnswer.ts';
import type { Config } from '../config.ts';
import { InvalidRequest } from '../errors.ts';
import { runAs, visitor } from '../history/actor.ts';
import { currentLanguage } from '../languages/requestLanguage.ts';
import { CONFIRM_DAYS, mailLinkTo } from './mailLinks.ts';
import { mayMailConfirmation } from './newsletter.ts';
import { mailIsConfigured, nameInMails, queueMail } from './outbox.ts';

const t = translator(mailMessages);
const failureText = translator(failureMessages);

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
        throw new InvalidRequest(failureText('noMail'));
      }
      const passport = await countryOf(trx, answer.passport);
      const destination = await countryOf(trx, answer.destination);
      if (!passport || !destination) {
        throw new InvalidRequest(failureText('noAnswer'));
      }
      if ((await watches.countAnswerWatchesOf(trx, email)) >= WATCHES_MAX) return;
      const now = new Date().toISOString();
      const watch = await watches.addAnswerWatch(
        trx,
        { email, ...answer, language: currentLanguage() },
        now,
      );
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
        subject: t('confirmWatchSubject', { site: await nameInMails(trx) }),
        text: [
          t('watchAsked', { address: publicUrl }),
          [words, end].filter(Boolean).join('\n'),
          t('watchConfirm', { days: CONFIRM_DAYS }),
          link,
          t('watchIgnore'),
        ].join('\n\n'),
      });
    }),
  );
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
  const before = new Date(Date.now() - CONFIRM_DAYS * DAY_MS).toISOString();
  return watches.deletePendingAnswerWatchesFromBefore(db, before);
}
