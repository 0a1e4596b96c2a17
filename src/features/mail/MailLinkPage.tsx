import { type MailAction, mailLinkPath } from '../../../server/schemas/mail/mailLinkPaths.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { confirmNewsletter, confirmWatch } from './confirmationWords.ts';

/** The results of pressing the button. */
export const outcomes = ['done', 'ended'] as const;

type Words = {
  title: string;
  /** The text of the question, which names the button's effect. */
  ask: (email: string, answer: string | null) => string;
  button: string;
  done: string;
  /** Text for the page without a link, after signing up. */
  sent?: string;
};

const wordsOf: Record<MailAction, Words> = {
  'confirm-newsletter': {
    title: 'Newsletter',
    ask: (email) => `Send the newsletter to ${email}?`,
    button: 'Confirm',
    done: 'Thank you for subscribing! The newsletter comes from now on.',
    sent: `Thank you for subscribing! ${confirmNewsletter}`,
  },
  'leave-newsletter': {
    title: 'Newsletter',
    ask: (email) => `Send no more newsletters to ${email}?`,
    button: 'Unsubscribe',
    done: 'You are unsubscribed. Your address is deleted from the list.',
  },
  'confirm-watch': {
    title: 'Changes by e-mail',
    ask: (email, answer) => `Write to ${email} when this changes: ${answer}?`,
    button: 'Confirm',
    done: 'Thank you. We write when it changes, once a day at most.',
    sent: `Thank you. ${confirmWatch}`,
  },
  'stop-watching': {
    title: 'Changes by e-mail',
    ask: (email, answer) =>
      answer
        ? `Write no more to ${email} about this: ${answer}?`
        : `Write no more to ${email} about changed answers?`,
    button: 'Stop',
    done: 'We write no more, and your address is deleted from what it watched.',
  },
};

/**
 * Asks before it performs the action of a link in a mail, and reports the result. Needs no scripts.
 */
export function MailLinkPage({
  action,
  token,
  link,
  outcome,
}: {
  action: MailAction;
  token: string | undefined;
  /** The link's subject; null for an expired one. */
  link: RouterOutputs['mailLink']['read'] | undefined;
  outcome: (typeof outcomes)[number] | undefined;
}) {
  const { title, ask, button, done, sent } = wordsOf[action];
  const ended = 'This link has ended or is not complete. Please ask for a new one.';
  if (link && token) {
    return (
      <div className="container-site max-w-2xl py-8">
        <PageIntro title={title}>{link.isDone ? done : ask(link.email, link.answer)}</PageIntro>
        {!link.isDone && (
          <form method="post" action={mailLinkPath(action)}>
            <input type="hidden" name="token" value={token} />
            <button type="submit" className="button">
              {button}
            </button>
          </form>
        )}
      </div>
    );
  }
  const isJustSent = outcome === undefined && token === undefined && sent !== undefined;
  const said = outcome === 'done' ? done : isJustSent ? sent : ended;
  return (
    <div className="container-site max-w-2xl py-8">
      <PageIntro title={title}>{said}</PageIntro>
    </div>
  );
}
