import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { rowIdIn } from '#src/lib/searchParams.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import {
  useDataSinceOpening,
  useRefetchOnOpen,
} from '#src/panel/forms/versions/dataSinceOpening.ts';
import { HistoryLink } from '#src/panel/HistoryLink.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackToList } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { WorkAreaForm } from '#src/panel/workAreas/WorkAreaForm.tsx';

export const Route = createFileRoute('/admin/_panel/work-areas/$areaId')({
  head: ({ match }) => panelPageHead('Edit work area', match),
  component: EditArea,
});

function EditArea() {
  const id = rowIdIn(Number(Route.useParams().areaId)) ?? 0;
  const area = useDataSinceOpening(trpc.workArea.byId.useQuery({ id }, useRefetchOnOpen()));
  const countries = useAllCountries();
  return (
    <>
      <PageHeading
        title={area.data?.name ?? 'Edit work area'}
        back={<BackToList to="/admin/work-areas" />}
      >
        <HistoryLink entity="work_area" id={id} />
      </PageHeading>
      <Loaded query={countries}>
        {(all) => (
          <Loaded query={area}>
            {(stored) => <WorkAreaForm key={stored.id} area={stored} countries={all} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
