import type { Generated } from 'kysely';
import type { ConditionDetail, EntryConditionKind } from '#core/border/conditionKinds.ts';
import type {
  AmountPer,
  Binding,
  ComingFrom,
  Concerned,
  LinkBinding,
  OfficialLinkScheme,
  PeriodUnit,
  ProcessingUnit,
  Vaccine,
  ValidityCount,
  VisaEntries,
} from '#core/borderVocabulary.ts';
import type { AgeStatement, StatementQuality } from '#core/policyVocabulary.ts';
import type {
  AccountLinkPurpose,
  ActorKind,
  Continent,
  DestinationType,
  EditionState,
  FaqCategory,
  ImportState,
  LinkKind,
  MessageStatus,
  OutboxState,
  PublishStatus,
  ReportStatus,
  RequirementStanding,
  Role,
  SubscriberStatus,
  WatchStatus,
} from '#core/siteVocabulary.ts';
import type {
  Access,
  ChangeCause,
  NomadStatus,
  PageScope,
  RestrictionKind,
  SourceKind,
  SourceQuality,
  StayUnit,
  VisaType,
} from '#core/vocabulary.ts';
import type { WorkGrant, WorkRouteKind, YouthProgrammeKind } from '#core/workVocabulary.ts';
import type { ContentVersions } from './contentState.ts';
import type { TableColumns } from './queries/columns.ts';
import type { cardColumns, pageColumns } from './queries/destinations/destinationColumns.ts';
import type { RuleColumns } from './queries/rules/ruleColumns.ts';
import type { requirementColumns } from './queries/visaRequirements/visaRequirements.ts';

/** Column types on both engines: text, integer, real, and bytes where a file is stored. */
export type Schema = {
  countries: CountriesTable;
  destinations: DestinationsTable;
  destination_images: DestinationImagesTable;
  destination_types: DestinationTypesTable;
  images: ImagesTable;
  visa_requirements: VisaRequirementsTable;
  faqs: FaqsTable;
  users: UsersTable;
  sessions: SessionsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  contact_messages: ContactMessagesTable;
  content_version: ContentVersionTable;
  database_id: DatabaseIdTable;
  rule_sources: RuleSourcesTable;
  rule_editions: RuleEditionsTable;
  entry_rules: EntryRulesTable;
  zones: ZonesTable;
  zone_members: ZoneMembersTable;
  entry_conditions: EntryConditionsTable;
  application_portals: OfficialLinksTable;
  work_programmes: WorkProgrammesTable;
  ways_to_work: WaysToWorkTable;
  unconfirmed_rules: UnconfirmedRulesTable;
  entry_restrictions: EntryRestrictionsTable;
  entry_exceptions: EntryExceptionsTable;
  stay_policies: StayPoliciesTable;
  transit_policies: TransitPoliciesTable;
  work_areas: WorkAreasTable;
  answer_reports: AnswerReportsTable;
  pair_requests: PairRequestsTable;
  answer_changes: AnswerChangesTable;
  settings: SettingsTable;
  job_runs: JobRunsTable;
  rate_limits: RateLimitsTable;
  rule_imports: RuleImportsTable;
  recovery_codes: RecoveryCodesTable;
  account_links: AccountLinksTable;
  history: HistoryTable;
  trash: TrashTable;
  trash_images: TrashImagesTable;
  record_imports: RecordImportsTable;
  destination_redirects: DestinationRedirectsTable;
  outbox: OutboxTable;
  answer_watches: AnswerWatchesTable;
  unanswered_requests: UnansweredRequestsTable;
  link_checks: LinkChecksTable;
  source_fetches: SourceFetchesTable;
  preview_links: PreviewLinksTable;
  saved_views: SavedViewsTable;
  translations: TranslationsTable;
};

/** SQLite has no booleans. */
type Flag = 0 | 1;
/** ISO 8601 in UTC, as `new Date().toISOString()` writes it, so that text order is time order. */
type Timestamp = string;
/** A day in UTC, YYYY-MM-DD. */
type Day = string;
/** YYYY, YYYY-MM or YYYY-MM-DD: as exact as a source states it. */
type PartialDate = string;
/** JSON as text. Parsed by the column map of the file that owns the table. */
type Json = string;
/** Starts at 1 and grows with each save: a form may only replace the version it was opened with. */
type RowVersion = Generated<number>;
/**
 * Identifies the form that created the row, so that a repeated request creates one row. Null for
 * rows from elsewhere.
 */
type CreationKey = string | null;

/** Columns of a record that is edited in the panel. */
type EditedColumns = { version: RowVersion; created_at: Timestamp; updated_at: Timestamp };

/** The source of a record: one of `rule_sources`, or the title that an administrator named. */
type SourceColumns = {
  source_id: string | null;
  source_title: Generated<string>;
  source_address: string | null;
  source_date: PartialDate | null;
};

/** A decimal number as text, 0 for what is free of charge; its currency is ISO 4217. */
type FeeColumns = { fee_amount: string | null; fee_currency: string | null };

/** An answer's question. */
type PairColumns = { passport: string; destination: string; purpose: VisaType };

type CountriesTable = {
  code: string;
  name: string;
  continent: Continent;
  flag_url: string;
  enabled: Flag;
  /** Whether it is offered as a passport and guessed from an IP address. */
  issues_passports: Generated<Flag>;
};

type DestinationsTable = TableColumns<typeof cardColumns & typeof pageColumns> &
  EditedColumns & {
    id: string;
    /** Name and country in lower case without accents, for the admin search. */
    search_text: string;
    status: Generated<PublishStatus>;
    /** The time of publication; null unless scheduled. */
    publish_at: Timestamp | null;
    creation_key: CreationKey;
  };

type DestinationImagesTable = {
  id: string;
  destination_id: string;
  /** From 0, in display order. */
  position: number;
  src: string;
  /** Set for an uploaded image; null for any other address. */
  image_hash: string | null;
  alt: string;
  width: number;
  height: number;
  created_at: Timestamp;
};

/** The types of a destination, one per row. */
type DestinationTypesTable = { destination_id: string; type: DestinationType };

/** The uploaded images whose files are in the data folder. */
type ImagesTable = {
  /** SHA-256 of the stored original, in hex. */
  hash: string;
  width: number;
  height: number;
  /** The size of all its files. */
  bytes: number;
  /** The time of the last upload. */
  uploaded_at: Timestamp;
};

type VisaRequirementsTable = TableColumns<typeof requirementColumns> &
  EditedColumns & {
    id: string;
    destination_id: string;
    creation_key: CreationKey;
    standing: Generated<RequirementStanding>;
  };

type FaqsTable = {
  id: string;
  position: number;
  question: string;
  answer: string;
  category: FaqCategory;
  version: RowVersion;
  creation_key: CreationKey;
};

type UsersTable = EditedColumns & {
  id: string;
  email: string;
  /** Empty until an invitation is accepted: no password matches it. */
  password_hash: string;
  /** The name in history and lists; empty: the e-mail address is used. */
  name: Generated<string>;
  role: Generated<Role>;
  /** Null while the account may sign in. */
  deactivated_at: Timestamp | null;
  last_seen_at: Timestamp | null;
  /** Base32; null without two-factor. */
  totp_secret: string | null;
  /** The time step of the last accepted code: no code is accepted twice. */
  totp_last_step: number | null;
};

type SessionsTable = {
  /** SHA-256 of the session id in the cookie: a stolen database signs nobody in. */
  id_hash: string;
  user_id: string;
  expires_at: Timestamp;
  created_at: Timestamp;
  /** The User-Agent header. */
  user_agent: Generated<string>;
  /** The network of the address that signed in: /24 or /64. */
  network: Generated<string>;
  last_seen_at: Timestamp | null;
};

type NewsletterSubscribersTable = {
  id: Generated<number>;
  email: string;
  status: Generated<SubscriberStatus>;
  /** The language of the page where it signed up (BCP 47). */
  language: Generated<string>;
  confirmed_at: Timestamp | null;
  created_at: Timestamp;
};

type ContactMessagesTable = {
  id: Generated<number>;
  name: string;
  email: string;
  message: string;
  /** SHA-256 of name, e-mail and message: a form sent twice is stored once. */
  fingerprint: string;
  status: Generated<MessageStatus>;
  created_at: Timestamp;
};

type SettingsTable = {
  key: string;
  value: Json;
  version: RowVersion;
  updated_at: Timestamp;
};

/** One row, whose number grows with every change of visible content. */
type ContentVersionTable = { id: 1 } & ContentVersions;

/** One row with a random id, which copies of the database carry on. */
type DatabaseIdTable = { id: string };

/** Publishers of rules; an edition or an official pack is imported under its source. */
type RuleSourcesTable = EditedColumns & {
  id: string;
  title: string;
  publisher: string;
  licence: string;
  address: string | null;
  kind: SourceKind;
  quality: SourceQuality;
  note: Generated<string>;
  /** The edition in use; null for administrators' rules and before the first import is complete. */
  current_edition_id: number | null;
};

type RuleEditionsTable = {
  id: Generated<number>;
  source_id: string;
  /** The date of the source itself, never the day of import. */
  date: PartialDate | null;
  /** SHA-256 in hex. */
  file_hash: string;
  imported_by: string;
  imported_at: Timestamp;
  /** The edition that was current before; a rollback makes it current again. */
  replaces_edition_id: number | null;
  state: EditionState;
  rule_count: number;
  skipped_count: number;
  /**
   * The source's description and statements other than rules (`StoredStatements`) when another
   * edition replaced this one; null while it is current, and where they are not known.
   */
  statements: Json | null;
};

type EntryRulesTable = EditedColumns &
  RuleColumns & {
    id: Generated<number>;
    source_id: string;
    /** Null for administrators' rules. */
    edition_id: number | null;
    creation_key: CreationKey;
  };

/** Country groups: freedom of movement among members, or a common count of days for visitors. */
type ZonesTable = {
  id: string;
  title: string;
  freedom_of_movement: Flag;
  window_days: number | null;
  window_per: number | null;
  note: Generated<string>;
  source_id: string | null;
  source_address: string | null;
  source_date: PartialDate | null;
};

type ZoneMembersTable = {
  zone_id: string;
  country_code: string;
  member_from: Day | null;
  member_to: Day | null;
  /** Freedom of movement covers entry only; work needs a permit. */
  entry_only: Generated<Flag>;
  note: Generated<string>;
};

/** What a destination asks of foreign visitors at its border. */
type EntryConditionsTable = EditedColumns &
  SourceColumns & {
    id: Generated<number>;
    destination: string;
    kind: EntryConditionKind;
    /**
     * Of a passport's validity or age, of a licence's, without entry after an overstay, or the youngest age to be
     * vaccinated; otherwise 0.
     */
    months: number;
    /** The day from which the required validity of the passport counts; null for other kinds. */
    counted_from: ValidityCount | null;
    note: Generated<string>;
    binding: Generated<Binding>;
    concerns: Generated<Concerned>;
    /**
     * Blank pages; days of a passport's or licence's validity, instead of months; the time in which to register,
     * or in which a visit counts; days of supply; an age; the highest amount; or the hours of changing planes
     * that count as a stay.
     */
    number: number | null;
    /** Of a time. */
    unit: PeriodUnit | null;
    /** A decimal number as text; its currency is ISO 4217. */
    amount: string | null;
    currency: string | null;
    per: AmountPer | null;
    /** Empty for other kinds than vaccinations. */
    vaccine: Generated<Vaccine | ''>;
    coming_from: ComingFrom | null;
    /** Countries to come from or visited, as codes separated by spaces: all, or those with risk that are listed. */
    countries: Generated<string>;
    /** The name of a levy, medicine, place or system; empty for other kinds. */
    title: Generated<string>;
    /** A word of its kind; empty where it says nothing. */
    detail: Generated<ConditionDetail>;
    /** Where a levy is paid. */
    address: string | null;
    /** The kinds of stay for which it holds, as a list. */
    purposes: Generated<Json>;
    /** 1 for a condition only for those who need a visa or an ETA. */
    permission_only: Generated<Flag>;
  };

/**
 * Official links for applications. A scheme not in operation, or an arrival card, doesn't affect
 * access.
 */
type OfficialLinksTable = EditedColumns &
  SourceColumns & {
    id: Generated<number>;
    destination: string;
    scheme: OfficialLinkScheme;
    title: string;
    address: string | null;
    /** A decimal number as text; its currency is ISO 4217. */
    price_amount: string | null;
    price_currency: string | null;
    price_note: Generated<string>;
    in_operation: Flag;
    /** The purposes of stay it covers, as a list. */
    purposes: Generated<Json>;
    /** The country's own citizens are exempt. */
    foreigners_only: Generated<Flag>;
    note: Generated<string>;
    /** The passports it is for, as codes separated by spaces; empty for all. */
    passports: Generated<string>;
    /** Null where no source states it. */
    binding: LinkBinding | null;
    processing_min: number | null;
    processing_max: number | null;
    processing_unit: ProcessingUnit | null;
    /** How long a visa can be used. */
    validity_days: number | null;
    stay_days: number | null;
    entries: VisaEntries | null;
    /** The days before arrival from which an arrival form can be sent. */
    earliest_days: number | null;
  };

/** A programme by which young people may work for some months. */
type WorkProgrammesTable = EditedColumns &
  SourceColumns &
  FeeColumns & {
    id: Generated<number>;
    destination: string;
    kind: YouthProgrammeKind;
    title: string;
    /** Codes, separated by spaces. */
    passports: string;
    /** Of passports that `other_ages` doesn't name. */
    first_age: number | null;
    last_age: number | null;
    /** See `readAges`. */
    other_ages: Generated<string>;
    months: number | null;
    is_limited: Flag | null;
    /** The passports for which places are drawn by lot, as codes separated by spaces. */
    ballot_for: Generated<string>;
    /** At which one applies, or reads how. */
    address: string | null;
    quality: StatementQuality;
    source_publisher: Generated<string>;
    source_date_is: Generated<AgeStatement>;
  };

/** A way for everybody to work in a country; null is what isn't published, never no. */
type WaysToWorkTable = EditedColumns &
  SourceColumns &
  FeeColumns & {
    id: Generated<number>;
    destination: string;
    kind: WorkRouteKind;
    status: Generated<NomadStatus>;
    /** Empty for a visa for remote workers without a name. */
    title: Generated<string>;
    address: string | null;
    months: number | null;
    quality: StatementQuality;
    /** Of visas for remote workers, as are all below. In US dollars; the sources don't say for which period. */
    income: number | null;
    /** The income asked in addition for a spouse, and for each child. */
    spouse_income: number | null;
    child_income: number | null;
    /** 1 if the family may come along. */
    family: Flag | null;
    /** 1 if one applies before travelling. */
    from_abroad: Flag | null;
    renewable: Flag | null;
    max_years: number | null;
    /** 1 if it leads to permanent residence, and after how many years. */
    residence: Flag | null;
    residence_years: number | null;
    citizenship: Flag | null;
    citizenship_years: number | null;
    /** The days of stay that make a tax resident. */
    tax_days: number | null;
    /** 1 if income from abroad is taxed. */
    income_taxed: Flag | null;
    /** The source's own page about the visa. */
    page: string | null;
  };

/**
 * Passports without a readable official page in a compilation: no rule is stated, and none is in
 * doubt.
 */
type UnconfirmedRulesTable = {
  source_id: string;
  destination: string;
  tried_on: Day;
  /** Codes, separated by spaces. */
  passports: string;
};

/** Suspended entry or visas at a destination for some passports, independent of their rules. */
type EntryRestrictionsTable = {
  id: Generated<number>;
  destination: string;
  kind: RestrictionKind;
  /** Codes, separated by spaces. */
  passports: string;
  /** The suspended visa classes as published; '' for all, or where none apply. */
  visas: string;
  /** The first day; null where it is not stated. */
  since: PartialDate | null;
  /** The last day; null where no end is stated. */
  until: PartialDate | null;
  /** Whether exceptions are published. */
  exceptions: Flag;
  /** The law or proclamation. */
  instrument: string;
  source_id: string;
  source_title: string;
  source_address: string | null;
  source_date: PartialDate | null;
};

/**
 * What some holders of these passports need instead: with a visa of another country, of an age.
 * Without access and terms, that there are exceptions.
 */
type EntryExceptionsTable = {
  id: Generated<number>;
  destination: string;
  purpose: VisaType;
  /** Codes, separated by spaces; '' for all. */
  passports: string;
  access: Access | null;
  stay_days: number | null;
  /** See `ExceptionTerms`. */
  terms: Json | null;
  valid_from: Day | null;
  /** The last day of validity. */
  valid_to: Day | null;
  source_id: string;
  /** Empty, or null, where the source's own applies. */
  source_title: string;
  source_address: string | null;
  source_date: PartialDate | null;
  /** Null unless the address is a page that a compilation cites. */
  page_scope: PageScope | null;
};

/** A country's rules on one kind of stay. */
type StayPoliciesTable = {
  source_id: string;
  purpose: VisaType;
  country_code: string;
  /** See `TransitPolicy` and `WorkPolicy`. */
  policy: Json;
};

/** What the team states of changing planes in a country; see `TransitPolicy`. */
type TransitPoliciesTable = EditedColumns & {
  id: Generated<number>;
  /** Unique. */
  destination: string;
  sources: Json;
  airside: Json | null;
  exceptions: Json;
  programmes: Json;
  /** The shipped policy that it was copied from, see `CopiedFrom`; null if it was started empty. */
  copied_from: Json | null;
  note: Generated<string>;
};

/** The team's areas of who may work where; see `WorkArea`. */
type WorkAreasTable = EditedColumns & {
  id: Generated<number>;
  /** The area's short name, by which it takes the place of the shipped one. Unique. */
  area: string;
  name: string;
  granted: WorkGrant;
  members: Json;
  pairs: Json;
  duties: Json;
  /** YYYY-MM-DD; null if open. */
  first_day: string | null;
  last_day: string | null;
  sources: Json;
  /** The id of the page that states the right, among `sources`. */
  source: string;
  /** See `CopiedFrom`; null if it was started empty. */
  copied_from: Json | null;
  note: Generated<string>;
};

/**
 * Reports of wrong answers: the shown answer and the message. Equal reports are one row with a
 * count.
 */
type AnswerReportsTable = PairColumns & {
  id: Generated<number>;
  /** The answer shown on the page. */
  answer: Json;
  message: string;
  /** SHA-256 of pair, answer and message. */
  fingerprint: string;
  reports: Generated<number>;
  status: Generated<ReportStatus>;
  created_at: Timestamp;
  last_reported_at: Timestamp;
  closed_at: Timestamp | null;
};

/** Requests per passport and destination; without IP address, cookie or time. */
type PairRequestsTable = PairColumns & { requests: number };

/** Changes of resolved answers by an import or an edit. */
type AnswerChangesTable = PairColumns & {
  id: Generated<number>;
  changed_at: Timestamp;
  cause: ChangeCause;
  edition_id: number | null;
  source_title: string;
  access_before: Access | null;
  stay_number_before: number | null;
  stay_unit_before: StayUnit | null;
  access_after: Access | null;
  stay_number_after: number | null;
  stay_unit_after: StayUnit | null;
  /** 1 where the answer is equal and what lets one leave the airport between two flights changed. */
  programmes_only: Flag;
};

/** The last end of each background job. */
type JobRunsTable = { name: string; finished_at: Timestamp };

/** Attempts counted against rate limits, across all processes. */
type RateLimitsTable = {
  /** The name of the limit. */
  name: string;
  /** Who is limited: SHA-256 of each part, in hex, separated by spaces. */
  key_hash: string;
  tries: number;
  /** When the counter resets. */
  ends_at: Timestamp;
};

/** Uploaded rule files between preview and import, for any process. */
type RuleImportsTable = RecordImportsTable & { edition_id: number | null };

/** One-time codes that replace a two-factor code. */
type RecoveryCodesTable = { user_id: string; code_hash: string };

/** A user's own views of the panel's lists. */
type SavedViewsTable = {
  id: string;
  user_id: string;
  list: string;
  /** Unique in the user's list. */
  name: string;
  /** The list's query string. */
  search: string;
};

/** Texts that the site's team has translated or corrected. */
type TranslationsTable = EditedColumns & {
  id: Generated<number>;
  /** A BCP 47 code. */
  language: string;
  /** Unique in the language: `messages/answers/change`, `destinations/paris-france/description`. */
  subject: string;
  /** The English text that it was made from. */
  english: string;
  text: string;
};

/** One-time links to choose a password. */
type AccountLinksTable = {
  /** SHA-256 of the token in the link, in hex. */
  token_hash: string;
  user_id: string;
  purpose: AccountLinkPurpose;
  created_at: Timestamp;
  expires_at: Timestamp;
};

/**
 * Changes of records: who, what and when. Names stay after the account or the record is deleted.
 */
type HistoryTable = {
  id: Generated<number>;
  changed_at: Timestamp;
  actor_kind: ActorKind;
  /** The account's id; null unless the actor is a user. */
  actor_id: string | null;
  actor_name: string;
  /** The kind of record: see `core/inputs/panel/history.ts`. */
  entity: string;
  entity_id: string;
  title: string;
  action: string;
  /** The record's fields before and after; null if there was none, or for personal data. */
  before: Json | null;
  after: Json | null;
};

/** Deleted records with all dependent rows, kept for 30 days. */
type TrashTable = {
  id: string;
  entity: string;
  entity_id: string;
  title: string;
  /** The deleted rows, in the shape from which the service restores them. */
  data: Json;
  deleted_at: Timestamp;
  deleted_by: string;
};

/** Uploaded images that trashed rows need. */
type TrashImagesTable = { trash_id: string; image_hash: string };

/** Uploaded record files between preview and import, for any process. */
type RecordImportsTable = {
  id: string;
  options: Json;
  state: ImportState;
  /** Stored rows, of `total`. */
  done: Generated<number>;
  total: Generated<number>;
  /** The reason of failure. */
  message: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** The last column, so that SQLite reads the others without it. */
  file: Buffer;
};

/** Former addresses of destinations, which redirect. */
type DestinationRedirectsTable = { old_id: string; destination_id: string; created_at: Timestamp };

/** Mail to be sent, sent, or failed. */
type OutboxTable = {
  id: Generated<number>;
  kind: string;
  to_address: string;
  subject: string;
  text: string;
  /** Additional mail headers, such as List-Unsubscribe. */
  headers: Generated<Json>;
  /** The contact message that it replies to. */
  message_id: number | null;
  state: Generated<OutboxState>;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  last_error: string | null;
  created_at: Timestamp;
  sent_at: Timestamp | null;
};

/** E-mail subscriptions to changes of an answer. */
type AnswerWatchesTable = PairColumns & {
  id: Generated<number>;
  email: string;
  status: Generated<WatchStatus>;
  /** The language of its mails (BCP 47). */
  language: Generated<string>;
  created_at: Timestamp;
  confirmed_at: Timestamp | null;
  last_sent_at: Timestamp | null;
  /** The last row of `answer_changes` that was mailed. */
  last_change_id: number | null;
};

/** Requests with an unknown answer, per day; without IP address or cookie. */
type UnansweredRequestsTable = {
  passport: string;
  destination: string;
  day: Day;
  requests: number;
};

/** Results of the weekly check of external images and official links. */
type LinkChecksTable = {
  address: string;
  kind: LinkKind;
  /** Null if it is reachable. */
  problem: string | null;
  /** Where it moved for good, on another host. */
  moved_to: string | null;
  checked_at: Timestamp;
  failing_since: Timestamp | null;
};

type PreviewLinksTable = {
  destination_id: string;
  /** In the signed token of the link: a link with another key no longer works. */
  key: string;
  expires_at: Timestamp;
};

type SourceFetchesTable = {
  /** The followed source, and the source of rules that it updates. */
  source_id: string;
  /** Where the file came from; another one makes the ETag and hash void. */
  address: string;
  etag: string | null;
  /** SHA-256 of the last usable file, in hex. */
  file_hash: string | null;
  /** That file, compressed, while it waits for review. */
  file: Buffer | null;
  /** The day on which its host says that it changed. */
  modified_on: string | null;
  checked_at: Timestamp;
  /** When the last usable file came. */
  fetched_at: Timestamp | null;
  /** Why the last check changed nothing, for display. */
  problem: string | null;
};
