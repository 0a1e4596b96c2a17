import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { CountryRecordList } from '#src/panel/countryRecords/CountryRecordList.tsx';
import { CountryRecordsPage } from '#src/panel/countryRecords/CountryRecordsPage.tsx';
import { entryConditions } from '#src/panel/countryRecords/entryConditions.tsx';
import { officialLinks } from '#src/panel/countryRecords/officialLinks.tsx';

export const Route = createFileRoute('/admin/_panel/entry-conditions')({
  validateSearch: unvalidated<{ [name: string]: unknown }>,
  head: ({ match }) => panelPageHead('Entry conditions', match),
  component: EntryConditions,
});

function EntryConditions() {
  return (
    <CountryRecordsPage
      page="/admin/entry-conditions"
      title="Entry conditions"
      detail="What a country asks of every foreign passport, and where to apply."
      kinds={[entryConditions, officialLinks]}
      search={Route.useSearch()}
      lists={(listed) => (
        <>
          <CountryRecordList kind={entryConditions} {...listed} />
          <CountryRecordList kind={officialLinks} {...listed} />
        </>
      )}
    />
  );
}
