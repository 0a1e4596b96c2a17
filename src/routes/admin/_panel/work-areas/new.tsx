import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import { useRefetchOnOpen } from '#src/panel/forms/versions/dataSinceOpening.ts';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackToList } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { WorkAreaForm } from '#src/panel/workAreas/WorkAreaForm.tsx';

/** The shipped area of which the new one starts as a copy. */
type Start = { copy?: string | undefined };

export const Route = createFileRoute('/admin/_panel/work-areas/new')({
  validateSearch: ({ copy }: Record<string, unknown>): Start => ({
    copy: typeof copy === 'string' ? copy : undefined,
  }),
  head: ({ match }) => panelPageHead('New work area', match),
  component: NewArea,
});

function NewArea() {
  const { copy } = Route.useSearch();
  const countries = useAllCountries();
  return (
    <>
      <PageHeading title="New work area" back={<BackToList to="/admin/work-areas" />} />
      <Loaded query={countries}>
        {(all) =>
          copy ? (
            <CopiedArea area={copy} countries={all} />
          ) : (
            <WorkAreaForm key="empty" countries={all} />
          )
        }
      </Loaded>
    </>
  );
}

type Countries = NonNullable<ReturnType<typeof useAllCountries>['data']>;

function CopiedArea({ area, countries }: { area: string; countries: Countries }) {
  const copy = trpc.workArea.copyOfShipped.useQuery({ area }, useRefetchOnOpen());
  return (
    <Loaded query={copy}>
      {(shipped) => <WorkAreaForm key={area} copy={shipped} countries={countries} />}
    </Loaded>
  );
}
