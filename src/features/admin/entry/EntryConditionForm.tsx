import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, type Resolver, useWatch } from 'react-hook-form';
import {
  type EntryConditionInput,
  entryConditionFields,
  entryConditionKinds,
} from '../../../../server/schemas/records/entryCondition.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { StoredFormFooter } from '../forms/StoredFormFooter.tsx';
import { UnsavedOffer } from '../forms/unsaved/UnsavedOffer.tsx';
import { mayLoseChanges, useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { reports } from '../reports.ts';
import { type RuleSource, sourceOf } from '../rules/ruleLabels.ts';
import { SourceFields } from '../rules/SourceFields.tsx';
import { conditionKindNames, conditionLabels } from './entryLabels.ts';

export type EntryCondition = RouterOutputs['entryCondition']['byId'];

/** Adds what a country asks of every foreign passport, or edits the one given. */
export function EntryConditionForm({
  destination,
  condition,
  sources,
  onDone,
}: {
  destination: string;
  condition?: EntryCondition | undefined;
  sources: RuleSource[];
  /** After a save, or when it is cancelled. */
  onDone: () => void;
}) {
  const meta = { report: reports.saveCondition };
  const create = trpc.entryCondition.create.useMutation({ meta });
  const update = trpc.entryCondition.update.useMutation({ meta });
  const utils = trpc.useUtils();
  const { form, submit, formKey, conflict, unsaved } = useStoredForm({
    resolver,
    record: `entry-condition/${condition?.id ?? `new/${destination}`}`,
    stored: condition && storedOf(condition, sources),
    blank,
    save: (fields, version) =>
      condition && version !== undefined
        ? update.mutateAsync({ id: condition.id, version, fields })
        : create.mutateAsync({ destination, fields }),
    fetchNewest: async () => {
      if (!condition) return undefined;
      const input = { id: condition.id };
      return storedOf(await utils.entryCondition.byId.fetch(input, { staleTime: 0 }), sources);
    },
    onSaved: onDone,
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);
  const kind = useWatch({ control: form.control, name: 'kind' });

  return (
    <FormProvider {...form}>
      <form key={formKey} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <UnsavedOffer unsaved={unsaved} />
        <FormSection title={condition ? 'Edit condition' : 'New condition'}>
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
          <FormField
            form={form}
            name="note"
            label={conditionLabels.note}
            optional
            className="sm:col-span-2"
          >
            {(control) => <textarea rows={2} className="input" maxLength={1000} {...control} />}
          </FormField>
        </FormSection>
        <SourceFields />
        <StoredFormFooter
          conflict={conflict}
          labels={conditionLabels}
          show={(field, value) =>
            field === 'kind' ? conditionKindNames[value as EntryConditionInput['kind']] : undefined
          }
          saving={isSubmitting}
          submitLabel="Save Condition"
          savingLabel="Saving..."
          error={errors.root?.message}
        >
          <button
            type="button"
            className="button-quiet"
            onClick={() => mayLoseChanges() && onDone()}
          >
            Cancel
          </button>
        </StoredFormFooter>
      </form>
    </FormProvider>
  );
}

const resolve = zodResolver(entryConditionFields);

/** The age of a passport counts at entry: the hidden field is not saved. */
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

function storedOf(condition: EntryCondition, sources: RuleSource[]): Stored<EntryConditionInput> {
  const { id, destination, sourceId, version, ...fields } = condition;
  return { version, fields: { ...fields, ...ownSource(condition, sources) } };
}

/** What an imported row inherits becomes its own once it is edited. */
export function ownSource(
  row: EntryCondition | RouterOutputs['officialLink']['byId'],
  sources: RuleSource[],
) {
  if (row.sourceId === null) return {};
  const { title, address, date } = sourceOf(row, sources);
  return { sourceTitle: title, sourceAddress: address, sourceDate: date };
}
