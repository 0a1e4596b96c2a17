import { useFormContext, useWatch } from 'react-hook-form';
import {
  amountPerNames,
  bindingNames,
  comingFromNames,
  concernedNames,
  conditionKindNames,
  countedFromNames,
  type EntryConditionInput,
  entryConditionWords,
  hasField,
  periodUnitNames,
  vaccineNames,
} from '../../../../server/schemas/records/entryCondition.ts';
import { NumberField } from '../../../ui/forms/NumberField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { orNull } from '../rules/SourceFields.tsx';
import { numberOrNull } from '../rules/StatedFields.tsx';
import { CurrencyField } from './CurrencyField.tsx';

const { labels } = entryConditionWords;

/** What the number of a kind counts. */
const numberLabels: Partial<Record<EntryConditionInput['kind'], string>> = {
  passport_validity: 'Days',
  blank_pages: 'Blank Pages',
  vaccination: 'Hours of Changing Planes',
  registration: 'Register Within',
};

const numberHints: Partial<Record<EntryConditionInput['kind'], string>> = {
  passport_validity: 'Instead of months',
  vaccination: '0 if changing planes always counts; empty if it is not known',
};

const monthHints: Partial<Record<EntryConditionInput['kind'], string>> = {
  passport_validity: 'A passport must be valid for this long',
  passport_age: 'A passport may be this old at most',
  vaccination: 'From this age; 0 for any age',
};

/** The fields of an entry condition: those of its kind. */
export function EntryConditionFields() {
  const form = useFormContext<EntryConditionInput, unknown, EntryConditionInput>();
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <>
      <SelectField form={form} name="kind" label={labels.kind} names={conditionKindNames} />
      <SelectField form={form} name="binding" label={labels.binding} names={bindingNames} />
      {hasField(kind, 'concerns') && (
        <SelectField form={form} name="concerns" label={labels.concerns} names={concernedNames} />
      )}
      {hasField(kind, 'title') && (
        <TextField form={form} name="title" label={labels.title} maxLength={200} />
      )}
      {hasField(kind, 'vaccine') && <VaccinationFields />}
      {hasField(kind, 'months') && (
        <NumberField
          form={form}
          name="months"
          label={labels.months}
          hint={monthHints[kind] ?? ''}
          min="0"
        />
      )}
      {hasField(kind, 'number') && (
        <TextField
          key={kind}
          form={form}
          name="number"
          label={numberLabels[kind] ?? labels.number}
          hint={numberHints[kind] ?? ''}
          optional={kind !== 'blank_pages'}
          type="number"
          min="0"
          rules={numberOrNull}
        />
      )}
      {hasField(kind, 'unit') && (
        <SelectField
          form={form}
          name="unit"
          label={labels.unit}
          names={periodUnitNames}
          unset="None"
          rules={orNull}
        />
      )}
      {hasField(kind, 'countedFrom') && (
        <SelectField
          form={form}
          name="countedFrom"
          label={labels.countedFrom}
          names={countedFromNames}
        />
      )}
      {hasField(kind, 'amount') && (
        <>
          <TextField
            form={form}
            name="amount"
            label={labels.amount}
            optional
            maxLength={13}
            rules={{ ...orNull, deps: ['currency'] }}
          />
          <CurrencyField form={form} name="currency" label={labels.currency} amount="amount" />
        </>
      )}
      {hasField(kind, 'per') && (
        <SelectField
          form={form}
          name="per"
          label={labels.per}
          names={amountPerNames}
          unset="Not stated"
          rules={orNull}
        />
      )}
      {hasField(kind, 'address') && (
        <TextField
          form={form}
          name="address"
          label={labels.address}
          optional
          type="url"
          maxLength={500}
          rules={orNull}
          className="sm:col-span-2"
        />
      )}
    </>
  );
}

function VaccinationFields() {
  const form = useFormContext<EntryConditionInput, unknown, EntryConditionInput>();
  return (
    <>
      <SelectField
        form={form}
        name="vaccine"
        label={labels.vaccine}
        names={vaccineNames}
        unset="Choose a vaccination"
      />
      <SelectField
        form={form}
        name="comingFrom"
        label={labels.comingFrom}
        names={comingFromNames}
        unset="Choose who needs it"
        rules={orNull}
      />
      <TextField
        form={form}
        name="countries"
        label={labels.countries}
        hint="Codes with a space between them; empty if they are not listed"
        optional
        maxLength={800}
        className="sm:col-span-2"
      />
    </>
  );
}
