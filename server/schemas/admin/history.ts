import * as z from 'zod/mini';
import { day } from '../answers/entryRule.ts';
import { id, rowId, rowVersion } from '../text.ts';
import { pageSize } from './adminList.ts';

/** The kinds of records whose changes the history keeps, as it names them on screen. */
export const historyEntities = {
  destination: 'Destination',
  visa_requirement: 'Visa requirement',
  rule: 'Rule',
  rule_source: 'Source',
  entry_condition: 'Entry condition',
  application_portal: 'Official link',
  answer_report: 'Report',
  country: 'Country',
  faq: 'FAQ',
  setting: 'Setting',
  user: 'User',
  message: 'Message',
  subscriber: 'Subscriber',
  mail: 'Mail',
  personal_data: 'Personal data',
  import: 'Import',
} as const;

export type HistoryEntity = keyof typeof historyEntities;

/** What was done, as a sentence after the person's name has it. */
export const historyActions = {
  created: 'added',
  changed: 'changed',
  deleted: 'deleted',
  restored: 'restored',
  imported: 'imported',
  published: 'published',
  confirmed: 'confirmed',
  refused: 'refused',
  purged: 'deleted for good',
} as const;

export type HistoryAction = keyof typeof historyActions;

/** What only administrators see: who has an account, settings, and what is about people. */
export const administratorsEntities: readonly HistoryEntity[] = [
  'user',
  'setting',
  'message',
  'subscriber',
  'mail',
  'personal_data',
];

/** How far changes are counted: what is beyond says no more, and would take long to count. */
export const HISTORY_COUNTED_MAX = 10_000;

/** Whoever changes records without an account. */
export const otherActors = {
  command: 'Commands in a terminal',
  site: 'Landfall itself',
  visitor: 'Visitors',
} as const;

const entity = z.enum(Object.keys(historyEntities) as [HistoryEntity, ...HistoryEntity[]]);

export const historyList = z.strictObject({
  /** An account's id, or one of `otherActors`. */
  by: z.optional(id),
  entity: z.optional(entity),
  /** The first and the last day (UTC). */
  from: z.optional(day),
  to: z.optional(day),
  /** The entries older than this one. */
  before: z.optional(rowId),
  pageSize,
});

export type HistoryList = z.infer<typeof historyList>;

export const historyOfRecord = z.strictObject({
  entity,
  id,
  before: z.optional(rowId),
  pageSize,
});

export type HistoryOfRecord = z.infer<typeof historyOfRecord>;

/** The version after a change, or the one before it, in the place of the stored one. */
export const versionRestore = z.strictObject({
  entry: rowId,
  side: z.enum(['before', 'after']),
  /** Of the record as it is stored. */
  version: rowVersion,
});
