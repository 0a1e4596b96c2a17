import { sentencesInWords } from '#core/languages/sentences.ts';
import { type MailAction, mailLinkPath } from '#core/site/mailLinkPaths.ts';
import mailMessages from '#messages/en/mail.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { confirmNewsletter, confirmWatch } from './confirmationWords.ts';

const t = translator(mailMessages);

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

function wordsOf(action: MailAction): Words {
  switch (action) {
    case 'confirm-newsletter':
      return {
        title: t('newsletter'),
        ask: (email) => t('askNewsletter', { email }),
        button: t('confirm'),
        done: t('doneNewsletter'),
        sent: sentencesInWords([t('sentNewsletter'), confirmNewsletter()]),
      };
    case 'leave-newsletter':
      return {
        title: t('newsletter'),
        ask: (email) => t('askLeave', { email }),
        button: t('unsubscribe'),
        done: t('doneLeave'),
      };
    case 'confirm-watch':
      return {
        title: t('changes'),
        ask: (email, answer) => t('askWatch', { email, answer: answer ?? '' }),
        button: t('confirm'),
        done: t('doneWatch'),
        sent: sentencesInWords([t('sentWatch'), confirmWatch()]),
      };
    case 'stop-watching':
      return {
        title: t('changes'),
        ask: (email, answer) =>
          answer ? t('askStop', { email, answer }) : t('askStopAll', { email }),
        button: t('stop'),
        done: t('doneStop'),
      };
  }
}

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
  const { title, ask, button, done, sent } = wordsOf(action);
  if (link && token) {
    return (
      <div className="container-site max-w-2xl py-8">
        <PageIntro title={title}>{link.isDone ? done : ask(link.email, link.answer)}</PageIntro>
        {!link.isDone && (
          <form method="post" action={localAddress(mailLinkPath(action))}>
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
  const said = outcome === 'done' ? done : isJustSent ? sent : t('ended');
  return (
    <div className="container-site max-w-2xl py-8">
      <PageIntro title={title}>{said}</PageIntro>
    </div>
  );
}
