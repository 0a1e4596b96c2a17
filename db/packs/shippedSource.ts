import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import type { ExceptionTerms } from '#core/documents/exceptionTerms.ts';
import type { Access, PageScope, RestrictionKind, VisaType } from '#core/vocabulary.ts';
import type { ImportedRule, SourceDescription } from '../queries/rules/shippedSources.ts';
import type { PackedOfficialLink, PackedScheme, ShippedCondition } from './destinationFacts.ts';
import type { PackedWorkPolicy } from './policies/workPack.ts';
import type { PackedZone } from './zonesOfPacks.ts';

/** A shipped source with all its statements. */
export type ShippedSource = SourceDescription & {
  /** The date of the source itself, YYYY, YYYY-MM or YYYY-MM-DD; null if it has none. */
  date: string | null;
  /**
   * SHA-256 in hex: of the published file for an edition, which administrators may also import;
   * otherwise of the statements, so that changed statements are installed again.
   */
  fileHash: string;
  rules: Iterable<ImportedRule>;
  /** The number of codes on its lists that issue no passports. */
  skipped: number;
  zones: PackedZone[];
  conditions: ShippedCondition[];
  officialLinks: PackedOfficialLink[];
  schemes: PackedScheme[];
  unconfirmed: UnconfirmedRules[];
  restrictions: PackedRestriction[];
  exceptions: ShippedException[];
  policies: ShippedPolicy[];
};

/** Passports without a readable official page in a compilation, and the day of the last search. */
export type UnconfirmedRules = { destination: string; triedOn: string; passports: string[] };

/** A suspension of entry or visas at a destination. */
export type PackedRestriction = {
  destination: string;
  kind: RestrictionKind;
  passports: string[];
  /** The suspended visa classes as published; '' for all. */
  visas: string;
  since: string | null;
  until: string | null;
  /** Whether exceptions are published. */
  exceptions: boolean;
  instrument: string;
  page: { title: string; address: string; checkedOn: string };
};

/** An exception for some holders of these passports. */
export type ShippedException = {
  destination: string;
  purpose: VisaType;
  /** None for all. */
  passports: string[];
  /** Null, as `terms`, where only their existence is known. */
  access: Access | null;
  days: number | null;
  terms: ExceptionTerms | null;
  from: string | null;
  to: string | null;
  /** Null where the source's own page applies. */
  page: { title: string; address: string; checkedOn: string; scope: PageScope } | null;
};

/** Which edition of a source is shipped. */
export type ShippedEdition = Pick<ShippedSource, 'id' | 'title' | 'date' | 'fileHash'>;

/** A country's rules on one kind of stay. */
export type ShippedPolicy =
  | { purpose: 'transit'; policy: TransitPolicy }
  | { purpose: 'working'; policy: PackedWorkPolicy };

/** The description of facts that this project read and put together itself. */
export const ownCompilation = {
  publisher: 'Landfall project',
  licence: 'facts only',
  address: null,
  kind: 'compilation',
  quality: 'secondary',
  note: '',
} as const;

/** The statements beside rules of a source that has none. */
export const noStatements = {
  skipped: 0,
  zones: [],
  conditions: [],
  officialLinks: [],
  schemes: [],
  unconfirmed: [],
  restrictions: [],
  exceptions: [],
  policies: [],
};
