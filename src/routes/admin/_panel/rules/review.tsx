import { createFileRoute } from '@tanstack/react-router';
import { doubtfulSorts } from '#core/records/lists.ts';
import { reportSorts } from '#core/siteVocabulary.ts';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { useNameOfCountry } from '#src/panel/countries/useAllCountries.ts';
import { readListAddress, type SeveralLists } from '#src/panel/lists/listAddress.ts';
import { useStoreListSearch } from '#src/panel/lists/listState.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { CarriedOver } from '#src/panel/rules/queues/CarriedOver.tsx';
import { DisagreementList } from '#src/panel/rules/queues/DisagreementList.tsx';
import { ExceptedAnswers } from '#src/panel/rules/queues/ExceptedAnswers.tsx';
import { OutdatedCopies } from '#src/panel/rules/queues/OutdatedCopies.tsx';
import { OverruledRequirements } from '#src/panel/rules/queues/OverruledRequirements.tsx';
import { ReportList } from '#src/panel/rules/queues/ReportList.tsx';
import { SupersededList } from '#src/panel/rules/queues/SupersededList.tsx';
import { RulesNav } from '#src/panel/rules/RulesNav.tsx';
import { SourceUpdates } from '#src/panel/rules/updates/SourceUpdates.tsx';

export const Route = createFileRoute('/admin/_panel/rules/review')({
  validateSearch: unvalidated<
    SeveralLists<
      'reports' | 'carried-over' | 'superseded' | 'disagreements' | 'excepted' | 'overruled'
    >
  >,
  head: ({ match }) => panelPageHead('Review', match),
  component: Review,
});

function Review() {
  const search = Route.useSearch();
  const nameOf = useNameOfCountry();
  useStoreListSearch('/admin/rules/review', search);
  return (
    <>
      <PageHeading title="Review" detail="Answers that somebody, or some source, says are wrong." />
      <RulesNav />
      <ReportList address={readListAddress(search, reportSorts, 'reports')} nameOf={nameOf} />
      <CarriedOver address={readListAddress(search, [], 'carried-over')} nameOf={nameOf} />
      <SourceUpdates nameOf={nameOf} />
      <OutdatedCopies nameOf={nameOf} />
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
