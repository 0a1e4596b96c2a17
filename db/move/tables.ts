import type { Schema } from '../schema.ts';

/**
 * Every table, referenced tables first, with its primary key columns, which give the order of
 * reading. Image files are moved separately: SQLite doesn't store them in the database.
 */
const keys: Record<keyof Schema, readonly string[]> = {
  countries: ['code'],
  destinations: ['id'],
  destination_types: ['destination_id', 'type'],
  images: ['hash'],
  destination_images: ['id'],
  visa_requirements: ['id'],
  faqs: ['id'],
  users: ['id'],
  sessions: ['id_hash'],
  newsletter_subscribers: ['id'],
  contact_messages: ['id'],
  settings: ['key'],
  content_version: ['id'],
  database_id: ['id'],
  rule_sources: ['id'],
  rule_editions: ['id'],
  entry_rules: ['id'],
  zones: ['id'],
  zone_members: ['country_code', 'zone_id'],
  entry_conditions: ['id'],
  application_portals: ['id'],
  work_programmes: ['id'],
  ways_to_work: ['id'],
  unconfirmed_rules: ['source_id', 'destination', 'tried_on'],
  entry_restrictions: ['id'],
  entry_exceptions: ['id'],
  stay_policies: ['source_id', 'purpose', 'country_code'],
  transit_policies: ['id'],
  work_areas: ['id'],
  answer_reports: ['id'],
  pair_requests: ['passport', 'destination', 'purpose'],
  answer_changes: ['id'],
  job_runs: ['name'],
  rate_limits: ['name', 'key_hash'],
  rule_imports: ['id'],
  recovery_codes: ['user_id', 'code_hash'],
  account_links: ['token_hash'],
  history: ['id'],
  trash: ['id'],
  trash_images: ['trash_id', 'image_hash'],
  record_imports: ['id'],
  destination_redirects: ['old_id'],
  outbox: ['id'],
  answer_watches: ['id'],
  unanswered_requests: ['passport', 'destination', 'day'],
  link_checks: ['address'],
  source_fetches: ['source_id'],
  preview_links: ['destination_id'],
  saved_views: ['id'],
  translations: ['id'],
};

/** A table to move. */
export type MovedTable = {
  name: keyof Schema;
  /** The primary key columns. */
  key: readonly string[];
};

export const movedTables: readonly MovedTable[] = Object.entries(keys).map(([name, key]) => ({
  name: name as keyof Schema,
  key,
}));
