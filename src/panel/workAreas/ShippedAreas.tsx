import { trpc } from '#src/lib/trpc.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { Loaded } from '../Loaded.tsx';
import { daysInWords, grantNames } from './workLabels.ts';

/** The shipped areas: each can be edited as a copy, unless the team has one in its place. */
export function ShippedAreas() {
  const shipped = trpc.workArea.shipped.useQuery();
  const own = trpc.workArea.list.useQuery();
  const ownOf = (area: string) => own.data?.find((one) => one.area === area);
  return (
    <section aria-labelledby="shipped" className="flex flex-col gap-3">
      <h2 id="shipped" className="text-xl font-semibold">
        Shipped areas
      </h2>
      <Loaded query={shipped}>
        {(areas) =>
          areas.length === 0 ? (
            <EmptyState title="No rules on working are imported" />
          ) : (
            <DataTable
              label="Areas to copy"
              rows={areas}
              rowKey={({ id }) => id}
              columns={[
                { heading: 'Name', cell: ({ name }) => name },
                { heading: 'Grants', cell: ({ grant }) => grantNames[grant] },
                { heading: 'Countries', cell: ({ countries }) => countries },
                { heading: 'Applies', cell: daysInWords },
                { heading: 'Page', cell: ({ page }) => page },
                {
                  heading: 'Actions',
                  actions: true,
                  cell: ({ id, name }) => {
                    const mine = ownOf(id);
                    return mine ? (
                      <ButtonLink
                        to="/admin/work-areas/$areaId"
                        params={{ areaId: `${mine.id}` }}
                        aria-label={`Edit yours: ${name}`}
                      >
                        <span className="whitespace-nowrap">Edit yours</span>
                      </ButtonLink>
                    ) : (
                      <ButtonLink
                        to="/admin/work-areas/new"
                        search={{ copy: id }}
                        aria-label={`Edit a copy: ${name}`}
                      >
                        <span className="whitespace-nowrap">Edit a copy</span>
                      </ButtonLink>
                    );
                  },
                },
              ]}
            />
          )
        }
      </Loaded>
    </section>
  );
}
