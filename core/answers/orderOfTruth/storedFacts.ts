import type { FieldOf, RuleFields } from '#core/rules/ruleFields.ts';
import type { SourceKind, SourceQuality, VisaType } from '#core/vocabulary.ts';
import type { Restriction } from '../entryAnswer.ts';
import type { EntryRight } from './entryRights.ts';
import type { DatedStatement } from './statements.ts';

/** Passport, destination, purpose and day of entry (YYYY-MM-DD, UTC). */
export type Question = {
  passport: string;
  destination: string;
  purpose: VisaType;
  on: string;
};

/** The stored facts of a pair, of any validity. */
export type StoredFacts = {
  rules: CurrentRule[];
  memberships: ZoneMembership[];
  rights: readonly EntryRight[];
  restrictions: Restriction[];
  /** The day on which a compilation found no readable official page for the pair. */
  recheckFailedOn: string | null;
  /** What the destination's policy on the kind of stay states about the passport. */
  ofPolicy: readonly DatedStatement[];
};

/** What is stored of a source of rules. */
export type StoredSource = {
  kind: SourceKind;
  quality: SourceQuality;
  title: string;
  publisher: string;
  licence: string;
  address: string | null;
};

/** A stored rule of any edition, without its question and the fields of its source and edition. */
export type BareRule = Omit<RuleFields, FieldOf<'question'>> & {
  id: number;
  sourceId: string;
  /** Null for administrators' rules. */
  editionId: number | null;
  updatedAt: string;
};

/** An administrator's rule, or one of a source's current edition, with its source and edition. */
export type CurrentRule = BareRule & StoredSource & { editionDate: string | null };

/** A country's present or former membership of a zone, with the zone's source, if it has one. */
export type ZoneMembership = {
  countryCode: string;
  memberFrom: string | null;
  memberTo: string | null;
  zone: string;
  zoneTitle: string;
  freedomOfMovement: number;
  windowDays: number | null;
  windowPer: number | null;
  note: string;
  zoneAddress: string | null;
  zoneDate: string | null;
  sourceId: string | null;
  editionId: number | null;
} & { [Name in keyof StoredSource]: StoredSource[Name] | null };
