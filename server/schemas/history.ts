/** The kinds of records whose changes the history keeps, as it names them on screen. */
export const historyEntities = {
  destination: 'Destination',
  visa_requirement: 'Visa requirement',
  rule: 'Rule',
  rule_source: 'Source',
  rule_edition: 'Edition',
  entry_condition: 'Entry condition',
  application_portal: 'Official address',
  answer_report: 'Report',
  country: 'Country',
  faq: 'FAQ',
  setting: 'Setting',
  user: 'User',
  image: 'Photo',
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
  purged: 'deleted for good',
} as const;

export type HistoryAction = keyof typeof historyActions;
