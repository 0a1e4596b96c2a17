/**
 * The closed vocabularies of entry rules and border facts: access, kinds of stay, sources,
 * conditions; one array each. The types of tables and the enumerations of inputs derive from them.
 * A stored value that is no longer listed is unknown.
 */

/** Purposes of a stay. */
export const visaTypes = ['tourist', 'transit', 'working'] as const;
export type VisaType = (typeof visaTypes)[number];

/** The default purpose of a stay. */
export const DEFAULT_STAY: VisaType = 'tourist';

/**
 * What a passport needs to enter, easiest first, which is the order of rankings. Unknown is the
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
] as const;
export type Access = (typeof accesses)[number];

/** The access of an answer; `own_country` includes domestic travel to territories. */
export const answerAccesses = [...accesses, 'own_country'] as const;
export type AnswerAccess = (typeof answerAccesses)[number];

export const stayUnits = ['days', 'months'] as const;
export type StayUnit = (typeof stayUnits)[number];

/**
 * A compilation names the government page and the day on which each rule was read; an edition is a
 * collection without them.
 */
export const sourceKinds = ['administrator', 'official', 'compilation', 'edition'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Primary: the authority's own text was read. Secondary: another party's statement of it. */
export const sourceQualities = ['primary', 'secondary'] as const;
export type SourceQuality = (typeof sourceQualities)[number];

/** What is older than Settings allow: a source that is an edition, or another. */
export const staleKinds = ['edition', 'rule'] as const;
export type StaleKind = (typeof staleKinds)[number];

/** Why a saved answer is in doubt: its headline has a condition, or sources disagree. */
export const savedDoubts = ['condition', 'disagreement'] as const;
export type SavedDoubt = (typeof savedDoubts)[number];

/** What changed an answer; `date`: the start or end of a rule's validity. */
export const changeCauses = ['import', 'rollback', 'removal', 'edit', 'date'] as const;
export type ChangeCause = (typeof changeCauses)[number];

/** Conditions of a rule: a document, a way of travelling or a status. */
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
] as const;
export type RuleCondition = (typeof ruleConditions)[number];

/** How one applies: online for a visa, or online instead of on arrival. */
export const applicationWays = ['online', 'online_or_on_arrival'] as const;
export type ApplicationWay = (typeof applicationWays)[number];

/** What a cited page covers: this rule, a policy for all, or another government's rules. */
export const pageScopes = ['rule', 'policy', 'other_government'] as const;
export type PageScope = (typeof pageScopes)[number];

export const restrictionKinds = ['entry_suspended', 'visas_suspended'] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

/** Kinds of documents of other countries. */
export const documentKinds = ['visa', 'residence'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Groups of states that issue documents, or that exceptions name, beside single countries. */
export const stateGroupNames = ['schengen', 'eu', 'gcc', 'nordic'] as const;
export type StateGroup = (typeof stateGroupNames)[number];

/** Requirements on a document, besides being valid. */
export const documentQualities = [
  'multiple_entry',
  'used',
  'permanent',
  'sticker',
  'of_tourist_class',
  'valid_over_3_years',
  'in_past_10_years',
  'held_before',
  'british_irish_scheme',
  'issued_before_february_2024',
  'for_named_profession',
] as const;
export type DocumentQuality = (typeof documentQualities)[number];

/** Terms of an exception besides documents, residence, origin and age. */
export const exceptionTerms = [
  'by_air',
  'named_airports',
  'onward_ticket',
  'hotel_booking',
  'insurance',
  'funds',
  'vaccinations',
  'invitation',
  'tourist_voucher',
  'registered_epassport',
  'border_crossing_card',
  'taiwan_travel_authorisation',
  'accredited_agency',
  'named_airlines',
  'organised_group',
  'named_profession',
  'born_in_named_region',
  'named_place',
  'named_nationality',
  'in_transit',
  'further_conditions',
] as const;
export type ExceptionTerm = (typeof exceptionTerms)[number];

/** Whether a country has a visa for remote workers. */
export const nomadStatuses = ['open', 'closed', 'none', 'announced'] as const;
export type NomadStatus = (typeof nomadStatuses)[number];
