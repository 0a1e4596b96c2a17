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
        detail="One access for many passports at once. A rule of this site that holds on the first day ends the day before; one that begins on that day is replaced; one that begins later stays."
      />
      <RulesNav />
      <Loaded query={countries}>{(all) => <PolicyForm countries={all} />}</Loaded>
    </>
  );
}
