import { createFileRoute, Link } from '@tanstack/react-router';
import { sentenceGap } from '#core/languages/sentences.ts';
import { FEED_PATH } from '#core/site/pages.ts';
import changeMessages from '#messages/en/changes.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { isEmpty } from '#src/lib/searchParams.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ChangeFilter } from '#src/site/changes/ChangeFilter.tsx';
import { ChangeList } from '#src/site/changes/ChangeList.tsx';
import { readChangeSearch } from '#src/site/changes/changeSearch.ts';
import { EditionTable } from '#src/site/changes/EditionTable.tsx';
import { GetUpdates } from '#src/site/changes/GetUpdates.tsx';
import { loadRecentChanges } from '#src/site/changes/loadRecentChanges.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';

const t = translator(changeMessages);

export const Route = createFileRoute('/_site/changes/')({
  validateSearch: readChangeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { trpc }, deps }) => loadRecentChanges(trpc, deps),
  head: loadedHead,
  component: Changes,
});

function Changes() {
  const { asked, passport, destination } = Route.useLoaderData();
  const [{ changes, next }] = trpc.answerChange.list.useSuspenseQuery(asked);
  return (
    <div className="container-site py-8">
      <PageIntro title={t('title')}>
        {t('intro')}
        {sentenceGap()}
        <a href="#updates" className="link">
          {t('updates')}
        </a>
      </PageIntro>
      <ChangeFilter passport={passport} destination={destination} />
      <section id="changes" aria-label={t('changes')} tabIndex={-1} className="mt-8 outline-none">
        {changes.length === 0 ? (
          <EmptyState title={t('none')} hint={t('noneSinceImport')} />
        ) : (
          <ChangeList changes={changes} />
        )}
        {(asked.before !== undefined || next !== null) && (
          <nav aria-label={t('pages')} className="mt-8 flex flex-wrap justify-between gap-4">
            {asked.before === undefined ? <span /> : <PageLink label={t('newest')} />}
            {next !== null && <PageLink label={t('older')} before={next} />}
          </nav>
        )}
      </section>
      <GetUpdates feed={FEED_PATH} />
      {isEmpty(asked) && <EditionTable />}
    </div>
  );
}

function PageLink({ label, before }: { label: string; before?: number }) {
  return (
    <Link
      to="/changes"
      search={(previous) => ({ ...previous, before })}
      hash="changes"
      className="button-quiet"
    >
      {label}
    </Link>
  );
}
