import type { BorderCondition } from '../border/borderFacts.ts';
import type { ExceptionTerms } from '../documents/exceptionTerms.ts';
import type { IssuedDocument } from '../documents/issuedDocuments.ts';
import type { RuleFacts } from '../rules/ruleFields.ts';
import type {
  Access,
  AnswerAccess,
  PageScope,
  RestrictionKind,
  RuleCondition,
  SourceKind,
  SourceQuality,
  StaleKind,
  StayUnit,
  VisaType,
} from '../vocabulary.ts';
import type { TransitSides } from './transit/transitAnswer.ts';
import type { VisitorWork, WorkSides } from './work/workAnswer.ts';

/** What a passport needs at a destination: the answer, its parts and its sources. */

export type Stay = { number: number; unit: StayUnit };

/** At most `days` of stay in any `per` days, counted over all members of the zone. */
export type StayWindow = { days: number; per: number; zone: string; title: string };

/** The source of an answer. */
export type AnswerSource = {
  id: string;
  kind: SourceKind;
  quality: SourceQuality;
  title: string;
  publisher: string;
  licence: string;
  address: string | null;
  edition: number | null;
  /**
   * YYYY, YYYY-MM or YYYY-MM-DD as the source states it, never the day of import; null when
   * unknown.
   */
  date: string | null;
  /** The UTC day of an administrator's last confirmation. */
  verifiedOn: string | null;
  /** The official page on which a compilation read the rule; `date` is then the day of reading. */
  page: { title: string; address: string; scope: PageScope } | null;
};

/** A source's statement without its conditional parts. */
export type AnswerRule = {
  access: Access;
  stay: Stay | null;
  note: string;
  source: AnswerSource;
};

/**
 * The access under a condition that not every passport holder meets: a document, way of travelling
 * or status.
 */
export type ConditionalAnswer = {
  condition: RuleCondition;
  /** The condition's detail: which visa, which kind of passport. */
  text: string;
  access: Access;
  stay: Stay | null;
  /** The access without it. */
  otherwise: Access;
  /** The length of stay without it, where the access is the same. */
  otherwiseStay: Stay | null;
  note: string;
  /** What it asks, where that is more than `text`: documents that a traveller may name. */
  terms: ExceptionTerms | null;
  /**
   * The traveller's document that it asks for (see `readHolds`), whether that is enough, and whether
   * it asks more than to hold it; null without one.
   */
  held: { document: string; opens: boolean; asksMore: boolean } | null;
  source: AnswerSource;
};

/** Suspended entry or visas for a passport at a destination, independent of its rule. */
export type Restriction = {
  kind: RestrictionKind;
  /** The suspended visa classes as published; '' for all, or where none apply. */
  visas: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD; null if not stated. */
  since: string | null;
  until: string | null;
  /** Whether exceptions are published. */
  exceptions: boolean;
  /** The law or proclamation. */
  instrument: string;
  source: { title: string; address: string | null; date: string | null };
};

/** A day on which an answer changes, and the new answer. */
export type AnswerChange = {
  /** The first day of the new answer, YYYY-MM-DD in UTC. */
  on: string;
  access: Access | null;
  stay: Stay | null;
  /** The condition of its headline; see EntryAnswer. */
  headlineCondition: ConditionalAnswer | null;
  restriction: Restriction | null;
  source: AnswerSource | null;
  /** Why the new answer is in doubt; see EntryAnswer. */
  disagreement: EntryAnswer['disagreement'];
};

/** What a passport needs at a destination on one day. */
export type EntryAnswer = RuleFacts & {
  passport: string;
  destination: string;
  purpose: VisaType;
  /** The day of entry, YYYY-MM-DD in UTC. */
  on: string;
  /** Null when no source has a rule; `own_country` includes domestic travel to territories. */
  access: AnswerAccess | null;
  stay: Stay | null;
  /** The source of the stay, if it differs from the access's. */
  staySource: AnswerSource | null;
  /** Where no current source states the stay: that of one older than Settings allow, named below the verdict. */
  olderStay: { stay: Stay; source: AnswerSource } | null;
  window: StayWindow | null;
  /** The zone or right whose freedom of movement applies; its terms are in the note. */
  zone: { id: string; title: string } | null;
  /**
   * The right by which the passport enters, with what the border asks of its holders in place of a
   * visitor's duties; its terms are in the note. Null for a zone, which asks for nothing.
   */
  right: { id: string; title: string; conditions: BorderCondition[]; source: AnswerSource } | null;
  /**
   * The condition of the headline: a kind of passport or nationality ("with a biometric passport"),
   * or arrival by air. `access` applies with it; display its `otherwise` as well.
   */
  headlineCondition: ConditionalAnswer | null;
  /** All conditions, including the headline's. */
  conditions: ConditionalAnswer[];
  /** A current suspension: the verdict, in place of what the rule grants and asks for. */
  restriction: Restriction | null;
  note: string;
  /** Null for the own country and for unknown answers. */
  source: AnswerSource | null;
  /** A newer source of lower rank that agrees: the answer's age is that source's. */
  renewedBy: AnswerSource | null;
  /** The day on which a compilation found no readable official page for this answer. */
  recheckFailedOn: string | null;
  /**
   * The last day for which the access is confirmed: YYYY, YYYY-MM or YYYY-MM-DD; null when unknown.
   */
  asOf: string | null;
  /** From a secondary source without an administrator's confirmation. */
  unconfirmed: boolean;
  /** The source is older than Settings allow for an edition, or for other sources. */
  stale: StaleKind | null;
  /**
   * A newer lower source that disagrees, or a higher rule that has ended by the day of entry;
   * `isAhead` while its last day isn't over.
   */
  disagreement:
    | { kind: 'sources_disagree'; other: AnswerRule }
    | { kind: 'rule_ended'; endedOn: string; isAhead: boolean; ended: AnswerRule }
    | null;
  /** The next stored change of the answer. */
  nextChange: AnswerChange | null;
  /**
   * Within a day of a change: the answer from `on` if that is in the future, otherwise the answer
   * until the day before it.
   */
  otherSideOfChange: AnswerChange | null;
  /** The rule is known to have exceptions: "Ask before you travel". */
  askBeforeTravel: boolean;
  /** Whose page names exceptions that no condition here states; null without them. */
  exceptionsAt: AnswerSource | null;
  /**
   * The traveller's document that the destination issued, and whether it comes before the access, which
   * is that without it.
   */
  issuedDocument: (IssuedDocument & { leads: boolean }) | null;
  /** The two sides of changing planes; null for other purposes. */
  transit: TransitSides | null;
  /** What is known of working there beside the access; null for other purposes. */
  work: WorkSides | null;
  /** For tourists, whether visitors may work; null where that is unknown, and for those who may. */
  visitorWork: VisitorWork | null;
  /** The state whose answer this is, where its entry rules apply in a territory; null for the destination's own. */
  answerOf: string | null;
  /** Countries that must be crossed to reach a destination without its own border checks. */
  reachedThrough: string[];
};
