import { Link } from '@tanstack/react-router';
import { countedAsShown, countedPlaces } from '#core/answers/words/countedWords.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import compareMessages from '#messages/en/compare.gen.ts';
import { translator } from '#messages/translate.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ShareActions } from '../answer/ShareActions.tsx';
import { ListedSources } from '../answerLists/ListedSources.tsx';
import type { Comparison } from './ComparedPassport.tsx';
import { ComparedTable } from './ComparedTable.tsx';
import { CountryLinks } from './CountryLinks.tsx';
import { type CompareAddress, comparisonInput } from './compareSearch.ts';

const t = translator(compareMessages);

/** The countries that the passports open together, and those where they differ, or all. */
export function ComparisonResult({
  comparison,
  address,
}: {
  comparison: Comparison;
  address: CompareAddress;
}) {
  const { passports, openTogether, counted, total, differing, rows } = comparison;
  const names = listInWords(passports.map(({ name }) => name));
  const { all, passports: compared } = comparisonInput(address);
  return (
    <>
      <section aria-labelledby="together" className="card flex flex-col gap-1 p-4 sm:p-5">
        <h2 id="together" className="text-xl font-semibold">
          {t('together', { open: openTogether.length, total: counted })}
        </h2>
        <p className="text-ink-soft">{t('togetherMeans')}</p>
        <p className="text-sm text-ink-soft">
          {sentencesInWords([countedPlaces(), countedAsShown()])}
        </p>
        <CountryLinks summary={t('which')} countries={openTogether} />
        <p>
          {t.rich('eachOwn', {
            link: (children) => (
              <Link
                key="together"
                to="/together"
                search={{ passports: compared }}
                className="link py-3"
              >
                {children}
              </Link>
            ),
          })}
        </p>
      </section>
      <section aria-labelledby="side-by-side" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 id="side-by-side" tabIndex={-1} className="text-2xl font-semibold outline-none">
              {t('sideBySide')}
            </h2>
            <p role="status" className="text-ink-soft">
              {t('differing', { differing, total })}
            </p>
          </div>
          <ShareActions
            title={t('shareTitle', { passports: names })}
            label={t('shareLabel')}
            search={{ passports: compared }}
            printable
          />
        </div>
        <nav aria-label={t('shown')} className="no-print flex flex-wrap gap-2">
          <Choice label={t('differences', { count: differing })} all={false} chosen={!all} />
          <Choice label={t('all', { count: total })} all chosen={all} />
        </nav>
        {rows.length === 0 ? (
          <EmptyState title={t('noDifferences')} hint={t('sameEverywhere')} />
        ) : (
          <ComparedTable comparison={comparison} />
        )}
      </section>
      <ListedSources on={comparison.on} sources={comparison.sources} />
    </>
  );
}

function Choice({ label, all, chosen }: { label: string; all: boolean; chosen: boolean }) {
  return (
    <Link
      to="/compare"
      search={(previous) => ({ ...previous, all: all ? 'true' : undefined })}
      resetScroll={false}
      activeProps={{ 'aria-current': undefined }}
      aria-current={chosen ? 'true' : undefined}
      className="pill"
    >
      {label}
    </Link>
  );
}
