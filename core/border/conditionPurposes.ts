import type { Concerned } from '../borderVocabulary.ts';
import { DEFAULT_STAY, type VisaType, visaTypes } from '../vocabulary.ts';
import { conditionKinds, type EntryConditionKind } from './conditionKinds.ts';

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
  const isOfVisits = conditionKinds[kind].isOfVisits || (concerns ?? 'all') !== 'all';
  return isOfVisits ? [DEFAULT_STAY] : [...visaTypes];
}
