import { Link } from '@tanstack/react-router';
import {
  type AccessCounts,
  accessesOf,
  countedAccesses,
  type Opening,
} from '#core/answers/accessCounts.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { COMPARED_MAX, COMPARED_MIN, GROUP_PAGE_SIZE } from '#core/passports/travellers.ts';
import messages from '#messages/en/together.gen.ts';
import { translator } from '#messages/translate.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { ShareActions } from '../answer/ShareActions.tsx';
import { AccessMixBar } from '../answerLists/AccessMixBar.tsx';
import { ListedSources } from '../answerLists/ListedSources.tsx';
import { useCountryName } from '../passports/useCountries.ts';
import { GroupFilters } from './GroupFilters.tsx';
import { GroupList } from './GroupList.tsx';
import { GroupMap } from './GroupMap.tsx';
import { groupRowsOf, passportsOf, type Ranking } from './groupRows.ts';
import { type GroupAddress, type GroupSearch, LISTED_ID, RESULT_ID } from './groupSearch.ts';

const t = translator(messages);

/** A group's result: the number of countries open to all, and their list. */
export function GroupResult({
  ranking,
  address,
  search,
}: {
  ranking: Ranking;
  address: GroupAddress;
  search: GroupSearch;
}) {
  const nameOf = useCountryName();
  const { travellers, total, territories, doubtful, unknownStay } = ranking;
  const countries = total - territories;
  const group = passportsOf(travellers);
  const isShort = !search.all && total > GROUP_PAGE_SIZE;
  return (
    <>
      <GroupCounts ranking={ranking} group={group} />
      <section id="countries" aria-label={t('countries')} tabIndex={-1} className="outline-none">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <GroupFilters address={address} />
          <ShareActions
            title={t('shareTitle', { travellers: group })}
            label={t('linkLabel')}
            search={{ passports: address.passports }}
            printable
          />
        </div>
        <div role="status" className="mb-4 text-ink-soft">
          <h2 id={LISTED_ID} tabIndex={-1} className="outline-none">
            {territories > 0
              ? t('listedWithTerritories', { countries, territories })
              : t('listed', { countries })}
          </h2>
          {doubtful > 0 && <p>{t('doubtful', { count: doubtful })}</p>}
          {unknownStay > 0 && <p>{t('unknownStay', { count: unknownStay })}</p>}
          {search.on && <p>{t('forDay', { day: partialDateText(search.on) })}</p>}
        </div>
        {total === 0 ? (
          <EmptyState title={t('none')} hint={t('noneHint')} />
        ) : (
          <GroupList
            rows={groupRowsOf(ranking)}
            counts={ranking.shownCounts}
            nameOf={nameOf}
            group={{
              passports: address.passports ?? '',
              travellers: travellers.length,
              on: search.on,
              days: search.days,
            }}
          />
        )}
        {isShort && (
          <div className="no-print">
            <Pager page={search.page} pageSize={GROUP_PAGE_SIZE} total={total} listId="countries" />
            <p className="mt-4 text-center">
              <Link
                to="/together"
                search={{ ...address, page: undefined, all: 'true' }}
                hash="countries"
                className="link inline-flex min-h-11 items-center"
              >
                {t('allOnOnePage', { total })}
              </Link>
            </p>
          </div>
        )}
      </section>
      <GroupMap ranking={ranking} group={group} on={search.on} />
      <CompareLink travellers={travellers} />
      <ListedSources on={ranking.on} sources={ranking.sources} />
    </>
  );
}

/** A link to the comparison of the same passports, if they fit in. */
function CompareLink({ travellers }: { travellers: Ranking['travellers'] }) {
  const passports = new Set(travellers.flat().map(({ code }) => code));
  if (passports.size < COMPARED_MIN || passports.size > COMPARED_MAX) return null;
  return (
    <Link
      to="/compare"
      search={{ passports: [...passports].join() }}
      className="no-print link inline-flex min-h-11 items-center self-start"
    >
      {t('compareThese')}
    </Link>
  );
}

/** Counted as everywhere; the filters of the same names exclude uncertain answers, and say so. */
function GroupCounts({ ranking, group }: { ranking: Ranking; group: string }) {
  const { counts, doubtfulCounts } = ranking;
  const mix = Object.fromEntries(
    countedAccesses.map((name) => [name, counts[name] ?? 0]),
  ) as AccessCounts;
  const figuresOf = (opening: Opening) => {
    const open = ['own_country', ...accessesOf(opening)];
    return { count: sumOf(counts, open), doubtful: sumOf(doubtfulCounts, open) };
  };
  const open = figuresOf('no-visa-beforehand');
  const free = figuresOf('visa-free');
  return (
    <section aria-label={t('inShort')} className="flex flex-col gap-3">
      <h2
        id={RESULT_ID}
        tabIndex={-1}
        className="text-2xl font-semibold wrap-anywhere outline-none"
      >
        {group}
      </h2>
      <dl className="grid max-w-2xl gap-3 xs:grid-cols-3">
        <Figure name={t('openToAll', open)} count={open.count} />
        <Figure name={t('freeForAll', free)} count={free.count} />
        <Figure name={t('unknownForSome')} count={mix.unknown} />
      </dl>
      <AccessMixBar counts={mix} className="max-w-2xl" />
    </section>
  );
}

function sumOf(counts: Ranking['counts'], accesses: readonly string[]): number {
  return accesses.reduce((sum, access) => sum + (counts[access] ?? 0), 0);
}

function Figure({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-3xl font-bold tabular-nums">{count}</dd>
    </div>
  );
}
