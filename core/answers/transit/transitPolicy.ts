import type {
  AirsideOffer,
  AirsidePaper,
  PassportListKind,
  ProgrammeKind,
  TransitCondition,
  TransitEffect,
} from '../../transitVocabulary.ts';
import type { DocumentQuality } from '../../vocabulary.ts';
import type { PolicySource } from '../policySource.ts';

/** A country's demands on travellers who change planes there; one is stored for each country, as JSON. */
export type TransitPolicy = {
  /** ISO 3166-1 alpha-2, as of all passports here. */
  country: string;
  /** The pages of the statements, by the id that statements name. */
  sources: Record<string, PolicySource>;
  /** Staying in the transit area; null where no source was found. */
  airside: AirsidePolicy | null;
  exceptions: TransitException[];
  programmes: TransitProgramme[];
};

/** A list of passports; `passports` is empty for `nobody`, `all` and `unknown`. */
export type PassportList = { list: PassportListKind; passports: string[] };

export type AirsidePolicy = {
  offered: AirsideOffer;
  /** IATA codes; null for all of the country's, or where they are unknown. */
  airports: string[] | null;
  maxHours: number | null;
  /** Null if unknown. */
  overnight: boolean | null;
  /** Who needs a paper to stay in the transit area. */
  visa: PassportList & {
    /** An airport transit visa if absent. */
    kind?: AirsidePaper;
    /** Of the listed, those whose need depends on the route. */
    mayBeNeeded?: string[];
  };
  /** Who needs a travel authorisation even there. */
  eta: (PassportList & { name: string }) | null;
  conditions: TransitCondition[];
  /** The id of the source that states it, and of others that agree. */
  source: string;
  alsoSources: string[];
};

/** What differs for some travellers: with any one of the documents, or for all of these passports. */
export type TransitException = {
  /** `airside`, or the name of a programme. */
  of: string;
  passports: string[] | 'all';
  /** Documents as `readHolds` has them, and `eu-residence`; none where the passport alone counts. */
  holds: string[];
  /** What a document must be, by document. */
  must?: Record<string, DocumentQuality[]>;
  conditions: TransitCondition[];
  effect: TransitEffect;
  source: string;
};

/** A permission for travellers between two flights. */
export type TransitProgramme = {
  /** As the authority writes it. */
  name: string;
  kind: ProgrammeKind;
  passports: PassportList;
  /** Any one of these documents; none if the passport alone counts. */
  holds: string[];
  must?: Record<string, DocumentQuality[]>;
  maxHours: number | null;
  maxDays: number | null;
  conditions: TransitCondition[];
  /** IATA codes; null for all. */
  airports: string[] | null;
  /** Where it holds, in words; null if everywhere. */
  places: string | null;
  fee: { amount: number; currency: string } | { free: true } | null;
  /** The address at which one applies. */
  apply: string | null;
  /** The first and last day, YYYY-MM-DD. */
  from: string | null;
  to: string | null;
  source: string;
};
