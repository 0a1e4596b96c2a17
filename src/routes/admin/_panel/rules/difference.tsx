import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { countryCodeIn, pageNumberIn, rowIdIn } from '#src/lib/searchParams.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { useNameOfCountry } from '#src/panel/countries/useAllCountries.ts';
import { DownloadLink } from '#src/panel/DownloadLink.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackLink } from '#src/panel/lists/BackLink.tsx';
import { keepingPage } from '#src/panel/lists/keepingPage.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { ChangeTable } from '#src/panel/rules/editions/ChangeTable.tsx';
import { CountsText } from '#src/panel/rules/editions/CountsText.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** The two editions, and the displayed part of their difference. */
type Shown = {
  from?: number | undefined;
  to?: number | undefined;
  destination?: string | undefined;
  page?: number | undefined;
};

const TITLE = 'Difference';

const backToEditions = <BackLink to="/admin/rules/editions" label="Back to editions" />;

export const Route = createFileRoute('/admin/_panel/rules/difference')({
  validateSearch: (search: Record<string, unknown>): Shown => ({
    from: rowIdIn(search.from),
    to: rowIdIn(search.to),
    destination: countryCodeIn(search.destination),
    page: pageNumberIn(search.page),
  }),
  head: ({ match }) => panelPageHead(TITLE, match),
  component: EditionDifference,
});

function EditionDifference() {
  const { from, to, ...part } = Route.useSearch();
  if (from === undefined || to === undefined) return <NoEditions />;
  return <NamedDifference from={from} to={to} {...part} />;
}

function NoEditions() {
  return (
    <>
      <PageHeading title={TITLE} back={backToEditions} />
      <EmptyState title="No editions chosen" hint="Choose an edition in the list of editions.">
        <ButtonLink to="/admin/rules/editions">Open editions</ButtonLink>
      </EmptyState>
    </>
  );
}

function NamedDifference({
  from,
  to,
  destination,
  page = 1,
}: Shown & { from: number; to: number }) {
  const difference = trpc.ruleEdition.difference.useQuery(
    { from, to, destination, page: page - 1 },
    keepingPage,
  );
  const nameOf = useNameOfCountry();
  return (
    <>
      <PageHeading
        title={TITLE}
        detail="What an edition changed against the one before it."
        back={backToEditions}
      >
        <DownloadLink href={`/admin/rule-editions/changes.csv?from=${from}&to=${to}`}>
          Download
        </DownloadLink>
      </PageHeading>
      <Loaded query={difference}>
        {({ counts, ...changes }) => (
          <>
            <CountsText counts={counts} />
            <ChangeTable {...changes} destination={destination} page={page} nameOf={nameOf} />
          </>
        )}
      </Loaded>
    </>
  );
}
