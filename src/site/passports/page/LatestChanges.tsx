import { Link } from '@tanstack/react-router';
import messages from '#messages/en/passports.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ChangeList } from '#src/site/changes/ChangeList.tsx';
import { WatchLink } from '#src/site/changes/WatchLink.tsx';
import { latestChangesInput } from './queries.ts';

const t = translator(messages);

/** The last changes of a passport's answers, with links to the page and the feed of all. */
export function LatestChanges({ code, name }: { code: string; name: string }) {
  const [{ changes }] = trpc.answerChange.list.useSuspenseQuery(latestChangesInput(code));
  return (
    <section aria-labelledby="latest" className="flex flex-col gap-3">
      <h2 id="latest" className="text-2xl font-semibold">
        {t('changes')}
      </h2>
      {changes.length === 0 ? (
        <p className="text-ink-soft">{t('noChanges')}</p>
      ) : (
        <ChangeList changes={changes} level={3} />
      )}
      <p className="no-print flex flex-wrap gap-x-6">
        {changes.length > 0 && (
          <Link
            to="/changes/$side/$code"
            params={{ side: 'passport', code }}
            className="link inline-flex min-h-11 items-center"
          >
            {t('allChanges')}
          </Link>
        )}
        <WatchLink side="passport" code={code} country={name} />
      </p>
    </section>
  );
}
