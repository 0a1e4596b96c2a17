import { useFormContext, useWatch } from 'react-hook-form';
import { conditionPurposes } from '#core/border/conditionPurposes.ts';
import { type EntryConditionInput, hasField } from '#core/inputs/records/entryCondition.ts';
import {
  amountPerNames,
  bindingNames,
  comingFromNames,
  concernedNames,
  conditionKindNames,
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

/** What the number of a kind counts. */
const numberLabels: Partial<Record<EntryConditionInput['kind'], string>> = {
  passport_validity: 'Days',
  blank_pages: 'Blank pages',
  vaccination: 'Hours of Changing Planes',
  registration: 'Register within',
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
  const field = labelledFields(form, labels);
  const [kind, concerns] = useWatch({ control: form.control, name: ['kind', 'concerns'] });

  /** Keeps the kinds of stay to the rule for a kind of condition until somebody chooses others. */
  function followPurposes() {
    const { purposes, ...changed } = form.getValues();
    if (String(purposes) !== String(conditionPurposes({ kind, concerns }))) return;
    form.setValue('purposes', conditionPurposes(changed), { shouldDirty: true });
  }

  const deciding = { onChange: followPurposes };
  return (
    <>
      <SelectField {...field('kind')} names={conditionKindNames} rules={deciding} />
      <SelectField {...field('binding')} names={bindingNames} />
      {hasField(kind, 'concerns') && (
        <SelectField {...field('concerns')} names={concernedNames} rules={deciding} />
      )}
      {hasField(kind, 'title') && <TextField {...field('title')} maxLength={200} />}
      {hasField(kind, 'vaccine') && <VaccinationFields />}
      {hasField(kind, 'months') && (
        <NumberField {...field('months')} hint={monthHints[kind] ?? ''} min="0" />
      )}
      {hasField(kind, 'number') && (
        <TextField
          key={kind}
          {...field('number')}
          label={numberLabels[kind] ?? labels.number}
          hint={numberHints[kind] ?? ''}
          optional={kind !== 'blank_pages'}
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
      {hasField(kind, 'amount') && (
        <>
          <TextField
            {...field('amount')}
            optional
            maxLength={13}
            rules={{ ...orNull, deps: ['currency'] }}
          />
          <CurrencyField {...field('currency')} amount="amount" />
        </>
      )}
      {hasField(kind, 'per') && (
        <SelectField {...field('per')} names={amountPerNames} unset="Not stated" rules={orNull} />
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
      <TextField
        {...field('countries')}
        hint="Codes with a space between them; empty if they are not listed"
        optional
        maxLength={800}
        className="sm:col-span-2"
      />
    </>
  );
}
