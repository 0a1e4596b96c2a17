import { createFileRoute } from '@tanstack/react-router';
import { DEFAULT_STAY, type VisaType, visaTypes } from '#core/vocabulary.ts';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { countryCodeIn, oneOf, textIn } from '#src/lib/searchParams.ts';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackLink } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import {
  type FromDecision,
  readFromDecision,
  useBackToDecisions,
} from '#src/panel/rules/decisions/decisionReturn.ts';
import { PolicyForm } from '#src/panel/rules/policies/PolicyForm.tsx';
import { passportsIn } from '#src/panel/rules/policies/passportsIn.ts';
import { RulesNav } from '#src/panel/rules/RulesNav.tsx';

/** The initial values of the policy; the passports are codes separated by commas. */
type Start = FromDecision & {
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
    ...readFromDecision(search),
  }),
  head: ({ match }) => panelPageHead('Change a Policy', match),
  component: ChangePolicy,
});

function ChangePolicy() {
  const search = Route.useSearch();
  const { destination = '', purpose = DEFAULT_STAY, passports = '', side } = search;
  const back = useBackToDecisions(search);
  const countries = useAllCountries();
  return (
    <>
      <PageHeading
        title="Change a Policy"
        detail="One entry rule for many passports. Current rules end the day before. Rules starting that day are replaced. Later rules stay."
        back={back && <BackLink {...back} label="Back to decisions" />}
      />
      <RulesNav />
      <Loaded query={countries}>
        {(all) => (
          <PolicyForm
            countries={all}
            start={{ ...side, destination, purpose, passports: passportsIn(passports, all).codes }}
            back={back}
          />
        )}
      </Loaded>
    </>
  );
}
