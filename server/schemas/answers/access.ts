import type {
  Access,
  ApplicationWay,
  PageScope,
  RestrictionKind,
  RuleCondition,
  SourceKind,
  SourceQuality,
} from '../../../db/schema.ts';
import type { VisaType } from '../constants.ts';

/** What both sides know of entry rules. No zod here: public pages load this file. */

/**
 * What a passport needs to enter, easiest first: the order in which answers are ranked. Unknown is the
 * absence of a rule; it is no value and has no rank.
 */
export const accesses = [
  'freedom_of_movement',
  'visa_free',
  'visa_on_arrival',
  'eta',
  'e_visa',
  'travel_permit',
  'visa_required',
  'no_admission',
] as const satisfies Access[];

/** The rank of an access, 0 for the easiest. The own country is easier than any; unknown has none. */
export function easeRank(access: Access | 'own_country'): number {
  return access === 'own_country' ? -1 : accesses.indexOf(access);
}

export const ruleConditions = [
  'biometric_passport',
  'identity_number',
  'passport_kind',
  'passport_issued_since',
  'nationality_status',
  'by_air',
  'entry_point',
  'papers_shown',
  'visa_held',
  'other',
] as const satisfies RuleCondition[];

export const sourceKinds = [
  'administrator',
  'official',
  'compilation',
  'edition',
] as const satisfies SourceKind[];

export const applicationWays = [
  'online',
  'online_or_on_arrival',
] as const satisfies ApplicationWay[];

export const pageScopes = ['rule', 'policy', 'other_government'] as const satisfies PageScope[];

export const restrictionKinds = [
  'entry_suspended',
  'visas_suspended',
] as const satisfies RestrictionKind[];

export type Stay = { number: number; unit: 'days' | 'months' };

/** A stay of at most `days` in any `per` days, counted over all members of the zone. */
export type StayWindow = { days: number; per: number; zone: string; title: string };

/** Where an answer comes from. */
export type AnswerSource = {
  id: string;
  kind: SourceKind;
  quality: SourceQuality;
  title: string;
  publisher: string;
  licence: string;
  address: string | null;
  edition: number | null;
  /** YYYY, YYYY-MM or YYYY-MM-DD as the source states it, never the day of import; null when unknown. */
  date: string | null;
  /** The UTC day on which an administrator last confirmed the rule. */
  verifiedOn: string | null;
  /** The official page that a compilation read the rule on; `date` is then the day it did. */
  page: { title: string; address: string; scope: PageScope } | null;
};

/** What a source says, apart from what holds only under a condition. */
export type AnswerRule = {
  access: Access;
  stay: Stay | null;
  note: string;
  source: AnswerSource;
};

/** What holds with a paper, way or status that not every holder of the passport has. */
export type ConditionalAnswer = {
  condition: RuleCondition;
  /** The condition's detail: which visa, which kind of passport. */
  text: string;
  access: Access;
  stay: Stay | null;
  /** What holds without. */
  otherwise: Access;
  note: string;
  source: AnswerSource;
};

/** What is suspended for a passport at a destination, whichever rule it has. */
export type Restriction = {
  kind: RestrictionKind;
  /** The classes of visas that are not issued, as they are published; '' for all or where none is meant. */
  visas: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD; null where the source states no day. */
  since: string | null;
  until: string | null;
  /** Whether exceptions are published. */
  exceptions: boolean;
  /** The law or proclamation. */
  instrument: string;
  source: { title: string; address: string | null; date: string | null };
};

/** A day on which an answer becomes another, and that other. */
export type AnswerChange = {
  /** The first day of what is new, YYYY-MM-DD in UTC. */
  on: string;
  access: Access | null;
  stay: Stay | null;
  /** What its headline hangs on; see EntryAnswer. */
  headlineCondition: ConditionalAnswer | null;
  source: AnswerSource | null;
};

/** What a passport needs at a destination on one day. */
export type EntryAnswer = {
  passport: string;
  destination: string;
  purpose: VisaType;
  /** The day of entry, YYYY-MM-DD in UTC. */
  on: string;
  /** Null when no source has a rule; the own country also for domestic travel to its territories. */
  access: Access | 'own_country' | null;
  stay: Stay | null;
  /** The source of the stay, where it is another than that of the access. */
  staySource: AnswerSource | null;
  window: StayWindow | null;
  /** Whose freedom of movement answers; its terms are the note. */
  zone: { id: string; title: string } | null;
  /**
   * What the headline hangs on: a kind of passport or nationality ("with a biometric passport"), or
   * arriving by air. `access` is then what holds with it; its `otherwise` is to be said beside it.
   */
  headlineCondition: ConditionalAnswer | null;
  /** Every condition, that of the headline too. */
  conditions: ConditionalAnswer[];
  /** How one applies, where the access alone doesn't say it. */
  application: ApplicationWay | null;
  /** What is suspended now: said before all else. */
  restriction: Restriction | null;
  note: string;
  /** Null for the own country and where unknown. */
  source: AnswerSource | null;
  /** A newer source of lower rank that says the same: the answer is as old as that one. */
  renewedBy: AnswerSource | null;
  /** The day on which a compilation found no readable official page for this answer. */
  recheckFailedOn: string | null;
  /** The last day for which the access is known to hold: YYYY, YYYY-MM or YYYY-MM-DD; null when unknown. */
  asOf: string | null;
  /** From a secondary source that no administrator has confirmed. */
  unconfirmed: boolean;
  /** The source is older than Settings allow for an edition, or for all others. */
  stale: 'edition' | 'rule' | null;
  /** A lower source that is newer and says otherwise, or a higher rule that ended meanwhile. */
  disagreement:
    | { kind: 'sources_disagree'; other: AnswerRule }
    | { kind: 'rule_ended'; endedOn: string; ended: AnswerRule }
    | null;
  /** The answer's next change that is stored already. */
  nextChange: AnswerChange | null;
  /**
   * From the day before a change to the day after: what holds from `on` where that is still to come,
   * else what held until the day before it.
   */
  otherSideOfChange: AnswerChange | null;
  /** The rule is known to be less simple than it looks: "Ask before you travel". */
  askBeforeTravel: boolean;
  /** Countries through whose territory a destination without own border checks is reached. */
  reachedThrough: string[];
};
