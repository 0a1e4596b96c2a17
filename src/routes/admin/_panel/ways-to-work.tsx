import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { CountryRecordList } from '#src/panel/countryRecords/CountryRecordList.tsx';
import { CountryRecordsPage } from '#src/panel/countryRecords/CountryRecordsPage.tsx';
import { waysToWork } from '#src/panel/countryRecords/waysToWork.tsx';
import { workProgrammes } from '#src/panel/countryRecords/workProgrammes.tsx';

export const Route = createFileRoute('/admin/_panel/ways-to-work')({
  validateSearch: unvalidated<{ [name: string]: unknown }>,
  head: ({ match }) => panelPageHead('Ways to work', match),
  component: WaysToWork,
});

function WaysToWork() {
  return (
    <CountryRecordsPage
      page="/admin/ways-to-work"
      title="Ways to work"
      detail="Programmes for young people, and permits and visas for everybody."
      kinds={[workProgrammes, waysToWork]}
      search={Route.useSearch()}
      lists={(listed) => (
        <>
          <CountryRecordList kind={workProgrammes} {...listed} />
          <CountryRecordList kind={waysToWork} {...listed} />
        </>
      )}
    />
  );
}
