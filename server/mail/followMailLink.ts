import { wordsOfPair } from '#core/answers/words/changeWords.ts';
import type { MailAction } from '#core/site/mailLinkPaths.ts';
import type { Db } from '#db/db.ts';
import {
  countAnswerWatchesOf,
  deleteAnswerWatch,
  deleteAnswerWatchesOf,
  findAnswerWatch,
} from '#db/queries/mail/answerWatches.ts';
import { findSubscriber } from '#db/queries/mail/newsletter.ts';
import mailMessages from '#messages/en/mail.gen.ts';
import { translator } from '#messages/translate.ts';
import type { Config } from '../config.ts';
import { confirmWatch } from './answerWatches.ts';
import { valueOfMailLink } from './mailLinks.ts';
import { confirmSubscriber, unsubscribe } from './newsletter.ts';

const t = translator(mailMessages);

type Link = { action: MailAction; token: string };

/** The subject of a mail link, for its confirmation page. */
type MailLinkState = {
  email: string;
  /** The answer it is about; null for the newsletter, and for all subscriptions of an address. */
  answer: string | null;
  /** Whether it was done already. */
  isDone: boolean;
};

/** Null when the link is invalid or expired, or its subject was deleted. */
export async function readMailLink(db: Db, link: Link): Promise<MailLinkState | null> {
  const value = await valueOfMailLink(db, link);
  if (value === null) return null;
  switch (link.action) {
    case 'confirm-newsletter': {
      const subscriber = await findSubscriber(db, value);
      const isDone = subscriber?.status === 'subscribed';
      return subscriber ? { email: value, answer: null, isDone } : null;
    }
    case 'leave-newsletter':
      return { email: value, answer: null, isDone: !(await findSubscriber(db, value)) };
    case 'confirm-watch': {
      const { email, id } = watchOf(value);
      const watch = await findAnswerWatch(db, id ?? 0);
      if (watch?.email !== email) return null;
      return { email, answer: wordsOf(watch), isDone: watch.status === 'confirmed' };
    }
    case 'stop-watching': {
      const { email, id } = watchOf(value);
      if (id === null) {
        return { email, answer: null, isDone: (await countAnswerWatchesOf(db, email)) === 0 };
      }
      const watch = await findAnswerWatch(db, id);
      const isDone = watch?.email !== email;
      return {
        email,
        answer: watch && !isDone ? wordsOf(watch) : t('thisAnswer'),
        isDone,
      };
    }
  }
}

/** Performs a mail link's action; repeating it has no effect. False for an invalid link. */
export async function followMailLink(db: Db, config: Config, link: Link): Promise<boolean> {
  const value = await valueOfMailLink(db, link);
  if (value === null) return false;
  switch (link.action) {
    case 'confirm-newsletter':
      return confirmSubscriber(db, config, value);
    case 'leave-newsletter':
      await unsubscribe(db, value);
      return true;
    case 'confirm-watch': {
      const { email, id } = watchOf(value);
      return confirmWatch(db, { email, id: id ?? 0 });
    }
    case 'stop-watching':
      await stopWatching(db, value);
      return true;
  }
}

async function stopWatching(db: Db, value: string) {
  const { email, id } = watchOf(value);
  if (id === null) {
    await deleteAnswerWatchesOf(db, email);
  } else if ((await findAnswerWatch(db, id))?.email === email) {
    await deleteAnswerWatch(db, id);
  }
}

/**
 * A link about subscriptions contains the address, and the id of one if it isn't for all. The id
 * alone may be reused for another address.
 */
function watchOf(value: string): { email: string; id: number | null } {
  const [email = '', id] = value.split(' ');
  return { email, id: id === undefined ? null : Number(id) };
}

function wordsOf(watch: NonNullable<Awaited<ReturnType<typeof findAnswerWatch>>>): string {
  return wordsOfPair(watch.passportName, watch.destinationName, watch.purpose);
}
