import { mapColumns, number, plain, text } from '../queries/columns.ts';
import type { EntryConditionKind } from '../schema.ts';
import { headOfSourced, ownFromNowOn, sourceColumns } from './sourcedColumns.ts';

/** What destinations ask of every foreign passport. */
export const entryConditionTable = {
  name: 'entry_conditions' as const,
  fields: mapColumns({
    kind: plain<EntryConditionKind>()('kind'),
    months: number('months'),
    countedFrom: plain<'entry' | 'departure' | null>()('counted_from'),
    note: text('note'),
    ...sourceColumns,
  }),
  head: mapColumns(headOfSourced),
  order: ['kind'],
  hasTimes: true,
  hasCreationKey: false,
  setOnUpdate: ownFromNowOn,
};
