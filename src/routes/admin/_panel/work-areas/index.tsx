import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { KindLinks } from '#src/panel/history/KindLinks.tsx';
import { type ListAddress, readListAddress } from '#src/panel/lists/listAddress.ts';
import { useStoreListSearch } from '#src/panel/lists/listState.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { ShippedAreas } from '#src/panel/workAreas/ShippedAreas.tsx';
import { WorkAreaTable } from '#src/panel/workAreas/WorkAreaTable.tsx';

export const Route = createFileRoute('/admin/_panel/work-areas/')({
  validateSearch: unvalidated<ListAddress>,
  head: ({ match }) => panelPageHead('Work areas', match),
  component: WorkAreas,
});

function WorkAreas() {
  const address = readListAddress(Route.useSearch(), ['name']);
  useStoreListSearch('/admin/work-areas', address);
  return (
    <>
      <PageHeading
        title="Work areas"
        detail="Whose citizens may work where. Each of your areas stands whole in place of the shipped one."
      >
        <ButtonLink Icon={Plus} to="/admin/work-areas/new" data-list-new>
          Add area
        </ButtonLink>
      </PageHeading>
      <WorkAreaTable address={address} />
      <ShippedAreas />
      <KindLinks entity="work_area" />
    </>
  );
}
