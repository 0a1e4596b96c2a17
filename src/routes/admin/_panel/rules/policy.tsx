import { createFileRoute } from '@tanstack/react-router';
import { DEFAULT_STAY, type VisaType, visaTypes } from '#core/vocabulary.ts';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { countryCodeIn, oneOf, textIn } from '#src/lib/searchParams.ts';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackLink } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { PolicyForm } from '#src/panel/rules/policies/PolicyForm.tsx';
import { passportsIn } from '#src/panel/rules/policies/passportsIn.ts';
import {
  type FromQueue,
  readFromQueue,
  useBackToQueue,
} from '#src/panel/rules/queues/queueReturn.ts';
import { RulesNav } from '#src/panel/rules/RulesNav.tsx';

/** The initial values of the policy; the passports are codes separated by commas. */
type Start = FromQueue & {
  destination?: string | undefined;
  purpose?: VisaType | undefined;
  passports?: string | undefined;
};

/** The length of all passports' codes, with commas. */
const PASSPORTS_LENGTH_MAX = 780;

export const Route = createFileRoute('/admin/_panel/rules/policy')({
  validateSearch: (search: Record<string, unknown>): Start => ({
    destination: countryCodeIn(search.destination),
    purpose: oneOf(search.purpose, visaTypes),
    passports: textIn(search.passports, PASSPORTS_LENGTH_MAX),
    ...readFromQueue(search),
  }),
  head: ({ match }) => panelPageHead('Change a Policy', match),
  component: ChangePolicy,
});

function ChangePolicy() {
  const search = Route.useSearch();
  const { destination = '', purpose = DEFAULT_STAY, passports = '' } = search;
  const back = useBackToQueue(search);
  const countries = useAllCountries();
  return (
    <>
      <PageHeading
        title="Change a Policy"
        detail="One entry rule for many passports. Current rules end the day before. Rules starting that day are replaced. Later rules stay."
        back={back && <BackLink {...back} label="Back to review" />}
      />
      <RulesNav />
      <Loaded query={countries}>
        {(all) => (
          <PolicyForm
            countries={all}
            start={{ destination, purpose, passports: passportsIn(passports, all).codes }}
            back={back}
          />
        )}
      </Loaded>
    </>
  );
}
