import { enteredAccess } from '#core/answers/requirement.ts';
import type { RuleInput } from '#core/inputs/rules/administratorRule.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Loaded } from '../Loaded.tsx';
import { RuleForm } from './RuleForm.tsx';

/** The form of a new rule that says for a whole country what one of its destinations requires. */
export function RuleOfRequirement({
  id,
  countries,
}: {
  /** The requirement's. */
  id: string;
  countries: RouterOutputs['country']['listAll'];
}) {
  const requirement = trpc.visaRequirement.byId.useQuery({ id });
  return (
    <Loaded query={requirement}>
      {(stored) => <RuleOfStored requirement={stored} countries={countries} />}
    </Loaded>
  );
}

type Requirement = RouterOutputs['visaRequirement']['byId'];

function RuleOfStored({
  requirement,
  countries,
}: {
  requirement: Requirement;
  countries: RouterOutputs['country']['listAll'];
}) {
  const destination = trpc.destination.stored.useQuery({ id: requirement.destinationId });
  return (
    <Loaded query={destination}>
      {({ countryCode }) => (
        <RuleForm start={ruleOf(requirement, countryCode)} countries={countries} />
      )}
    </Loaded>
  );
}

function ruleOf(requirement: Requirement, destination: string): Partial<RuleInput> {
  const { countryCode: passport, type: purpose, durationDays, ...others } = requirement;
  return {
    passport,
    destination,
    purpose,
    access: enteredAccess(requirement),
    stayNumber: durationDays,
    stayUnit: 'days',
    sourceAddress: others.sourceAddress,
    sourceDate: others.sourceDate,
  };
}
