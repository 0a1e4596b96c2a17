import { mapColumns, number, plain, text } from '../queries/columns.ts';
import { headOfSourced, ownFromNowOn, sourceColumns } from './sourcedColumns.ts';

/** What destinations ask of every foreign passport. */
export const entryConditionTable = {
  name: 'entry_conditions' as const,
  fields: mapColumns({
    kind: plain<'passport_validity' | 'passport_age'>()('kind'),
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
