/** The closed vocabularies of transit policies, as `core/vocabulary.ts` has those of entry rules. */

/** Whether travellers can change planes without passing the border; `no`: everyone passes it. */
export const airsideOffers = ['yes', 'no', 'some_airports', 'unknown'] as const;
export type AirsideOffer = (typeof airsideOffers)[number];

/** Whom a list names: these passports only, or all but these. */
export const passportLists = ['nobody', 'all', 'only', 'all_but', 'unknown'] as const;
export type PassportListKind = (typeof passportLists)[number];

/** The paper that a passport needs to stay in the transit area. */
export const airsidePapers = ['airport_transit_visa', 'transit_visa', 'entry_visa'] as const;
export type AirsidePaper = (typeof airsidePapers)[number];

/** What a passport needs to stay in the transit area. */
export const airsideNeeds = ['no_visa', 'eta', 'visa', 'pass_border', 'unknown'] as const;
export type AirsideNeed = (typeof airsideNeeds)[number];

/** What a document, or being the holder of a passport, changes about staying in the transit area. */
export const transitEffects = ['no_visa', 'eta', 'visa', 'unknown'] as const;
export type TransitEffect = (typeof transitEffects)[number];

/**
 * Programmes for travellers between two flights: `airside_visa` for the transit area itself, the
 * others for passing the border.
 */
export const programmeKinds = [
  'transit_without_visa',
  'transit_eta',
  'transit_visa_on_arrival',
  'transit_visa',
  'airside_visa',
] as const;
export type ProgrammeKind = (typeof programmeKinds)[number];

/** How sure a programme is for a traveller. */
export const programmeOpenings = ['yes', 'with_documents', 'officer_decides'] as const;
export type ProgrammeOpening = (typeof programmeOpenings)[number];

export const transitConditions = [
  'onward_ticket',
  'documents_for_destination',
  'same_airport',
  'same_airline',
  'by_air',
  'leave_by_air',
  'baggage_through',
  'third_country',
  'register_on_arrival',
  'apply_before',
  'hotel_by_airline',
  'not_through_countries_named',
  'passport_3_months',
  'passport_6_months',
  'biometric_passport',
  'approval_of_officer',
] as const;
export type TransitCondition = (typeof transitConditions)[number];
