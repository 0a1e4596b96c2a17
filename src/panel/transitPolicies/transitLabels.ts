import type {
  AirsideOffer,
  AirsidePaper,
  PassportListKind,
  ProgrammeKind,
  TransitCondition,
  TransitEffect,
} from '#core/transitVocabulary.ts';
import type { DocumentQuality } from '#core/vocabulary.ts';

export const offerNames: Record<AirsideOffer, string> = {
  yes: 'At all airports',
  some_airports: 'At some airports',
  no: 'Nowhere: everyone goes through passport control',
  unknown: 'Not known',
};

export const listNames: Record<PassportListKind, string> = {
  nobody: 'Nobody',
  all: 'Everybody',
  only: 'Only these passports',
  all_but: 'Everybody but these passports',
  unknown: 'Not known',
};

export const paperNames: Record<AirsidePaper, string> = {
  airport_transit_visa: 'Airport transit visa',
  transit_visa: 'Transit visa',
  entry_visa: 'Visa for entry',
};

export const effectNames: Record<TransitEffect, string> = {
  no_visa: 'No visa needed',
  eta: 'Travel authorisation needed',
  visa: 'Visa needed',
  unknown: 'Not known',
};

export const programmeKindNames: Record<ProgrammeKind, string> = {
  transit_without_visa: 'Pass the border without a visa',
  transit_eta: 'Travel authorisation (ETA)',
  transit_visa_on_arrival: 'Transit visa on arrival',
  transit_visa: 'Transit visa',
  airside_visa: 'Visa for the transit area',
};

export const documentQualityNames: Record<DocumentQuality, string> = {
  multiple_entry: 'for several entries',
  used: 'used before',
  permanent: 'permanent',
  sticker: 'a sticker',
  of_tourist_class: 'of the tourist class',
  valid_over_3_years: 'valid for over 3 years',
  in_past_10_years: 'held in the past 10 years',
  held_before: 'held before',
  british_irish_scheme: 'of the British-Irish visa scheme',
  issued_before_february_2024: 'issued before February 2024',
  for_named_profession: 'for a profession that the country names',
};

export const conditionNames: Record<TransitCondition, string> = {
  onward_ticket: 'A ticket for the next flight',
  documents_for_destination: 'The documents for the destination',
  same_airport: 'Both flights at the same airport',
  same_airline: 'Both flights with the same airline',
  by_air: 'Arriving by air',
  leave_by_air: 'Leaving by air',
  baggage_through: 'Bags checked through to the destination',
  third_country: 'Flying on to a third country',
  register_on_arrival: 'Registration on arrival',
  apply_before: 'Applying before the journey',
  hotel_by_airline: 'A hotel booked by the airline',
  not_through_countries_named: 'A route that avoids the countries that the page names',
  passport_3_months: 'A passport valid for 3 more months',
  passport_6_months: 'A passport valid for 6 more months',
  biometric_passport: 'A biometric passport',
  approval_of_officer: 'The approval of an officer',
};

const issuerNames: Record<string, string> = {
  us: 'United States',
  schengen: 'a Schengen state',
  uk: 'United Kingdom',
  ireland: 'Ireland',
  canada: 'Canada',
  australia: 'Australia',
  'new-zealand': 'New Zealand',
  japan: 'Japan',
  'south-korea': 'South Korea',
  singapore: 'Singapore',
  gcc: 'a Gulf state',
  eu: 'an EU state',
};

/** "Visa: United States" */
export function documentName(document: string): string {
  const [, issuer = '', kind] = /^(.+)-(visa|residence)$/.exec(document) ?? [];
  const kindName = kind === 'visa' ? 'Visa' : 'Residence permit';
  return `${kindName}: ${issuerNames[issuer] ?? issuer}`;
}
