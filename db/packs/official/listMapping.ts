import type { Access, RuleCondition, StayUnit, VisaType } from '#core/vocabulary.ts';
import type { OfficialPackName } from '../packs.ts';

/** Maps the codes of one list in an official pack to rules. */
export type ListMapping = {
  pack: OfficialPackName;
  /** The path of the list in the pack's facts. */
  fact: string;
  /** Codes, `schengen` for its member states, or `visa list of the EU` for those and Cyprus. */
  destinations: string;
  purpose: VisaType;
  access: Access;
  /** The path of the length of stay, if it isn't beside the list; null omits it. */
  stay?: { fact: string; unit: StayUnit } | null;
  /** The list's source, if the fact doesn't name it. */
  source?: string;
  /** The condition of every code on the list, and the access without it. */
  condition?: { kind: RuleCondition; text: string; otherwise: Access };
  /** The access of holders who don't meet the condition of one code. */
  otherwise?: Access;
  /** The kinds of codes' conditions where the pack gives only their text; null for none. */
  kinds?: Record<string, RuleCondition | null>;
  /** Rules begin on the day of the code's latest change of this kind. */
  since?: { group: string; change: 'added' | 'removed' };
  note?: string;
  /** Overrides for single codes. */
  exceptions?: Record<string, Partial<Exception>>;
};

type Exception = {
  source: string;
  validFrom: string;
  note: string;
  /** Null if the note beside the code is no condition. */
  condition: ListMapping['condition'] | null;
};

/** The packs' conditions, translated to the database's vocabulary. */
export const conditionKinds: Record<string, RuleCondition> = {
  'biometric-passport': 'biometric_passport',
  'biometric-passport-icao': 'biometric_passport',
  'british-citizens': 'nationality_status',
  'right-of-abode': 'nationality_status',
  'passport-type': 'passport_kind',
  'identity-card-number': 'identity_number',
};
