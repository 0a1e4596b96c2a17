import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { countryCodeIn, pageNumberIn, rowIdIn } from '#src/lib/searchParams.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useNameOfCountry } from '#src/panel/countries/useAllCountries.ts';
import { DownloadLink } from '#src/panel/DownloadLink.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackLink } from '#src/panel/lists/BackLink.tsx';
import { keepingPage } from '#src/panel/lists/keepingPage.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { ChangeTable } from '#src/panel/rules/editions/ChangeTable.tsx';
import { CountsText } from '#src/panel/rules/editions/CountsText.tsx';

/** The two editions, and the displayed part of their difference. */
type Shown = {
  from?: number | undefined;
  to?: number | undefined;
  destination?: string | undefined;
  page?: number | undefined;
};

export const Route = createFileRoute('/admin/_panel/rules/difference')({
  validateSearch: (search: Record<string, unknown>): Shown => ({
    from: rowIdIn(search.from),
    to: rowIdIn(search.to),
    destination: countryCodeIn(search.destination),
    page: pageNumberIn(search.page),
  }),
  head: ({ match }) => panelPageHead('Difference', match),
  component: EditionDifference,
});

function EditionDifference() {
  const { from = 0, to = 0, destination, page = 1 } = Route.useSearch();
  const difference = trpc.ruleEdition.difference.useQuery(
    { from, to, destination, page: page - 1 },
    keepingPage,
  );
  const nameOf = useNameOfCountry();
  return (
    <>
      <PageHeading
        title="Difference"
        detail="What an edition changed against the one before it."
        back={<BackLink to="/admin/rules/editions" label="Back to editions" />}
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
