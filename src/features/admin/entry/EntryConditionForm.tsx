import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useWatch } from 'react-hook-form';
import {
  type EntryConditionInput,
  entryConditionFields,
  entryConditionKinds,
} from '../../../../server/schemas/records/entryCondition.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useStoredForm } from '../forms/useStoredForm.ts';
import { CountryRecordForm, fieldsToEdit } from '../records/CountryRecordForm.tsx';
import type { RuleSource } from '../rules/ruleLabels.ts';
import { conditionKindNames, conditionLabels } from './entryLabels.ts';

export type EntryCondition = RouterOutputs['entryCondition']['byId'];

/** Adds or edits an entry condition of a country, which applies to all foreign passports. */
export function EntryConditionForm({
  destination,
  condition,
  sources,
  onDone,
}: {
  destination: string;
  condition?: EntryCondition | undefined;
  sources: RuleSource[];
  /** Called after a save or when cancelled. */
  onDone: () => void;
}) {
  const create = trpc.entryCondition.create.useMutation();
  const update = trpc.entryCondition.update.useMutation();
  const utils = trpc.useUtils();
  const stored = useStoredForm({
    resolver,
    record: `entry-condition/${condition?.id ?? `new/${destination}`}`,
    stored: condition && fieldsToEdit(condition, sources),
    blank,
    save: (fields, version) =>
      condition && version !== undefined
        ? update.mutateAsync({ id: condition.id, version, fields })
        : create.mutateAsync({ destination, fields }),
    fetchNewest: async () => {
      if (!condition) return undefined;
      const input = { id: condition.id };
      return fieldsToEdit(await utils.entryCondition.byId.fetch(input, { staleTime: 0 }), sources);
    },
    onSaved: onDone,
  });
  const { form } = stored;
  const kind = useWatch({ control: form.control, name: 'kind' });

  return (
    <CountryRecordForm
      stored={stored}
      entity="entry_condition"
      isNew={!condition}
      labels={conditionLabels}
      show={(field, value) =>
        field === 'kind' ? conditionKindNames[value as EntryConditionInput['kind']] : undefined
      }
      submitLabel="Save Entry Condition"
      onDone={onDone}
    >
      <FormField form={form} name="kind" label={conditionLabels.kind}>
        {(control) => (
          <select className="input" {...control}>
            {entryConditionKinds.map((name) => (
              <option key={name} value={name}>
                {conditionKindNames[name]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <TextField
        form={form}
        name="months"
        label={conditionLabels.months}
        hint={
          kind === 'passport_age'
            ? 'A passport may be this old at most'
            : 'A passport must be valid for this long'
        }
        type="number"
        min="0"
        step="1"
        rules={{ valueAsNumber: true }}
      />
      {kind !== 'passport_age' && (
        <FormField form={form} name="countedFrom" label={conditionLabels.countedFrom}>
          {(control) => (
            <select className="input" {...control}>
              <option value="entry">The day of entry</option>
              <option value="departure">The day of departure</option>
            </select>
          )}
        </FormField>
      )}
    </CountryRecordForm>
  );
}

const resolve = zodResolver(entryConditionFields);

/** The age of a passport is measured at entry: the hidden field is not saved. */
const resolver: Resolver<EntryConditionInput, unknown, EntryConditionInput> = (
  fields,
  context,
  options,
) =>
  resolve(
    fields.kind === 'passport_age'
      ? { ...fields, countedFrom: null }
      : { ...fields, countedFrom: fields.countedFrom || 'entry' },
    context,
    options,
  );

const blank = {
  kind: 'passport_validity',
  countedFrom: 'entry',
  note: '',
  sourceTitle: '',
  sourceAddress: null,
  sourceDate: null,
} as const;
