import { useDeferredValue, useMemo } from 'react';
import { unpackPassports } from '#core/answers/packedAnswers.ts';
import type { Ranking } from '#core/passports/passportRanking.ts';
import accessMessages from '#messages/en/access.gen.ts';
import rankingMessages, { type Messages } from '#messages/en/ranking.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { continentsOf } from '#src/site/answerLists/answerWords.ts';
import { SelectFilter, TextFilter } from '#src/site/answerLists/ListFilters.tsx';
import { addressOf } from '#src/site/answerLists/listAddress.ts';
import { useSearchInAddress } from '#src/site/answerLists/useSearchInAddress.ts';
import { NotCounted } from '#src/site/documents/NotCounted.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { useFurtherNames } from '../furtherNames.ts';
import { useCountries } from '../useCountries.ts';
import { RankingMethod } from './RankingMethod.tsx';
import { RankingTable } from './RankingTable.tsx';
import { type RankingSearch, rankedRows, rankingOf, shownPassports } from './rankedRows.ts';

const t = translator(rankingMessages);
const accessText = translator(accessMessages);

const choices = [
  ['no-visa-beforehand', 'noVisa'],
  ['visa-free', 'visaFreeOnly'],
] as const satisfies [ranking: Ranking, words: keyof Messages][];

/**
 * All passports by the number of destinations they open; search, filters and order are stored in
 * the address.
 */
export function PassportRanking({ search }: { search: RankingSearch }) {
  const [{ passports, on }] = trpc.passport.list.useSuspenseQuery();
  const countries = useCountries();
  const { find, continent, sort, count } = search;
  const [shown, change] = useSearchInAddress({ find, continent, sort, count });
  const deferred = useDeferredValue(shown);
  const ranking = rankingOf(deferred.count);
  const rows = useMemo(() => {
    const names = new Map(countries.map(({ code, name }) => [code, name]));
    return rankedRows(unpackPassports(passports), names, ranking);
  }, [countries, passports, ranking]);
  const found = shownPassports(rows, deferred, useFurtherNames(deferred.find));
  const chosen = rankingOf(shown.count);
  return (
    <div className="container-site py-8">
      <PageIntro title={t('title')}>
        {t(ranking === 'visa-free' ? 'introVisaFree' : 'introNoVisa', {
          passports: rows.length,
          destinations: rows.length - 1,
        })}
      </PageIntro>
      <NotCounted why="notCountedOfMany" />
      <form
        action="#ranking"
        aria-label={t('filters')}
        onSubmit={(event) => event.preventDefault()}
        className="mb-3 flex flex-wrap items-end gap-3"
      >
        {Object.entries({ sort, count }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <TextFilter
          label={accessText('findPassport')}
          value={shown.find}
          onChange={(text) => change({ find: text })}
        />
        <SelectFilter
          label={accessText('continent')}
          name="continent"
          all={accessText('anyContinent')}
          options={continentsOf(rows)}
          value={shown.continent}
          onChange={(value) => change({ continent: value })}
        />
        <noscript>
          <button type="submit" className="button-quiet">
            {accessText('show')}
          </button>
        </noscript>
        <fieldset className="flex flex-wrap gap-2 sm:ms-auto">
          <legend className="mb-1.5 font-semibold">{t('counted')}</legend>
          {choices.map(([value, words]) => (
            <a
              key={value}
              href={addressOf({ ...shown, count: valueInAddress(value) }, 'ranking')}
              aria-current={value === chosen || undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                change({ count: valueInAddress(value) });
              }}
              className="pill text-sm"
            >
              {t(words)}
            </a>
          ))}
        </fieldset>
      </form>
      <section id="ranking" aria-label={t('ranking')} className="scroll-mt-24">
        <p role="status" className="mb-2 text-sm text-ink-soft">
          {found.length === rows.length
            ? accessText('allPassports', { total: rows.length })
            : accessText('somePassports', { found: found.length, total: rows.length })}
        </p>
        <RankingTable
          rows={found}
          ranking={ranking}
          sort={shown.sort}
          address={(next) => addressOf({ ...shown, sort: next }, 'ranking')}
          onSort={(next) => change({ sort: next })}
        />
      </section>
      <RankingMethod passports={rows.length} on={on} />
    </div>
  );
}

/** The default is omitted from the address. */
function valueInAddress(ranking: Ranking): string | undefined {
  return ranking === 'no-visa-beforehand' ? undefined : ranking;
}
