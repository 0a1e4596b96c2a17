import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { useNameOfCountry } from '#src/panel/countries/useAllCountries.ts';
import { BackLink } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { SourceUpdates } from '#src/panel/rules/updates/SourceUpdates.tsx';

export const Route = createFileRoute('/admin/_panel/rules/updates')({
  head: ({ match }) => panelPageHead('Updates', match),
  component: Updates,
});

function Updates() {
  const nameOf = useNameOfCountry();
  return (
    <>
      <PageHeading
        title="Updates of followed sources"
        detail="Fetched from their publishers and not used yet. Visitors see a change after you apply it."
        back={<BackLink to="/admin/rules/review" label="Back to decisions" />}
      />
      <SourceUpdates nameOf={nameOf} />
    </>
  );
}
