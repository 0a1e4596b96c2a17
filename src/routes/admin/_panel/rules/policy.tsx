import { createFileRoute } from '@tanstack/react-router';
import { useAllCountries } from '../../../../features/admin/countries/useAllCountries.ts';
import { Loaded } from '../../../../features/admin/Loaded.tsx';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import { PolicyForm } from '../../../../features/admin/rules/policies/PolicyForm.tsx';
import { RulesNav } from '../../../../features/admin/rules/RulesNav.tsx';
import { adminPageHead } from '../../../../lib/pageHead.ts';

export const Route = createFileRoute('/admin/_panel/rules/policy')({
  head: ({ match }) => adminPageHead('Change a Policy', match),
  component: ChangePolicy,
});

function ChangePolicy() {
  const countries = useAllCountries();
  return (
    <>
      <PageHeading
        title="Change a Policy"
        detail="One entry rule for many passports. Current rules end the day before. Rules starting that day are replaced. Later rules stay."
      />
      <RulesNav />
      <Loaded query={countries}>{(all) => <PolicyForm countries={all} />}</Loaded>
    </>
  );
}
