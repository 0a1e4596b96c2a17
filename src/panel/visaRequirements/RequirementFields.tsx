import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { VisaRequirementInput } from '#core/inputs/visaRequirement.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { CountryOptions } from '#src/site/passports/CountryOptions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { ListInput } from '#src/ui/forms/ListInput.tsx';
import { NumberField } from '#src/ui/forms/NumberField.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextAreaField } from '#src/ui/forms/TextAreaField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { purposeNames } from '../rules/ruleLabels.ts';
import { orNull } from '../rules/SourceFields.tsx';
import { ExtensionFields } from './ExtensionFields.tsx';
import { type FieldsOfRule, RuleBeside } from './RuleBeside.tsx';
import { visaRequirementLabels as labels } from './visaRequirementLabels.ts';

type Form = StoredForm<VisaRequirementInput>;

/** The fields of a requirement, with the entry rules beside them. */
export function RequirementFields({
  form,
  destinationCountry,
  countries,
  sourceHint,
  columns = 2,
}: {
  form: Form;
  destinationCountry: string;
  /** Why the page that states the requirement is asked for. */
  sourceHint: string | undefined;
  /** The countries to choose from; undefined if passport and type are given. */
  countries: RouterOutputs['country']['listAll'] | undefined;
  columns?: 1 | 2;
}) {
  const field = labelledFields(form, labels);
  return (
    <>
      <FormSection title="Requirement" columns={columns}>
        {countries && <PairFields form={form} countries={countries} />}
        <RuleOfPair form={form} destinationCountry={destinationCountry} />
        <StayFields form={form} />
        <TextField {...field('processingTime')} optional rules={orNull} maxLength={200} />
        <VisaFields form={form} className="self-end" />
        <TextAreaField
          {...field('notes')}
          optional
          className="col-span-full"
          rows={3}
          maxLength={5000}
        />
      </FormSection>

      <FormSection title="Conditions" columns={1}>
        <ListInput {...field('documents')} itemMaxLength={500} />
        <ListInput {...field('eligibility')} itemMaxLength={500} />
        <ListInput {...field('restrictions')} itemMaxLength={500} />
      </FormSection>

      <ExtensionFields form={form} columns={columns} />

      <FormSection title="Source" columns={columns}>
        <PageFields form={form} hint={sourceHint} />
      </FormSection>
    </>
  );
}

/** The fields that change most, in one column, and a button that shows all of them. */
export function SmallRequirementFields({
  form,
  destinationCountry,
  sourceHint,
}: {
  form: Form;
  destinationCountry: string;
  sourceHint: string | undefined;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const { errors } = form.formState;
  const isHiddenInvalid = Object.keys(errors).some((name) => hiddenWhenSmall.includes(name));
  if (showsAll || isHiddenInvalid) {
    return (
      <RequirementFields
        form={form}
        destinationCountry={destinationCountry}
        countries={undefined}
        sourceHint={sourceHint}
        columns={1}
      />
    );
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <VisaFields form={form} className="col-span-full" />
      <StayFields form={form} />
      <RuleOfPair form={form} destinationCountry={destinationCountry} />
      <PageFields form={form} hint={sourceHint} className="col-span-full" />
      <Button className="button-quiet col-span-full" onClick={() => setShowsAll(true)}>
        Show all fields
      </Button>
    </div>
  );
}

const hiddenWhenSmall = [
  'processingTime',
  'notes',
  'documents',
  'eligibility',
  'restrictions',
  'extensions',
];

function VisaFields({ form, className }: { form: Form; className: string }) {
  const field = labelledFields(form, labels);
  return (
    <div className={`flex flex-col ${className}`}>
      <CheckboxField {...field('required')} deps={['onArrival']} />
      <CheckboxField {...field('onArrival')} />
    </div>
  );
}

function StayFields({ form }: { form: Form }) {
  const field = labelledFields(form, labels);
  return (
    <>
      <NumberField {...field('durationDays')} min="1" />
      <TextField {...field('cost')} maxLength={200} />
    </>
  );
}

/** The page that states the requirement, and its date. */
function PageFields({
  form,
  hint = 'The page that states this rule',
  className = '',
}: {
  form: Form;
  hint: string | undefined;
  className?: string;
}) {
  const field = labelledFields(form, labels);
  return (
    <>
      <TextField
        {...field('sourceAddress')}
        optional
        className={className}
        hint={hint}
        rules={orNull}
        type="url"
        maxLength={2000}
      />
      <TextField
        {...field('sourceDate')}
        optional
        className={className}
        hint="When the rule held: 2026, 2026-02 or 2026-02-17"
        rules={orNull}
        maxLength={10}
      />
    </>
  );
}

/** A requirement's passport and kind of stay. */
function PairFields({
  form,
  countries,
}: {
  form: Form;
  countries: RouterOutputs['country']['listAll'];
}) {
  const field = labelledFields(form, labels);
  return (
    <>
      <SelectField
        {...field('countryCode')}
        hint="Whose passport this is about"
        unset="Select a country"
      >
        <CountryOptions countries={countries} />
      </SelectField>
      <SelectField
        {...field('type')}
        hint="What the stay is for"
        unset="Select a visa type"
        names={purposeNames}
      />
    </>
  );
}

/** Shown once passport and type are chosen. */
function RuleOfPair({ form, destinationCountry }: { form: Form; destinationCountry: string }) {
  const { control } = form;
  const [passport, type, required, onArrival, durationDays] = useWatch({
    control,
    name: ['countryCode', 'type', 'required', 'onArrival', 'durationDays'],
  });
  if (!passport || !type) return null;

  function use(fields: FieldsOfRule) {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue('required', fields.required, options);
    form.setValue('onArrival', fields.onArrival, options);
    if (fields.durationDays) form.setValue('durationDays', fields.durationDays, options);
    form.setValue('sourceAddress', fields.sourceAddress, options);
    form.setValue('sourceDate', fields.sourceDate, options);
  }

  return (
    <RuleBeside
      passport={passport}
      destination={destinationCountry}
      type={type}
      entered={{ required, onArrival, durationDays }}
      onUse={use}
    />
  );
}
