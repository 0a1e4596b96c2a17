import { type MailAction, mailLinkPath } from '../../../server/schemas/mail/mailLinkPaths.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { confirmNewsletter, confirmWatch } from './confirmationWords.ts';

/** What became of pressing the button. */
export const outcomes = ['done', 'ended'] as const;

type Words = {
  title: string;
  /** What the button does, to whom. */
  ask: (email: string, answer: string | null) => string;
  button: string;
  done: string;
  /** Where the page is opened without a link: somebody has just signed up. */
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

/** Asks before it does what a link in a mail is for, and says what became of it. Needs no scripts. */
export function MailLinkPage({
  action,
  token,
  link,
  outcome,
}: {
  action: MailAction;
  token: string | undefined;
  /** What the link is about; null for one that has ended. */
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
