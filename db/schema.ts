import type { Generated } from 'kysely';
import type { TableColumns } from './queries/columns.ts';
import type { cardColumns, pageColumns } from './queries/destinationColumns.ts';
import type { requirementColumns } from './queries/visaRequirements.ts';

/** What a row holds in SQLite: only text, integer and real, so the schema can move to PostgreSQL. */
export type Schema = {
  countries: CountriesTable;
  destinations: DestinationsTable;
  destination_pictures: DestinationImagesTable;
  destination_types: DestinationTypesTable;
  pictures: ImagesTable;
  visa_requirements: VisaRequirementsTable;
  faqs: FaqsTable;
  users: UsersTable;
  sessions: SessionsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  contact_messages: ContactMessagesTable;
  content_version: ContentVersionTable;
  settings: SettingsTable;
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

/** SQLite has no booleans. */
type Flag = 0 | 1;
/** ISO 8601 in UTC, as `new Date().toISOString()` writes it, so that text order is time order. */
type Timestamp = string;
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
};

type DestinationsTable = TableColumns<typeof cardColumns & typeof pageColumns> & {
  id: string;
  /** Name and country in lower case without accents: what the admin search looks through. */
  search_text: string;
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
  picture_hash: string | null;
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
};

type UsersTable = {
  id: string;
  email: string;
  password_hash: string;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type SessionsTable = {
  /** SHA-256 of the session id in the cookie: a stolen copy of the file signs nobody in. */
  id_hash: string;
  user_id: string;
  expires_at: Timestamp;
  created_at: Timestamp;
};

type NewsletterSubscribersTable = {
  id: Generated<number>;
  email: string;
  created_at: Timestamp;
};

type ContactMessagesTable = {
  id: Generated<number>;
  name: string;
  email: string;
  message: string;
  /** SHA-256 of name, e-mail and message: sending the same form twice stores it once. */
  fingerprint: string;
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
