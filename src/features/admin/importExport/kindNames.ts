import type { RecordKindName, RowOutcome } from '../../../../server/schemas/admin/recordImport.ts';

/** What files hold, as people read it. */
export const kindNames: Record<RecordKindName, string> = {
  destinations: 'Destinations',
  requirements: 'Requirements',
  faqs: 'FAQ',
  'entry-conditions': 'Entry conditions',
  'official-links': 'Official links',
};

/** What an import does with rows. */
export const outcomeNames: Record<RowOutcome, string> = {
  refused: 'Refused',
  changed: 'Changed',
  added: 'Added',
  unchanged: 'Left alone',
};
