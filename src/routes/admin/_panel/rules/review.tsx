import { createFileRoute } from '@tanstack/react-router';
import { useAllCountries } from '../../../../features/admin/countries/useAllCountries.ts';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import { DisagreementList } from '../../../../features/admin/rules/queues/DisagreementList.tsx';
import { ReportList } from '../../../../features/admin/rules/queues/ReportList.tsx';
import { RulesNav } from '../../../../features/admin/rules/RulesNav.tsx';
import { adminPageHead } from '../../../../lib/pageHead.ts';
import { pageNumberIn } from '../../../../lib/searchParams.ts';

/** Which pages of the two lists are shown, counted from 1. */
type ShownPages = { reports?: number | undefined; disagreements?: number | undefined };

export const Route = createFileRoute('/admin/_panel/rules/review')({
  validateSearch: (search: Record<string, unknown>): ShownPages => ({
    reports: pageNumberIn(search.reports),
    disagreements: pageNumberIn(search.disagreements),
  }),
  head: ({ match }) => adminPageHead('Review', match),
  component: Review,
});

function Review() {
  const { reports = 1, disagreements = 1 } = Route.useSearch();
  const countries = useAllCountries();
  const nameOf = (code: string) => countries.data?.find((it) => it.code === code)?.name ?? code;
  return (
    <>
      <PageHeading title="Review" detail="Answers that somebody, or some source, says are wrong." />
      <RulesNav />
      <ReportList page={reports} nameOf={nameOf} />
      <DisagreementList page={disagreements} nameOf={nameOf} />
    </>
  );
}
