import type { Access, RuleCondition, VisaType } from '../../schema.ts';
import type { OfficialPackName } from './packs.ts';

/** How the codes of one list in an official pack become rules. */
export type ListMapping = {
  pack: OfficialPackName;
  /** Where the list stands in the pack's facts. */
  fact: string;
  /** Codes, or the member states of Schengen. */
  destinations: string;
  purpose: VisaType;
  access: Access;
  /** Where the facts state the length of stay, if not beside the list; null leaves it out. */
  stay?: { fact: string; unit: 'days' | 'months' } | null;
  /** The source of the list, where the fact doesn't name it. */
  source?: string;
  /** What every code on the list needs for it, and what holds without. */
  condition?: { kind: RuleCondition; text: string; otherwise: Access };
  /** What holds for a holder who doesn't meet the condition that stands beside one code. */
  otherwise?: Access;
  /** The kinds of the conditions beside codes, where the pack gives only their text; null for none. */
  kinds?: Record<string, RuleCondition | null>;
  /** Rules begin on the day of the code's latest change of this kind. */
  since?: { group: string; change: 'added' | 'removed' };
  note?: string;
  /** What holds for every other passport; only for a list that its pack calls complete. */
  unlisted?: { access: Access; note: string };
  /** What differs for one code. */
  exceptions?: Record<string, Partial<Exception>>;
};

type Exception = {
  source: string;
  validFrom: string;
  note: string;
  /** Null where what stands beside the code is no condition. */
  condition: ListMapping['condition'] | null;
};

/** The conditions of the packs in the words of the database. */
export const conditionKinds: Record<string, RuleCondition> = {
  'biometric-passport': 'biometric_passport',
  'biometric-passport-icao': 'biometric_passport',
  'british-citizens': 'nationality_status',
  'right-of-abode': 'nationality_status',
  'passport-type': 'passport_kind',
  'identity-card-number': 'identity_number',
};
