import type { DocumentKind, DocumentQuality, ExceptionTerm } from '../vocabulary.ts';

/** The terms of an exception from entry rules; stored as JSON. */

/** One of several documents that open an exception. */
export type DocumentOption = {
  /** Either kind if absent. */
  kind?: DocumentKind;
  /** ISO 3166-1 alpha-2 codes, or groups: `schengen`, `eu`, `gcc`, `nordic`. */
  issuers: string[];
  qualities?: DocumentQuality[];
  /** The remaining validity that it must have. */
  validDays?: number;
  validMonths?: number;
};

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
