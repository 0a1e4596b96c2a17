import { useFormContext, useWatch } from 'react-hook-form';
import {
  conditionKindNames,
  type EntryConditionInput,
  entryConditionFields,
  entryConditionWords,
} from '../../../../server/schemas/records/entryCondition.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { NumberField } from '../../../ui/forms/NumberField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import { type CountryRecordKind, commonBlank } from '../records/countryRecordKind.ts';

const { labels } = entryConditionWords;

type EntryCondition = RouterOutputs['entryCondition']['byId'];

/** What a country asks of every foreign passport. */
export const entryConditions: CountryRecordKind<EntryCondition, EntryConditionInput> = {
  entity: 'entry_condition',
  list: 'conditions',
  texts: {
    heading: 'Entry conditions',
    add: 'Add Entry Condition',
    new: 'New entry condition',
    edit: 'Edit entry condition',
    save: 'Save Entry Condition',
    none: 'No entry conditions known',
  },
  api: trpc.entryCondition,
  nameOf: ({ kind }) => conditionKindNames[kind],
  columns: [
    {
      heading: 'Asked For',
      sort: { name: 'kind', by: ({ kind }) => conditionKindNames[kind] },
      cell: ({ kind }) => conditionKindNames[kind],
    },
    {
      heading: 'How Long',
      sort: { name: 'months', by: ({ months }) => months },
      cell: monthsText,
    },
  ],
  schema: entryConditionFields,
  // The age of a passport is measured at entry.
  withoutHidden: (fields) => ({
    ...fields,
    countedFrom: fields.kind === 'passport_age' ? null : fields.countedFrom || 'entry',
  }),
  blank: { kind: 'passport_validity', countedFrom: 'entry', ...commonBlank },
  show: (field, value) =>
    field === 'kind' ? conditionKindNames[value as EntryConditionInput['kind']] : undefined,
  Fields,
};

function Fields() {
  const form = useFormContext<EntryConditionInput, unknown, EntryConditionInput>();
  const field = labelledFields(form, labels);
  const isAge = useWatch({ control: form.control, name: 'kind' }) === 'passport_age';
  return (
    <>
      <SelectField {...field('kind')} names={conditionKindNames} />
      <NumberField
        {...field('months')}
        hint={
          isAge ? 'A passport may be this old at most' : 'A passport must be valid for this long'
        }
        min="0"
      />
      {!isAge && (
        <SelectField
          {...field('countedFrom')}
          names={{ entry: 'The day of entry', departure: 'The day of departure' }}
        />
      )}
    </>
  );
}

function monthsText({ kind, months, countedFrom }: EntryCondition): string {
  const length = months === 1 ? '1 month' : `${months} months`;
  return kind === 'passport_age' ? `At most ${length}` : `${length} from ${countedFrom}`;
}
