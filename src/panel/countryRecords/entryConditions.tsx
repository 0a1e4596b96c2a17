import { conditionDetailNames, conditionKindNames } from '#core/border/conditionKinds.ts';
import type { EntryConditionInput } from '#core/inputs/records/entryCondition.ts';
import { bindingNames, concernedNames, vaccineNames } from '#core/records/entryConditionWords.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Spinner } from '#src/ui/Spinner.tsx';
import { askedWithNextInput, optionalPart, saidInPlace } from '../optionalPart.tsx';
import type { CountryRecordKind } from './countryRecordKind.ts';

type EntryCondition = RouterOutputs['entryCondition']['byId'];

const ConditionInWords = optionalPart(() => import('./ConditionInWords.tsx'), 'ConditionInWords', {
  failed: askedWithNextInput,
});

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
  nameOf: ({ kind, vaccine, title, detail, concerns }) =>
    [
      conditionKindNames[kind],
      vaccine !== '' && vaccineNames[vaccine].toLowerCase(),
      title,
      conditionDetailNames[detail]?.toLowerCase(),
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
    { heading: 'What', cell: (condition) => <ConditionInWords condition={condition} /> },
    { heading: 'Whom it concerns', cell: ({ concerns }) => concernedNames[concerns] },
  ],
  Edited: optionalPart(() => import('./EntryConditionForm.tsx'), 'EditedEntryCondition', {
    loading: <Spinner />,
    failed: saidInPlace,
  }),
};
