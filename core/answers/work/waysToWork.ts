import type { WorkRouteKind, YouthProgrammeKind } from '../../workVocabulary.ts';
import type { AnswerSource } from '../entryAnswer.ts';
import type { PolicySource } from '../policySource.ts';
import type { Ages, AgesByPassport } from './programmeAges.ts';

/** A government's fee; null if unknown. */
export type Fee = { amount: number; currency: string } | { free: true } | null;

/** A programme by which young people may work for some months. */
export type YouthProgramme = {
  /** As the authority writes it. */
  name: string;
  kind: YouthProgrammeKind;
  /** Codes of countries, as of all passports here. */
  passports: string[];
  /** Ages when applying, of every passport that `otherAges` doesn't name; null if unverified. */
  ages: Ages | null;
  otherAges: AgesByPassport;
  /** Null if unverified. */
  months: number | null;
  /** Yearly places; null if unverified. */
  isLimited: boolean | null;
  /** The passports for which places are drawn by lot. */
  ballotFor: string[];
  fee: Fee;
  /** The address at which one applies, or reads how. */
  apply: string | null;
  source: AnswerSource;
};

/** A way for everybody to work in a country. */
export type WorkRoute = {
  /** As the authority writes it. */
  name: string;
  kind: WorkRouteKind;
  address: string;
  /** The first government fee; null if unverified. */
  fee: Fee;
  /** Null if unverified. */
  months: number | null;
  quality: PolicySource['quality'];
};

/** The known ways to work in a country. */
export type WaysHere = {
  programmes: readonly YouthProgramme[];
  routes: readonly WorkRoute[];
};
