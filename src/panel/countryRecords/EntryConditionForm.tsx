import {
  type ConditionField,
  conditionDetailNames,
  conditionKindNames,
  hasField,
} from '#core/border/conditionKinds.ts';
import { conditionPurposes } from '#core/border/conditionPurposes.ts';
import {
  blankDetails,
  type EntryConditionInput,
  entryConditionFields,
} from '#core/inputs/records/entryCondition.ts';
import {
  amountPerNames,
  bindingNames,
  comingFromNames,
  concernedNames,
  countedFromNames,
  periodUnitNames,
  vaccineNames,
} from '#core/records/entryConditionWords.ts';
import { trpc } from '#src/lib/trpc.ts';
import { EditedCountryRecord } from './CountryRecordForm.tsx';
import { type CountryRecordFields, commonBlank, type EditedRecord } from './countryRecordKind.ts';
import { EntryConditionFields } from './EntryConditionFields.tsx';
import { entryConditions } from './entryConditions.tsx';

/** The texts of codes, by field. */
const names: Record<string, { readonly [value: string]: string }> = {
  kind: conditionKindNames,
  binding: bindingNames,
  concerns: concernedNames,
  countedFrom: countedFromNames,
  unit: periodUnitNames,
  per: amountPerNames,
  vaccine: vaccineNames,
  comingFrom: comingFromNames,
  detail: conditionDetailNames,
};

/** A new condition asks for the months. */
const { months: _, ...blankPassportValidity } = blankDetails;

const fields: CountryRecordFields<EntryConditionInput> = {
  schema: entryConditionFields,
  withoutHidden: ({ kind, ...fields }) => ({
    ...fields,
    kind,
    ...Object.fromEntries(
      Object.entries(blankDetails).filter(([field]) => !hasField(kind, field as ConditionField)),
    ),
    ...(kind === 'passport_validity' && { countedFrom: fields.countedFrom ?? 'entry' }),
  }),
  blank: {
    ...blankPassportValidity,
    kind: 'passport_validity',
    binding: 'required',
    countedFrom: 'entry',
    purposes: conditionPurposes({ kind: 'passport_validity' }),
    note: '',
    ...commonBlank,
  },
  show: (field, value) => names[field]?.[String(value)],
  Fields: EntryConditionFields,
};

/** The form of what a country asks of foreign visitors at its border. */
export function EditedEntryCondition(edited: EditedRecord) {
  const fetchNewest = trpc.useUtils().entryCondition.byId.fetch;
  return (
    <EditedCountryRecord
      {...edited}
      kind={entryConditions}
      fields={fields}
      fetchNewest={fetchNewest}
    />
  );
}
