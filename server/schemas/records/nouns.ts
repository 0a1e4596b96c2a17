/** What people call the records of a kind, as sentences have it: one, and many. */
export type Nouns = readonly [one: string, many: string];

/** The kinds of records of `server/records/`, as the history and the trash know them. */
export const recordNouns = {
  entry_condition: ['entry condition', 'entry conditions'],
  application_portal: ['official link', 'official links'],
  faq: ['question', 'questions'],
} as const satisfies Record<string, Nouns>;

/** The names of the kinds in lists, and those of their records together. */
export const recordTitles = {
  entry_condition: ['Entry condition', 'Entry conditions'],
  application_portal: ['Official link', 'Official links'],
  faq: ['FAQ', 'FAQ'],
} as const satisfies Record<RecordEntity, Nouns>;

/** The names of the files of each kind, in addresses and commands. */
export const recordFiles = {
  faq: 'faqs',
  entry_condition: 'entry-conditions',
  application_portal: 'official-links',
} as const satisfies Record<RecordEntity, string>;

export type RecordEntity = keyof typeof recordNouns;
