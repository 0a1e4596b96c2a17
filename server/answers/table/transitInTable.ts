import type { StoredPolicy } from '#core/answers/policySource.ts';
import { isUnlimited } from '#core/answers/stayOfAll.ts';
import { airsideOf } from '#core/answers/transit/airside.ts';
import { programmesFor } from '#core/answers/transit/programmes.ts';
import { airsideByAnswer } from '#core/answers/transit/transitAnswer.ts';
import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import type { TransitInLine } from '#core/answers/words/transitLineWords.ts';
import { stateWithEntryRules } from '#core/countries/territories.ts';
import type { ShortAnswer } from './answerTable.ts';
import type { FoundAnswer, StayReader } from './stayReader.ts';

/** The transit area and the programmes as the whole answer shows them, and which side's answer it is. */
export type TransitInTable = Pick<TransitInLine, 'airside' | 'heading' | 'programmes'>;

/** The sides of changing planes beside a table's answer. */
export function transitInTable(found: FoundAnswer, stay: StayReader): TransitInTable {
  const { passport, answer, visit } = found;
  const policy = policyAt(found, stay);
  const stated = airsideOf(policy, passport);
  const isBorders =
    isSame(answer, visit) && (stated.need === 'pass_border' || answer.access === 'visa_free');
  const airside =
    isBorders || isUnlimited(answer.access) ? stated : airsideByAnswer(answer, stated);
  const traveller = { passport, on: stay.reader.day, holds: stay.holds };
  const programmes = isUnlimited(visit.access) ? [] : programmesFor(policy, traveller, visit);
  return { airside, heading: isBorders ? 'border' : 'airside', programmes };
}

/** The policy of the country or, for a territory with its state's answer, of the state. */
function policyAt(
  { passport, country, answer }: FoundAnswer,
  { reader, reference: { transitPolicies } }: StayReader,
): StoredPolicy<TransitPolicy> | undefined {
  const own = transitPolicies.get(country);
  const state = stateWithEntryRules(country);
  if (own || !state || !isSame(answer, reader.at(passport, state))) return own;
  return transitPolicies.get(state);
}

/** Whether two answers are one statement: the border's, or a state's, in place of an answer. */
function isSame(one: ShortAnswer, other: ShortAnswer | undefined): boolean {
  return one.access === other?.access && one.source === other.source && one.asOf === other.asOf;
}
