/**
 * The closed vocabularies of entry rules and border facts, one array each; the types of tables and
 * the enumerations of inputs derive from them. A stored value that is no longer listed is unknown.
 */

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

/** How one applies: online for a visa, or online instead of on arrival. */
export const applicationWays = ['online', 'online_or_on_arrival'] as const;

/** What a cited page covers: this rule, a policy for all, or another government's rules. */
export const pageScopes = ['rule', 'policy', 'other_government'] as const;

export const restrictionKinds = ['entry_suspended', 'visas_suspended'] as const;

export const entryConditionKinds = [
  'passport_validity',
  'passport_age',
  'blank_pages',
  'onward_ticket',
  'funds',
  'insurance',
  'vaccination',
  'levy',
  'registration',
  'minors',
] as const;

/** How a border treats what it asks for. */
export const bindings = ['required', 'may_be_asked', 'recommended', 'not_required'] as const;

/** Whom an entry condition concerns, by how they enter. */
export const concerned = ['all', 'visa_free', 'visa', 'e_visa', 'visa_on_arrival'] as const;

/** The first day of a passport's required validity. */
export const validityCounts = ['entry', 'departure', 'visa_expiry', 'application'] as const;

export const periodUnits = ['hours', 'days', 'working_days'] as const;

/** What an amount of money is for. */
export const amountsPer = ['person', 'person_day', 'person_month', 'trip'] as const;

export const vaccines = ['yellow_fever', 'polio', 'meningitis'] as const;

/**
 * Who must be vaccinated: everyone, those who come from a country with risk, or from one of the listed
 * countries.
 */
export const comingFroms = ['anywhere', 'risk_countries', 'listed_countries'] as const;

export const linkSchemes = [
  'eta',
  'e_visa',
  'visa',
  'visa_on_arrival',
  'arrival_card',
  'authority',
] as const;

/** Whether an arrival form must be sent. */
export const linkBindings = ['required', 'optional'] as const;

export const processingUnits = ['minutes', 'days', 'working_days'] as const;

export const visaEntries = ['single', 'double', 'multiple'] as const;

/** Kinds of documents of other countries. */
export const documentKinds = ['visa', 'residence'] as const;

/** Groups of states that issue documents, beside single countries. */
export const documentIssuerGroups = ['schengen', 'eu', 'gcc', 'nordic'] as const;

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
