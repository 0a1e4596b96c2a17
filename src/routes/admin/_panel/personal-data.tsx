import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { PersonalDataSearch } from '#src/features/admin/personalData/PersonalDataSearch.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';

export const Route = createFileRoute('/admin/_panel/personal-data')({
  head: ({ match }) => adminPageHead('Personal data', match),
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
