import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { PersonalDataSearch } from '#src/panel/personalData/PersonalDataSearch.tsx';

export const Route = createFileRoute('/admin/_panel/personal-data')({
  head: ({ match }) => panelPageHead('Personal data', match),
  component: PersonalData,
});

function PersonalData() {
  return (
    <>
      <PageHeading
        title="Personal data"
        detail="Finds and deletes everything about an address, as the privacy page promises."
      />
      <PersonalDataSearch />
    </>
  );
}
