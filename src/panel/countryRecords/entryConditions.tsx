import { conditionInWords } from '#core/border/borderWords.ts';
import {
  blankDetails,
  type EntryConditionInput,
  entryConditionFields,
  hasField,
} from '#core/inputs/records/entryCondition.ts';
import {
  amountPerNames,
  bindingNames,
  comingFromNames,
  concernedNames,
  conditionKindNames,
  countedFromNames,
  periodUnitNames,
  vaccineNames,
} from '#core/records/entryConditionWords.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { type CountryRecordKind, commonBlank } from './countryRecordKind.ts';
import { EntryConditionFields } from './EntryConditionFields.tsx';

type EntryCondition = RouterOutputs['entryCondition']['byId'];

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
};

type Detail = keyof typeof blankDetails;

/** A new condition asks for the months. */
const { months: _, ...blankPassportValidity } = blankDetails;

/** What a country asks of foreign visitors at its border. */
export const entryConditions: CountryRecordKind<EntryCondition, EntryConditionInput> = {
  entity: 'entry_condition',
  list: 'conditions',
  texts: {
    heading: 'Entry conditions',
    add: 'Add entry condition',
    new: 'New entry condition',
    edit: 'Edit entry condition',
    save: 'Save entry condition',
    none: 'No entry conditions known',
  },
  api: trpc.entryCondition,
  nameOf: ({ kind, vaccine, title, concerns }) =>
    [
      conditionKindNames[kind],
      vaccine !== '' && vaccineNames[vaccine].toLowerCase(),
      title,
      concerns !== 'all' && concernedNames[concerns].toLowerCase(),
    ]
      .filter(Boolean)
      .join(', '),
  columns: [
    {
      heading: 'Asked for',
      sort: { name: 'kind', by: ({ kind }) => conditionKindNames[kind] },
      cell: ({ kind }) => conditionKindNames[kind],
    },
    {
      heading: 'How binding',
      sort: { name: 'binding', by: ({ binding }) => bindingNames[binding] },
      cell: ({ binding }) => bindingNames[binding],
    },
    { heading: 'What', cell: conditionInWords },
    { heading: 'Whom it concerns', cell: ({ concerns }) => concernedNames[concerns] },
  ],
  schema: entryConditionFields,
  withoutHidden: ({ kind, ...fields }) => ({
    ...fields,
    kind,
    ...Object.fromEntries(
      Object.entries(blankDetails).filter(([field]) => !hasField(kind, field as Detail)),
    ),
    ...(kind === 'passport_validity' && { countedFrom: fields.countedFrom ?? 'entry' }),
  }),
  blank: {
    ...blankPassportValidity,
    kind: 'passport_validity',
    binding: 'required',
    countedFrom: 'entry',
    ...commonBlank,
  },
  show: (field, value) => names[field]?.[String(value)],
  Fields: EntryConditionFields,
};
