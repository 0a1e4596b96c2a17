import { createFileRoute } from '@tanstack/react-router';
import { DEFAULT_STAY, type VisaType, visaTypes } from '#core/vocabulary.ts';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { countryCodeIn, oneOf, rowIdIn, textIn } from '#src/lib/searchParams.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackLink, BackToList } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import {
  type FromDecision,
  readFromDecision,
  useBackToDecisions,
} from '#src/panel/rules/decisions/decisionReturn.ts';
import { copyOf } from '#src/panel/rules/editions/ImportedRule.tsx';
import { RuleForm } from '#src/panel/rules/RuleForm.tsx';
import { RuleOfRequirement } from '#src/panel/rules/RuleOfRequirement.tsx';
import { useRuleSources } from '#src/panel/rules/useRuleSources.ts';

/**
 * The initial values of the rule: a pair, the rule with the id `from`, or the requirement of a
 * destination with the id `requirement`.
 */
type Start = FromDecision & {
  passport?: string | undefined;
  destination?: string | undefined;
  purpose?: VisaType | undefined;
  from?: number | undefined;
  requirement?: string | undefined;
};

/** The most characters of an id. */
const ID_MAX = 200;

export const Route = createFileRoute('/admin/_panel/rules/new')({
  validateSearch: (search: Record<string, unknown>): Start => ({
    passport: countryCodeIn(search.passport),
    destination: countryCodeIn(search.destination),
    purpose: oneOf(search.purpose, visaTypes),
    from: rowIdIn(search.from),
    requirement: textIn(search.requirement, ID_MAX),
    ...readFromDecision(search),
  }),
  head: ({ match }) => panelPageHead('New rule', match),
  component: NewRule,
});

function NewRule() {
  const { from, requirement, next, side, ...pair } = Route.useSearch();
  const back = useBackToDecisions({ next });
  const { passport = '', destination = '', purpose = DEFAULT_STAY } = pair;
  const countries = useAllCountries();
  const sources = useRuleSources();
  const copied = trpc.rule.byId.useQuery({ id: from ?? 1 }, { enabled: from !== undefined });
  return (
    <>
      <PageHeading
        title="New rule"
        back={
          back ? <BackLink {...back} label="Back to decisions" /> : <BackToList to="/admin/rules" />
        }
      />
      <Loaded query={countries}>
        {(all) => {
          if (requirement !== undefined) {
            return <RuleOfRequirement id={requirement} countries={all} />;
          }
          return from === undefined ? (
            <RuleForm
              start={{ ...side, passport, destination, purpose }}
              countries={all}
              back={back}
            />
          ) : (
            <Loaded query={copied}>
              {(rule) => (
                <Loaded query={sources}>
                  {(known) => <RuleForm start={copyOf(rule, known)} countries={all} />}
                </Loaded>
              )}
            </Loaded>
          );
        }}
      </Loaded>
    </>
  );
}
