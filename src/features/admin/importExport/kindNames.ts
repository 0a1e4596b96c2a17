import type { RecordKindName, RowOutcome } from '../../../../server/schemas/admin/recordImport.ts';
import {
  type RecordEntity,
  recordFiles,
  recordTitles,
} from '../../../../server/schemas/records/nouns.ts';

const titles = Object.entries(recordTitles).map(([entity, [, many]]) => [
  recordFiles[entity as RecordEntity],
  many,
]);

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
