import { createFileRoute } from '@tanstack/react-router';
import { doubtfulSorts } from '#core/inputs/panel/adminList.ts';
import { reportSorts } from '#core/siteVocabulary.ts';
import { useNameOfCountry } from '#src/features/admin/countries/useAllCountries.ts';
import { readListAddress, type SeveralLists } from '#src/features/admin/lists/listAddress.ts';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { CarriedOver } from '#src/features/admin/rules/queues/CarriedOver.tsx';
import { DisagreementList } from '#src/features/admin/rules/queues/DisagreementList.tsx';
import { ExceptedAnswers } from '#src/features/admin/rules/queues/ExceptedAnswers.tsx';
import { OverruledRequirements } from '#src/features/admin/rules/queues/OverruledRequirements.tsx';
import { ReportList } from '#src/features/admin/rules/queues/ReportList.tsx';
import { SupersededList } from '#src/features/admin/rules/queues/SupersededList.tsx';
import { RulesNav } from '#src/features/admin/rules/RulesNav.tsx';
import { SourceUpdates } from '#src/features/admin/rules/updates/SourceUpdates.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';

export const Route = createFileRoute('/admin/_panel/rules/review')({
  validateSearch: unvalidated<
    SeveralLists<
      'reports' | 'carried-over' | 'superseded' | 'disagreements' | 'excepted' | 'overruled'
    >
  >,
  head: ({ match }) => adminPageHead('Review', match),
  component: Review,
});

function Review() {
  const search = Route.useSearch();
  const nameOf = useNameOfCountry();
  return (
    <>
      <PageHeading title="Review" detail="Answers that somebody, or some source, says are wrong." />
      <RulesNav />
      <ReportList address={readListAddress(search, reportSorts, 'reports')} nameOf={nameOf} />
      <CarriedOver address={readListAddress(search, [], 'carried-over')} nameOf={nameOf} />
      <SourceUpdates nameOf={nameOf} />
      <SupersededList address={readListAddress(search, [], 'superseded')} nameOf={nameOf} />
      <DisagreementList
        address={readListAddress(search, doubtfulSorts, 'disagreements')}
        nameOf={nameOf}
      />
      <ExceptedAnswers address={readListAddress(search, [], 'excepted')} nameOf={nameOf} />
      <OverruledRequirements address={readListAddress(search, [], 'overruled')} nameOf={nameOf} />
    </>
  );
}
