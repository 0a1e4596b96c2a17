import type { EntryAnswer } from '../answers/entryAnswer.ts';
import type { Concerned } from '../borderVocabulary.ts';
import { isMetByHeld } from '../documents/heldConditions.ts';
import { type BorderCondition, rankOf } from './borderFacts.ts';
import { conditionKinds } from './conditionKinds.ts';

/** A country's conditions: those that concern a traveller, by the most trusted source that states them. */

/** The accesses of travellers whom a condition concerns. */
export const accessesConcerned: Record<Exclude<Concerned, 'all'>, EntryAnswer['access'][]> = {
  visa_free: ['visa_free', 'eta'],
  visa: ['visa_required', 'e_visa'],
  e_visa: ['e_visa'],
  visa_on_arrival: ['visa_on_arrival'],
};

/** The fields that decide whether a condition concerns a traveller. */
type AboutTraveller = 'concerns' | 'purposes' | 'permissionOnly' | 'countedFrom';

/**
 * Whether a condition concerns a traveller, as far as the answer tells: for its kind of stay, and
 * under its access, or that of a source that disagrees. `maybe` if another access is possible, as
 * where the headline has a condition.
 */
function concern(
  condition: Pick<BorderCondition, AboutTraveller>,
  answer: EntryAnswer,
): 'yes' | 'maybe' | 'no' {
  const { access, headlineCondition, disagreement, purpose } = answer;
  const { concerns, purposes, permissionOnly, countedFrom } = condition;
  if (!purposes.includes(purpose)) return 'no';
  if (concerns === 'all' && !permissionOnly) return 'yes';
  if (access === null) return 'maybe';
  const isConcerned = (one: EntryAnswer['access']) =>
    (concerns === 'all' || accessesConcerned[concerns].includes(one)) &&
    !(permissionOnly && (one === 'visa_free' || (one === 'eta' && countedFrom === 'visa_expiry')));
  const stated = [
    access,
    ...(disagreement?.kind === 'sources_disagree' ? [disagreement.other.access] : []),
  ];
  if (!stated.some(isConcerned)) return 'no';
  const isConditional = headlineCondition !== null && !isMetByHeld(answer);
  const possible = isConditional ? [...stated, headlineCondition.otherwise] : stated;
  return possible.every(isConcerned) ? 'yes' : 'maybe';
}

/** A condition and whether it surely concerns the traveller. */
export type ApplicableCondition<Condition> = { condition: Condition; isCertain: boolean };

/**
 * The conditions that concern a traveller with this answer, on its kind of stay. Of several sources'
 * statements on one subject, only those of the most trusted one.
 */
export function conditionsFor<Condition extends Pick<BorderCondition, AboutTraveller> & Statement>(
  conditions: readonly Condition[],
  answer: EntryAnswer,
): ApplicableCondition<Condition>[] {
  const applying = conditions.flatMap((condition) => {
    const concerned = concern(condition, answer);
    return concerned === 'no' ? [] : { condition, isCertain: concerned === 'yes' };
  });
  const trusted = new Set(mostTrusted(applying.map(({ condition }) => condition)));
  return applying.filter(({ condition }) => trusted.has(condition));
}

type Statement = Pick<BorderCondition, 'kind' | 'vaccine' | 'title' | 'detail' | 'source'>;

/** Of several sources' statements on one subject, those of the most trusted one. */
export function mostTrusted<Condition extends Statement>(
  conditions: readonly Condition[],
): Condition[] {
  const best = new Map<string, number>();
  for (const condition of conditions) {
    for (const subject of subjectsOf(condition)) {
      best.set(subject, Math.min(best.get(subject) ?? 9, rankOf(condition.source)));
    }
  }
  return conditions.filter((condition) =>
    subjectsOf(condition).every((subject) => rankOf(condition.source) === best.get(subject)),
  );
}

/** The subjects of a condition: cash has two where it is declared both ways, or nobody says when. */
function subjectsOf({ kind, vaccine, title, detail }: Statement): string[] {
  const isOfBothWays = kind === 'cash' && detail !== 'in' && detail !== 'out';
  const ofDetails = isOfBothWays ? ['in', 'out'] : [detail];
  const details = conditionKinds[kind].isOfDetail ? ofDetails : [''];
  return details.map((one) => [kind, vaccine, title, one].join());
}
