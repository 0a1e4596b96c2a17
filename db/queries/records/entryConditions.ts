import type { ConditionDetail, EntryConditionKind } from '#core/border/conditionKinds.ts';
import type {
  AmountPer,
  Binding,
  ComingFrom,
  Concerned,
  PeriodUnit,
  Vaccine,
  ValidityCount,
} from '#core/borderVocabulary.ts';
import type { VisaType } from '#core/vocabulary.ts';
import { flag, json, mapColumns, number, plain, text } from '../columns.ts';
import { headOfSourced, ownFromNowOn, sourceColumns } from './sourcedColumns.ts';

/** What destinations ask of foreign visitors at their borders. */
export const entryConditionTable = {
  name: 'entry_conditions' as const,
  fields: mapColumns({
    kind: plain<EntryConditionKind>()('kind'),
    binding: plain<Binding>()('binding'),
    concerns: plain<Concerned>()('concerns'),
    months: number('months'),
    number: plain<number | null>()('number'),
    unit: plain<PeriodUnit | null>()('unit'),
    countedFrom: plain<ValidityCount | null>()('counted_from'),
    amount: plain<string | null>()('amount'),
    currency: plain<string | null>()('currency'),
    per: plain<AmountPer | null>()('per'),
    vaccine: plain<Vaccine | ''>()('vaccine'),
    comingFrom: plain<ComingFrom | null>()('coming_from'),
    countries: text('countries'),
    title: text('title'),
    detail: plain<ConditionDetail>()('detail'),
    address: plain<string | null>()('address'),
    permissionOnly: flag('permission_only'),
    purposes: json<VisaType[]>()('purposes'),
    note: text('note'),
    ...sourceColumns,
  }),
  head: mapColumns(headOfSourced),
  order: ['kind'],
  hasTimes: true,
  content: 'rules' as const,
  hasCreationKey: false,
  setOnUpdate: ownFromNowOn,
};
