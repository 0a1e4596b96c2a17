import type { Concerned, EntryConditionKind } from '../borderVocabulary.ts';
import { DEFAULT_STAY, type VisaType, visaTypes } from '../vocabulary.ts';

/** What pages for visitors ask of visitors; pages for workers and on transit state it themselves. */
const ofVisits: readonly EntryConditionKind[] = ['onward_ticket', 'funds', 'insurance', 'levy'];

/**
 * The kinds of stay for which a source's condition holds where the source doesn't name them. A
 * condition for travellers of one access is about the visitors with it.
 */
export function conditionPurposes({
  kind,
  concerns,
}: {
  kind: EntryConditionKind;
  concerns?: Concerned | undefined;
}): VisaType[] {
  const isOfVisits = ofVisits.includes(kind) || (concerns ?? 'all') !== 'all';
  return isOfVisits ? [DEFAULT_STAY] : [...visaTypes];
}
