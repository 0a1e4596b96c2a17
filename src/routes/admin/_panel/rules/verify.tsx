import { keepPreviousData } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { ADMIN_PAGE_SIZE } from '../../../../../server/schemas/constants.ts';
import { useAllCountries } from '../../../../features/admin/countries/useAllCountries.ts';
import { Loaded } from '../../../../features/admin/Loaded.tsx';
import { useLastPage } from '../../../../features/admin/lists/listState.ts';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import { failedToLoad } from '../../../../features/admin/reports.ts';
import { MostAsked } from '../../../../features/admin/rules/queues/MostAsked.tsx';
import { VerifyRow } from '../../../../features/admin/rules/queues/VerifyRow.tsx';
import { RulesNav } from '../../../../features/admin/rules/RulesNav.tsx';
import { purposeNames } from '../../../../features/admin/rules/ruleLabels.ts';
import { useRuleSources } from '../../../../features/admin/rules/useRuleSources.ts';
import { useMayOpen } from '../../../../features/admin/session/signedIn.ts';
import { adminPageHead } from '../../../../lib/pageHead.ts';
import { pageNumberIn } from '../../../../lib/searchParams.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Pager } from '../../../../ui/Pager.tsx';

export const Route = createFileRoute('/admin/_panel/rules/verify')({
  validateSearch: (search: Record<string, unknown>): { page?: number | undefined } => ({
    page: pageNumberIn(search.page),
  }),
  head: ({ match }) => adminPageHead('Re-verify', match),
  component: Verify,
});

function Verify() {
  const { page = 1 } = Route.useSearch();
  const mayOpen = useMayOpen();
  const countries = useAllCountries();
  const sources = useRuleSources();
  const stale = trpc.rule.stale.useQuery(
    { page: page - 1 },
    { placeholderData: keepPreviousData, meta: { failure: failedToLoad.rulesToVerify } },
  );
  useLastPage(stale, page, 'page');
  const nameOf = (code: string) => countries.data?.find((it) => it.code === code)?.name ?? code;

  return (
    <>
      <PageHeading
        title="Re-verify"
        detail="Rules that nobody has looked at for longer than Settings allow. Press C on a row to confirm it with today's date."
      />
      <RulesNav />
      <MostAsked nameOf={nameOf} sources={sources.data ?? []} />
      <section aria-labelledby="stale" className="flex flex-col gap-3">
        <h2 id="stale" tabIndex={-1} className="text-xl font-semibold">
          Stale rules
        </h2>
        <Loaded query={stale} failure={failedToLoad.rulesToVerify}>
          {({ items, total }) => (
            <>
              {total === 0 && (
                <EmptyState title="Nothing is stale" hint="Every rule was looked at in time" />
              )}
              {items.map((rule) => (
                <VerifyRow
                  key={rule.id}
                  rule={rule}
                  pair={`${nameOf(rule.passport)} to ${nameOf(rule.destination)}, ${purposeNames[rule.purpose].toLowerCase()}`}
                  sources={sources.data ?? []}
                />
              ))}
              <Pager
                label="Pages of stale rules"
                page={page}
                pageSize={ADMIN_PAGE_SIZE}
                total={total}
                listId="stale"
              />
            </>
          )}
        </Loaded>
      </section>
      <p className="text-ink-soft">
        After how many days rules are stale is said in{' '}
        {mayOpen('/admin/settings') ? (
          <Link to="/admin/settings" className="link">
            Settings
          </Link>
        ) : (
          'Settings'
        )}
        .
      </p>
    </>
  );
}
