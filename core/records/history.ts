import { type RecordEntity, recordWords } from './kinds.ts';

const titles = Object.fromEntries(
  Object.entries(recordWords).map(([entity, { title }]) => [entity, title[0]]),
) as Record<RecordEntity, string>;

/** The kinds of records in the history, with their names for display. */
export const historyEntities = {
  destination: 'Destination',
  visa_requirement: 'Visa requirement',
  rule: 'Rule',
  decision: 'Decision',
  rule_source: 'Source',
  ...titles,
  answer_report: 'Report',
  country: 'Country',
  setting: 'Setting',
  user: 'User',
  message: 'Message',
  subscriber: 'Subscriber',
  mail: 'Mail',
  personal_data: 'Personal data',
  import: 'Import',
} as const;

export type HistoryEntity = keyof typeof historyEntities;

/** The actions as verbs, which follow the person's name. */
export const historyActions = {
  created: 'added',
  changed: 'changed',
  deleted: 'deleted',
  restored: 'restored',
  imported: 'imported',
  fetched: 'fetched',
  published: 'published',
  confirmed: 'confirmed',
  refused: 'refused',
  settled: 'settled',
  reopened: 'took back',
  purged: 'deleted for good',
} as const;

export type HistoryAction = keyof typeof historyActions;

/** Kinds that only administrators see: accounts, settings, and personal data. */
export const administratorsEntities: readonly HistoryEntity[] = [
  'user',
  'setting',
  'message',
  'subscriber',
  'mail',
  'personal_data',
];

/** Maximum count of changes: counting more is slow and useless. */
export const HISTORY_COUNTED_MAX = 10_000;

/** Actors without an account. */
export const otherActors = {
  command: 'Commands in a terminal',
  site: 'Landfall itself',
  visitor: 'Visitors',
} as const;
