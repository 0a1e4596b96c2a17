import { Link, useRouter } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import changeMessages from '#messages/en/changes.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { copyText } from '#src/ui/copyText.ts';

const t = translator(changeMessages);

/** How changes are followed: the address of their feed, and what there is beside it. */
export function GetUpdates({
  feed,
  country,
}: {
  /** The path of the feed. */
  feed: string;
  /** The code of the country whose answers can be watched by e-mail; of all, if undefined. */
  country?: string | undefined;
}) {
  const { origin } = useRouter().options.context;
  const [isWatchOffered] = trpc.answerWatch.isOffered.useSuspenseQuery();
  const [outcome, setOutcome] = useState<'addressCopied' | 'cannotCopy'>();
  const address = new URL(localAddress(feed), origin).href;
  const copy = async () => setOutcome((await copyText(address)) ? 'addressCopied' : 'cannotCopy');
  return (
    <section
      id="updates"
      aria-labelledby="updates-title"
      tabIndex={-1}
      className="no-print mt-10 flex max-w-2xl flex-col gap-3 outline-none"
    >
      <h2 id="updates-title" className="text-2xl font-semibold">
        {t('updates')}
      </h2>
      <p>{t('feedHow')}</p>
      <dl>
        <dt className="font-semibold">{t('feedAddress')}</dt>
        <dd>
          <code dir="ltr" className="wrap-anywhere select-all">
            {address}
          </code>
        </dd>
      </dl>
      <div className="needs-scripts flex flex-wrap items-center gap-3">
        <button type="button" className="button-quiet" onClick={copy}>
          <Copy aria-hidden="true" size={18} /> {t('copyAddress')}
        </button>
        <span role="status" className="text-sm text-ink-soft">
          {outcome && t(outcome)}
        </span>
      </div>
      <p>
        {isWatchOffered
          ? t.rich<ReactNode, 'updatesByMail'>('updatesByMail', {
              link: (children) => <AnswersLink country={country}>{children}</AnswersLink>,
            })
          : t('updatesWithoutMail')}
      </p>
    </section>
  );
}

function AnswersLink({ country, children }: { country: string | undefined; children: ReactNode }) {
  return country ? (
    <Link to="/visa-info/$topic" params={{ topic: country }} className="link">
      {children}
    </Link>
  ) : (
    <Link to="/visa-info" className="link">
      {children}
    </Link>
  );
}
