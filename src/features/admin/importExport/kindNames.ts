import type { RecordKindName, RowOutcome } from '../../../../server/schemas/admin/recordImport.ts';

/** Readable names of the kinds of records in files. */
export const kindNames: Record<RecordKindName, string> = {
  destinations: 'Destinations',
  requirements: 'Requirements',
  faqs: 'FAQ',
  'entry-conditions': 'Entry conditions',
  'official-links': 'Official links',
};

/** Readable names of an import's outcomes. */
export const outcomeNames: Record<RowOutcome, string> = {
  refused: 'Refused',
  changed: 'Changed',
  added: 'Added',
  unchanged: 'Left alone',
};
