import { useFormContext, useWatch } from 'react-hook-form';
import {
  type ConditionField,
  conditionKindNames,
  conditionKinds,
  furtherKinds,
  hasField,
} from '#core/border/conditionKinds.ts';
import { conditionPurposes } from '#core/border/conditionPurposes.ts';
import type { EntryConditionInput } from '#core/inputs/records/entryCondition.ts';
import {
  amountPerNames,
  bindingNames,
  comingFromNames,
  concernedNames,
  countedFromNames,
  entryConditionWords,
  periodUnitNames,
  vaccineNames,
} from '#core/records/entryConditionWords.ts';
import { visaTypes } from '#core/vocabulary.ts';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { NumberField } from '#src/ui/forms/NumberField.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { TogglesField } from '#src/ui/forms/TogglesField.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import { NoteField } from '../rules/NoteField.tsx';
import { orNull } from '../rules/SourceFields.tsx';
import { numberOrNull } from '../rules/StatedFields.tsx';
import { CurrencyField } from './CurrencyField.tsx';

const { labels } = entryConditionWords;

/** The fields of an entry condition: those of its kind. */
export function EntryConditionFields() {
  const form = useFormContext<EntryConditionInput, unknown, EntryConditionInput>();
  const [kind, concerns] = useWatch({ control: form.control, name: ['kind', 'concerns'] });
  const { details, needs = {}, hints = {}, bindings, ...own } = conditionKinds[kind];
  const field = labelledFields(form, { ...labels, ...own.labels });
  const hintOf = (name: ConditionField) => hints[name] ?? '';

  /** Keeps the kinds of stay to the rule for a kind of condition until somebody chooses others. */
  function followPurposes() {
    const { purposes, ...changed } = form.getValues();
    if (String(purposes) !== String(conditionPurposes({ kind, concerns }))) return;
    form.setValue('purposes', conditionPurposes(changed), { shouldDirty: true });
  }

  const deciding = { onChange: followPurposes };
  const choosing = {
    onChange() {
      followPurposes();
      form.setValue('detail', '');
      if (form.getValues('kind') in furtherKinds) form.setValue('months', 0);
      const { kind: chosen, binding } = form.getValues();
      const { bindings: taken = [binding] } = conditionKinds[chosen];
      const [first = binding] = taken;
      if (!taken.includes(binding)) form.setValue('binding', first, { shouldDirty: true });
    },
  };
  return (
    <>
      <SelectField {...field('kind')} names={conditionKindNames} rules={choosing} />
      <SelectField
        key={`${kind} binding`}
        {...field('binding')}
        names={namesOf(bindingNames, bindings)}
      />
      {hasField(kind, 'concerns') && (
        <SelectField {...field('concerns')} names={concernedNames} rules={deciding} />
      )}
      {details && (
        <SelectField
          key={`${kind} detail`}
          {...field('detail')}
          names={details}
          unset={needs.detail ?? 'None'}
        />
      )}
      {hasField(kind, 'title') && (
        <TextField {...field('title')} optional={!needs.title} maxLength={200} />
      )}
      {hasField(kind, 'vaccine') && <VaccinationFields />}
      {hasField(kind, 'countries') && (
        <TextField
          {...field('countries')}
          hint={hintOf('countries')}
          optional={kind !== 'travel_history'}
          maxLength={800}
          className="sm:col-span-2"
        />
      )}
      {hasField(kind, 'amount') && (
        <>
          <TextField
            {...field('amount')}
            hint={hintOf('amount')}
            optional={!needs.amount}
            maxLength={13}
            rules={{ ...orNull, deps: ['currency'] }}
          />
          <CurrencyField {...field('currency')} amount="amount" />
        </>
      )}
      {hasField(kind, 'per') && (
        <SelectField {...field('per')} names={amountPerNames} unset="Not stated" rules={orNull} />
      )}
      {hasField(kind, 'months') && (
        <NumberField {...field('months')} hint={hintOf('months')} min="0" />
      )}
      {hasField(kind, 'number') && (
        <TextField
          key={kind}
          {...field('number')}
          hint={hintOf('number')}
          optional={!needs.number}
          type="number"
          min="0"
          rules={numberOrNull}
        />
      )}
      {hasField(kind, 'unit') && (
        <SelectField {...field('unit')} names={periodUnitNames} unset="None" rules={orNull} />
      )}
      {hasField(kind, 'countedFrom') && (
        <SelectField {...field('countedFrom')} names={countedFromNames} />
      )}
      {hasField(kind, 'address') && (
        <TextField
          {...field('address')}
          optional
          type="url"
          maxLength={500}
          rules={orNull}
          className="sm:col-span-2"
        />
      )}
      {hasField(kind, 'permissionOnly') && <CheckboxField {...field('permissionOnly')} />}
      <TogglesField {...field('purposes')} options={visaTypes} />
      <NoteField />
    </>
  );
}

function VaccinationFields() {
  const form = useFormContext<EntryConditionInput, unknown, EntryConditionInput>();
  const field = labelledFields(form, labels);
  return (
    <>
      <SelectField {...field('vaccine')} names={vaccineNames} unset="Choose a vaccination" />
      <SelectField
        {...field('comingFrom')}
        names={comingFromNames}
        unset="Choose who needs it"
        rules={orNull}
      />
    </>
  );
}

/** The names of these values; of all without any. */
function namesOf<Names extends { readonly [value: string]: string }>(
  names: Names,
  values: readonly (keyof Names)[] | undefined,
): { readonly [value: string]: string } {
  if (!values) return names;
  return Object.fromEntries(values.map((value) => [value, names[value] ?? '']));
}
