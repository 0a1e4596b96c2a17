import { Link } from '@tanstack/react-router';
import {
  type AccessCounts,
  accessesOf,
  countedAccesses,
  type Opening,
} from '../../../server/schemas/answers/accessCounts.ts';
import {
  COMPARED_MAX,
  COMPARED_MIN,
  GROUP_PAGE_SIZE,
} from '../../../server/schemas/travel/travellers.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { AccessMixBar } from '../access/AccessMixBar.tsx';
import { ListedSources } from '../access/ListedSources.tsx';
import { useCountryName } from '../access/useCountryName.ts';
import { ShareActions } from '../visa/ShareActions.tsx';
import { GroupFilters } from './GroupFilters.tsx';
import { GroupList } from './GroupList.tsx';
import { GroupMap } from './GroupMap.tsx';
import { groupRowOf, passportsOf, type Ranking } from './groupRows.ts';
import type { GroupAddress, GroupSearch } from './groupSearch.ts';

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
  const { travellers, total, territories, doubtful, rows } = ranking;
  const listed = total - territories;
  const group = passportsOf(travellers);
  const isShort = !search.all && total > GROUP_PAGE_SIZE;
  return (
    <>
      <GroupCounts ranking={ranking} group={group} />
      <GroupMap ranking={ranking} group={group} />
      <section id="countries" aria-label="Countries" tabIndex={-1} className="outline-none">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <GroupFilters address={address} />
          <ShareActions
            title={`Where to go together: ${group}`}
            label="Link to this list"
            search={{ passports: address.passports }}
            printable
          />
        </div>
        <p role="status" className="mb-4 text-ink-soft">
          {listed === 1 ? '1 country' : `${listed} countries`}
          {territories > 0 &&
            ` and ${territories} ${territories === 1 ? 'territory' : 'territories'}`}
          , easiest for all first.
          {doubtful > 0 &&
            ` ${doubtful} more ${doubtful === 1 ? 'is' : 'are'} left out because an answer there is uncertain.`}
        </p>
        {total === 0 ? (
          <EmptyState
            title="No country"
            hint="Nowhere is it that easy for all: change the filters."
          />
        ) : (
          <GroupList
            rows={rows.map((row) => groupRowOf(row, travellers))}
            counts={ranking.shownCounts}
            nameOf={nameOf}
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
                All {total} on one page
              </Link>
            </p>
          </div>
        )}
      </section>
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
      Compare these passports side by side
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
  return (
    <section aria-label="In short" className="flex flex-col gap-3">
      <h2 className="text-2xl font-semibold wrap-anywhere first-letter:uppercase">{group}</h2>
      <dl className="grid max-w-2xl grid-cols-3 gap-3">
        <Figure
          name="countries where nobody needs a visa in advance"
          {...figuresOf('no-visa-beforehand')}
        />
        <Figure name="visa free for all" {...figuresOf('visa-free')} />
        <Figure name="no answer yet for someone" count={mix.unknown} />
      </dl>
      <AccessMixBar counts={mix} className="max-w-2xl" />
    </section>
  );
}

function sumOf(counts: Ranking['counts'], accesses: readonly string[]): number {
  return accesses.reduce((sum, access) => sum + (counts[access] ?? 0), 0);
}

function Figure({
  name,
  count,
  doubtful = 0,
}: {
  name: string;
  count: number;
  /** The number of countries in `count` with a doubtful answer for someone. */
  doubtful?: number;
}) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-soft">
        {name}
        {doubtful > 0 && ` (${doubtful}\u00a0uncertain)`}
      </dt>
      <dd className="text-3xl font-bold tabular-nums">{count}</dd>
    </div>
  );
}
