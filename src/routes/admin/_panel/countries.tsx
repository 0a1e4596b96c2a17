import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { CountryTable } from '../../../components/admin/CountryTable.tsx';
import { Loaded } from '../../../components/admin/Loaded.tsx';
import { failedToLoad } from '../../../components/admin/messages.ts';
import { PageHeading } from '../../../components/admin/PageHeading.tsx';
import { SearchBox } from '../../../components/admin/SearchBox.tsx';
import { siteName } from '../../../siteName.ts';
import { trpc } from '../../../trpc.ts';

export const Route = createFileRoute('/admin/_panel/countries')({
  head: () => ({ meta: [{ title: `Countries · Admin Panel · ${siteName}` }] }),
  component: Countries,
});

function Countries() {
  const [search, setSearch] = useState('');
  const countries = trpc.country.listAll.useQuery(undefined, {
    meta: { failure: failedToLoad.countries },
  });
  return (
    <>
      <PageHeading
        title="Countries"
        detail="Visitors can choose the passport of an enabled country."
      />
      <SearchBox placeholder="Search countries..." value={search} onChange={setSearch} />
      <Loaded query={countries} failure={failedToLoad.countries}>
        {(all) => <CountryTable countries={all} search={search} />}
      </Loaded>
    </>
  );
}
