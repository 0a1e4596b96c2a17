/** What people call the records of a kind, as sentences have it: one, and many. */
export type Nouns = readonly [one: string, many: string];

/** The kinds of records of `server/records/`, as the history and the trash know them. */
export const recordNouns = {
  entry_condition: ['entry condition', 'entry conditions'],
  application_portal: ['official link', 'official links'],
  faq: ['question', 'questions'],
} as const satisfies Record<string, Nouns>;

export type RecordEntity = keyof typeof recordNouns;
