import type { RecordKindName, RowOutcome } from '#core/records/files.ts';
import { recordWords } from '#core/records/kinds.ts';

const titles = Object.values(recordWords).map(({ file, title }) => [file, title[1]]);

/** Readable names of the kinds of records in files. */
export const kindNames = {
  destinations: 'Destinations',
  requirements: 'Requirements',
  ...Object.fromEntries(titles),
} as Record<RecordKindName, string>;

/** Readable names of an import's outcomes. */
export const outcomeNames: Record<RowOutcome, string> = {
  refused: 'Refused',
  changed: 'Changed',
  added: 'Added',
  unchanged: 'Left alone',
};
