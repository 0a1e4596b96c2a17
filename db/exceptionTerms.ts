/** The terms of an exception from entry rules; stored as JSON. */

/** One of several documents that open an exception. */
export type DocumentOption = {
  /** Either kind if absent. */
  kind?: 'visa' | 'residence';
  /** ISO 3166-1 alpha-2 codes, or groups: `schengen`, `eu`, `gcc`, `nordic`. */
  issuers: string[];
  qualities?: DocumentQuality[];
  /** The remaining validity that it must have. */
  validDays?: number;
  validMonths?: number;
};

/** A requirement on a document, besides being valid. */
export type DocumentQuality =
  | 'multiple_entry'
  | 'used'
  | 'permanent'
  | 'sticker'
  | 'of_tourist_class'
  | 'valid_over_3_years'
  | 'in_past_10_years'
  | 'held_before'
  | 'british_irish_scheme'
  | 'issued_before_february_2024'
  | 'for_named_profession';

/** A term besides documents, residence, origin and age. */
export type ExceptionTerm =
  | 'by_air'
  | 'named_airports'
  | 'onward_ticket'
  | 'hotel_booking'
  | 'insurance'
  | 'funds'
  | 'vaccinations'
  | 'invitation'
  | 'tourist_voucher'
  | 'registered_epassport'
  | 'border_crossing_card'
  | 'taiwan_travel_authorisation'
  | 'accredited_agency'
  | 'named_airlines'
  | 'organised_group'
  | 'named_profession'
  | 'born_in_named_region'
  | 'named_place'
  | 'named_nationality'
  | 'in_transit'
  | 'further_conditions';

/** All of its parts must be met; of `documents` and of `ages`, any one. */
export type ExceptionTerms = {
  documents?: DocumentOption[];
  /** Set if the official page accepts further documents. */
  orOthers?: true;
  /** Codes of countries, in any of which the traveller lives. */
  livesIn?: string[];
  arrivingFrom?: string[];
  /** Full years; `under` is exclusive. */
  ages?: { from?: number; under?: number }[];
  terms?: ExceptionTerm[];
};
