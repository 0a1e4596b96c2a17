/**
 * The closed vocabularies of what borders ask for, as `core/vocabulary.ts` has those of entry rules;
 * `core/border/conditionKinds.ts` has the kinds of conditions. A stored value that is no longer listed is unknown.
 */

/** How a border treats what it asks for. */
export const bindings = ['required', 'may_be_asked', 'recommended', 'not_required'] as const;
export type Binding = (typeof bindings)[number];

/** Whom an entry condition concerns, by how they enter. */
export const concerned = ['all', 'visa_free', 'visa', 'e_visa', 'visa_on_arrival'] as const;
export type Concerned = (typeof concerned)[number];

/** The first day of a passport's required validity. */
export const validityCounts = ['entry', 'departure', 'visa_expiry', 'application'] as const;
export type ValidityCount = (typeof validityCounts)[number];

export const periodUnits = ['hours', 'days', 'working_days'] as const;
export type PeriodUnit = (typeof periodUnits)[number];

/** What an amount of money is for. */
export const amountsPer = ['person', 'person_day', 'person_month', 'trip'] as const;
export type AmountPer = (typeof amountsPer)[number];

export const vaccines = ['yellow_fever', 'polio', 'meningitis'] as const;
export type Vaccine = (typeof vaccines)[number];

/**
 * Who must be vaccinated: everyone, those who come from a country with risk, or from one of the listed
 * countries.
 */
export const comingFroms = ['anywhere', 'risk_countries', 'listed_countries'] as const;
export type ComingFrom = (typeof comingFroms)[number];

export const linkSchemes = [
  'eta',
  'e_visa',
  'visa',
  'visa_on_arrival',
  'arrival_card',
  'authority',
] as const;
export type OfficialLinkScheme = (typeof linkSchemes)[number];

/** Whether an arrival form must be sent. */
export const linkBindings = ['required', 'optional'] as const;
export type LinkBinding = (typeof linkBindings)[number];

export const processingUnits = ['minutes', 'days', 'working_days'] as const;
export type ProcessingUnit = (typeof processingUnits)[number];

export const visaEntries = ['single', 'double', 'multiple'] as const;
export type VisaEntries = (typeof visaEntries)[number];

/** What a border's checklist is about, in the order in which a traveller acts. */
export const borderSubjects = [
  'apply',
  'passport',
  'blank_pages',
  'arrival_form',
  'onward_ticket',
  'funds',
  'insurance',
  'vaccination',
  'levy',
  'registration',
  'minors',
] as const;

export type BorderSubject = (typeof borderSubjects)[number];

/** How binding a line is; `depends`: on where the traveller comes from. */
export const lineBindings = [
  'required',
  'may_be_asked',
  'recommended',
  'not_required',
  'optional',
  'depends',
] as const;

export type LineBinding = (typeof lineBindings)[number];
