import type { Generated } from 'kysely';
import type { TableColumns } from './queries/columns.ts';
import type { cardColumns, pageColumns } from './queries/destinations/destinationColumns.ts';
import type { requirementColumns } from './queries/visaRequirements.ts';

/** What a row holds on both engines: text, integer and real, and bytes where a file is stored. */
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
  rule_sources: RuleSourcesTable;
  rule_editions: RuleEditionsTable;
  entry_rules: EntryRulesTable;
  zones: ZonesTable;
  zone_members: ZoneMembersTable;
  entry_conditions: EntryConditionsTable;
  application_portals: ApplicationPortalsTable;
  nomad_schemes: NomadSchemesTable;
  unconfirmed_rules: UnconfirmedRulesTable;
  entry_restrictions: EntryRestrictionsTable;
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
};

export type Continent =
  | 'Asia'
  | 'Europe'
  | 'North America'
  | 'South America'
  | 'Africa'
  | 'Oceania'
  | 'Antarctica';
export type DestinationType = 'tourist' | 'transit' | 'nomad';
export type VisaType = 'tourist' | 'transit' | 'working';
export type FaqCategory = 'visa' | 'destination' | 'general';
export type Access =
  | 'freedom_of_movement'
  | 'visa_free'
  | 'eta'
  | 'visa_on_arrival'
  | 'e_visa'
  | 'travel_permit'
  | 'visa_required'
  | 'no_admission';
/** What a rule may hold only under: a paper, a way of travelling or a status. */
export type RuleCondition =
  | 'biometric_passport'
  | 'identity_number'
  | 'passport_kind'
  | 'passport_issued_since'
  | 'nationality_status'
  | 'by_air'
  | 'entry_point'
  | 'papers_shown'
  | 'visa_held'
  | 'other';
export type StayUnit = 'days' | 'months';
/**
 * A compilation names the government page that each rule was read on, and the day; an edition is a
 * collection without either.
 */
export type SourceKind = 'administrator' | 'official' | 'compilation' | 'edition';
/** How one applies: for a visa by an online form; or online in the place of on arrival. */
export type ApplicationWay = 'online' | 'online_or_on_arrival';
/** What the page is that a rule cites: about this rule, the policy for all, or of another government. */
export type PageScope = 'rule' | 'policy' | 'other_government';
export type RestrictionKind = 'entry_suspended' | 'visas_suspended';
/** Primary: the authority's own text was read. Secondary: somebody else's statement of it. */
export type SourceQuality = 'primary' | 'secondary';
export type PortalScheme = 'eta' | 'e_visa' | 'visa' | 'arrival_card' | 'authority';
export type NomadStatus = 'open' | 'closed' | 'none' | 'announced';
/** Administrators may do everything; editors keep destinations, requirements, rules and the inbox. */
export type Role = 'administrator' | 'editor';
/** Only what is published is seen by visitors; what is scheduled becomes so at its time. */
export type PublishStatus = 'draft' | 'published' | 'scheduled';
/** Who changed a record: somebody signed in, a command in a terminal, the site itself, or a visitor. */
export type ActorKind = 'user' | 'command' | 'site' | 'visitor';
export type MessageStatus = 'unread' | 'read' | 'answered' | 'archived' | 'spam';
/** `date`: a rule began or ended by itself. */
export type ChangeCause = 'import' | 'rollback' | 'removal' | 'edit' | 'date';

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
/** From 1, one more with each save: a form may only replace the version it began from. */
type RowVersion = Generated<number>;
/** Of the form that made the row: sent twice, it makes one. Null for rows that no form made. */
type CreationKey = string | null;

type CountriesTable = {
  code: string;
  name: string;
  continent: Continent;
  flag_url: string;
  enabled: Flag;
  /** Offered as a passport and guessed from an address. */
  issues_passports: Generated<Flag>;
};

type DestinationsTable = TableColumns<typeof cardColumns & typeof pageColumns> & {
  id: string;
  /** Name and country in lower case without accents: what the admin search looks through. */
  search_text: string;
  status: Generated<PublishStatus>;
  /** When it becomes published; null unless it is scheduled. */
  publish_at: Timestamp | null;
  version: RowVersion;
  creation_key: CreationKey;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type DestinationImagesTable = {
  id: string;
  destination_id: string;
  /** From 0, in the order of the page. */
  position: number;
  src: string;
  /** Of an uploaded image; null for any other address. */
  image_hash: string | null;
  alt: string;
  width: number;
  height: number;
  created_at: Timestamp;
};

/** The set of types of a destination, a row each. */
type DestinationTypesTable = { destination_id: string; type: DestinationType };

/** The uploaded images whose files are in the data folder. */
type ImagesTable = {
  /** SHA-256 of the stored original, in hex. */
  hash: string;
  width: number;
  height: number;
  /** Of all its files together. */
  bytes: number;
  /** The last time it was uploaded. */
  uploaded_at: Timestamp;
};

type VisaRequirementsTable = TableColumns<typeof requirementColumns> & {
  id: string;
  destination_id: string;
  version: RowVersion;
  creation_key: CreationKey;
  created_at: Timestamp;
  updated_at: Timestamp;
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

type UsersTable = {
  id: string;
  email: string;
  /** Empty as long as an invitation was not accepted: no password matches it. */
  password_hash: string;
  /** As history and lists show it; empty: the e-mail. */
  name: Generated<string>;
  role: Generated<Role>;
  /** Null while the account may sign in. */
  deactivated_at: Timestamp | null;
  last_seen_at: Timestamp | null;
  /** Base32; null without two-factor. */
  totp_secret: string | null;
  /** The time step of the last code that was accepted: none is accepted twice. */
  totp_last_step: number | null;
  version: RowVersion;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type SessionsTable = {
  /** SHA-256 of the session id in the cookie: a stolen copy of the file signs nobody in. */
  id_hash: string;
  user_id: string;
  expires_at: Timestamp;
  created_at: Timestamp;
  /** As the browser names itself. */
  user_agent: Generated<string>;
  /** Of the address it was started from: a /24 or /64 network. */
  network: Generated<string>;
  last_seen_at: Timestamp | null;
};

type NewsletterSubscribersTable = {
  id: Generated<number>;
  email: string;
  /** Pending until the address was confirmed from its mailbox, where the site sends mail. */
  status: Generated<'pending' | 'subscribed'>;
  confirmed_at: Timestamp | null;
  created_at: Timestamp;
};

type ContactMessagesTable = {
  id: Generated<number>;
  name: string;
  email: string;
  message: string;
  /** SHA-256 of name, e-mail and message: sending the same form twice stores it once. */
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

/** One row, whose number moves with every change of what visitors see. */
type ContentVersionTable = { id: 1; version: number };

/** Who states rules; an edition or an official pack is imported under its source. */
type RuleSourcesTable = {
  id: string;
  title: string;
  publisher: string;
  licence: string;
  address: string | null;
  kind: SourceKind;
  quality: SourceQuality;
  note: Generated<string>;
  /** The edition that answers; null for administrators' rules, and before the first import is whole. */
  current_edition_id: number | null;
  version: RowVersion;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type RuleEditionsTable = {
  id: Generated<number>;
  source_id: string;
  /** Of the source itself, never the day of import. */
  date: PartialDate | null;
  /** SHA-256 in hex. */
  file_hash: string;
  imported_by: string;
  imported_at: Timestamp;
  /** The edition that was current before: what going back makes current again. */
  replaces_edition_id: number | null;
  state: 'staged' | 'ready';
  rule_count: number;
  skipped_count: number;
};

type EntryRulesTable = {
  id: Generated<number>;
  source_id: string;
  /** Null for administrators' rules. */
  edition_id: number | null;
  passport: string;
  destination: string;
  purpose: VisaType;
  access: Access;
  stay_number: number | null;
  stay_unit: StayUnit | null;
  condition: RuleCondition | null;
  condition_text: Generated<string>;
  /** What holds without the condition; set exactly when there is one. */
  otherwise: Access | null;
  note: Generated<string>;
  /** Whom an administrator names as the source. */
  source_title: Generated<string>;
  /** Null in an imported rule where it is that of its source. */
  source_address: string | null;
  /** Null in an imported rule where it is that of its edition. */
  source_date: PartialDate | null;
  valid_from: Day | null;
  /** The last day on which the rule holds. */
  valid_to: Day | null;
  /** The day on which an administrator last confirmed it. */
  verified_on: Day | null;
  version: RowVersion;
  creation_key: CreationKey;
  created_at: Timestamp;
  updated_at: Timestamp;
  application: ApplicationWay | null;
  /** Another access, which a compilation has read on another official page. */
  contested_access: Access | null;
  /** Null where the address is not that of a compilation's page. */
  page_scope: PageScope | null;
  /** The day on which an administrator refused the imported rule: it answers no longer. */
  refused_on: Day | null;
};

/** Countries that share a border: freedom of movement among them, or one count of days for visitors. */
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
  /** Freedom of movement is for entering it alone: work has laws of its own there. */
  entry_only: Generated<Flag>;
  note: Generated<string>;
};

/** What a destination asks of every foreign passport. */
type EntryConditionsTable = {
  id: Generated<number>;
  destination: string;
  kind: 'passport_validity' | 'passport_age';
  months: number;
  /** From which day a passport's validity counts; null for its age. */
  counted_from: 'entry' | 'departure' | null;
  note: Generated<string>;
  source_id: string | null;
  source_title: Generated<string>;
  source_address: string | null;
  source_date: PartialDate | null;
  version: RowVersion;
  created_at: Timestamp;
  updated_at: Timestamp;
};

/** Where to apply. A scheme that isn't in operation, or an arrival card, says nothing about access. */
type ApplicationPortalsTable = {
  id: Generated<number>;
  destination: string;
  scheme: PortalScheme;
  title: string;
  address: string | null;
  /** A decimal number as text, with its currency (ISO 4217). */
  price_amount: string | null;
  price_currency: string | null;
  price_note: Generated<string>;
  in_operation: Flag;
  /** The kinds of stay it is for, as a list. */
  purposes: Generated<Json>;
  /** The country's own citizens are not asked for it. */
  foreigners_only: Generated<Flag>;
  note: Generated<string>;
  source_id: string | null;
  source_title: Generated<string>;
  source_address: string | null;
  source_date: PartialDate | null;
  version: RowVersion;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type NomadSchemesTable = {
  id: Generated<number>;
  country_code: string;
  status: NomadStatus;
  title: string | null;
  address: string | null;
  verified_on: Day | null;
  /** Income, fee, length and so on as the data set has them; null means not published. */
  facts: Json;
  source_id: string | null;
};

/** "Is this wrong?": what a visitor saw and said. Equal reports are one row that counts. */
/** Passports for which a compilation found no readable official page: no rule, and no doubt either. */
type UnconfirmedRulesTable = {
  source_id: string;
  destination: string;
  tried_on: Day;
  /** Codes, separated by spaces. */
  passports: string;
};

/** What is suspended at a destination for some passports, whichever rule they have. */
type EntryRestrictionsTable = {
  id: Generated<number>;
  destination: string;
  kind: RestrictionKind;
  /** Codes, separated by spaces. */
  passports: string;
  /** The classes of visas that are not issued, as they are published; '' for all or where none is meant. */
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

type AnswerReportsTable = {
  id: Generated<number>;
  passport: string;
  destination: string;
  purpose: VisaType;
  /** The answer that was on the page. */
  answer: Json;
  message: string;
  /** SHA-256 of pair, answer and message. */
  fingerprint: string;
  reports: Generated<number>;
  status: Generated<'open' | 'closed'>;
  created_at: Timestamp;
  last_reported_at: Timestamp;
  closed_at: Timestamp | null;
};

/** How often a pair was asked for; without address, cookie or time. */
type PairRequestsTable = {
  passport: string;
  destination: string;
  purpose: VisaType;
  requests: number;
};

/** Resolved answers that an import or an edit changed. */
type AnswerChangesTable = {
  id: Generated<number>;
  changed_at: Timestamp;
  cause: ChangeCause;
  edition_id: number | null;
  source_title: string;
  passport: string;
  destination: string;
  purpose: VisaType;
  access_before: Access | null;
  stay_number_before: number | null;
  stay_unit_before: StayUnit | null;
  access_after: Access | null;
  stay_number_after: number | null;
  stay_unit_after: StayUnit | null;
};

/** When each job that runs in one process at a time last ended. */
type JobRunsTable = { name: string; finished_at: Timestamp };

/** How often something was tried, counted over all processes. */
type RateLimitsTable = {
  /** Of the limit. */
  name: string;
  /** Whom it is counted for: SHA-256 of each part, in hex, with a space between. */
  key_hash: string;
  tries: number;
  /** When the tries are forgotten. */
  ends_at: Timestamp;
};

/** Files of rules that administrators look at before they apply them, on whichever process. */
type RuleImportsTable = {
  id: string;
  options: Json;
  state: 'previewed' | 'applying' | 'applied' | 'failed';
  /** Rules that are stored, of `total`. */
  done: Generated<number>;
  total: Generated<number>;
  edition_id: number | null;
  /** Why it failed. */
  message: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** The last column: SQLite reads the others without it. */
  file: Buffer;
};

/** Each signs in once in the place of a two-factor code. */
type RecoveryCodesTable = { user_id: string; code_hash: string };

/** One-time links with which somebody chooses a password. */
type AccountLinksTable = {
  /** SHA-256 of the token in the link, in hex. */
  token_hash: string;
  user_id: string;
  purpose: 'invitation' | 'reset';
  created_at: Timestamp;
  expires_at: Timestamp;
};

/** Who changed what and when. Names stay when the account or the record is gone. */
type HistoryTable = {
  id: Generated<number>;
  changed_at: Timestamp;
  actor_kind: ActorKind;
  /** The account's id; null for all but users. */
  actor_id: string | null;
  actor_name: string;
  /** Which kind of record: see `server/schemas/admin/history.ts`. */
  entity: string;
  entity_id: string;
  title: string;
  action: string;
  /** The record's fields before and after; null where there was none, or where they are nobody's to keep. */
  before: Json | null;
  after: Json | null;
};

/** Deleted records, kept for 30 days with all that belongs to them. */
type TrashTable = {
  id: string;
  entity: string;
  entity_id: string;
  title: string;
  /** The rows that were deleted, as the service of the entity restores them. */
  data: Json;
  deleted_at: Timestamp;
  deleted_by: string;
};

/** The uploaded images that rows in the trash need. */
type TrashImagesTable = { trash_id: string; image_hash: string };

/** Files of records that somebody looks at before they apply them, on whichever process. */
type RecordImportsTable = {
  id: string;
  options: Json;
  state: 'previewed' | 'applying' | 'applied' | 'failed';
  /** Rows that are stored, of `total`. */
  done: Generated<number>;
  total: Generated<number>;
  /** Why it failed. */
  message: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** The last column: SQLite reads the others without it. */
  file: Buffer;
};

/** Addresses that a destination had before: visitors are led on. */
type DestinationRedirectsTable = { old_id: string; destination_id: string; created_at: Timestamp };

/** Mail that is to be sent, was sent, or could not be. */
type OutboxTable = {
  id: Generated<number>;
  kind: string;
  to_address: string;
  subject: string;
  text: string;
  /** Further headers of the mail, such as List-Unsubscribe. */
  headers: Generated<Json>;
  /** The contact message that it answers. */
  message_id: number | null;
  state: Generated<'waiting' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  last_error: string | null;
  created_at: Timestamp;
  sent_at: Timestamp | null;
};

/** Who asked to hear by mail when an answer changes. */
type AnswerWatchesTable = {
  id: Generated<number>;
  email: string;
  passport: string;
  destination: string;
  purpose: VisaType;
  status: Generated<'pending' | 'confirmed'>;
  created_at: Timestamp;
  confirmed_at: Timestamp | null;
  last_sent_at: Timestamp | null;
  /** The last row of `answer_changes` that was mailed. */
  last_change_id: number | null;
};

/** How often visitors met "unknown", by day; without address or cookie. */
type UnansweredRequestsTable = {
  passport: string;
  destination: string;
  day: Day;
  requests: number;
};

/** What the weekly check of outside images and official links found. */
type LinkChecksTable = {
  address: string;
  kind: 'image' | 'official';
  /** Null when it is reachable. */
  problem: string | null;
  checked_at: Timestamp;
  failing_since: Timestamp | null;
};
