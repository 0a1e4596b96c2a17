import { useWatch } from 'react-hook-form';
import type { VisaRequirementInput } from '../../../../server/schemas/visaRequirement.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { ListInput } from '../../../ui/forms/ListInput.tsx';
import { NumberField } from '../../../ui/forms/NumberField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { CountryOptions } from '../../passports/CountryOptions.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { purposeNames } from '../rules/ruleLabels.ts';
import { orNull } from '../rules/SourceFields.tsx';
import { ExtensionFields } from './ExtensionFields.tsx';
import { type FieldsOfRule, RuleBeside } from './RuleBeside.tsx';
import { visaRequirementLabels as labels } from './visaRequirementLabels.ts';

/** The fields of a requirement, with the entry rules beside them. */
export function RequirementFields({
  form,
  destinationCountry,
  countries,
}: {
  form: StoredForm<VisaRequirementInput>;
  destinationCountry: string;
  /** The countries to choose from; undefined if passport and type are given. */
  countries: RouterOutputs['country']['listAll'] | undefined;
}) {
  const field = labelledFields(form, labels);
  return (
    <>
      <FormSection title="Requirement">
        {countries && <PairFields form={form} countries={countries} />}
        <RuleOfPair form={form} destinationCountry={destinationCountry} />
        <NumberField {...field('durationDays')} min="1" />
        <TextField {...field('cost')} maxLength={200} />
        <TextField {...field('processingTime')} optional rules={orNull} maxLength={200} />
        <div className="flex flex-col self-end">
          <CheckboxField {...field('required')} deps={['onArrival']} />
          <CheckboxField {...field('onArrival')} />
        </div>
        <TextAreaField
          {...field('notes')}
          optional
          className="sm:col-span-2"
          rows={3}
          maxLength={5000}
        />
      </FormSection>

      <FormSection title="Conditions" columns={1}>
        <ListInput {...field('documents')} itemMaxLength={500} />
        <ListInput {...field('eligibility')} itemMaxLength={500} />
        <ListInput {...field('restrictions')} itemMaxLength={500} />
      </FormSection>

      <ExtensionFields form={form} />

      <FormSection title="Source">
        <TextField
          {...field('sourceAddress')}
          optional
          hint="The page that states this rule"
          rules={orNull}
          type="url"
          maxLength={2000}
        />
        <TextField
          {...field('sourceDate')}
          optional
          hint="When the rule held: 2026, 2026-02 or 2026-02-17"
          rules={orNull}
          maxLength={10}
        />
      </FormSection>
    </>
  );
}

/** A requirement's passport and kind of stay. */
function PairFields({
  form,
  countries,
}: {
  form: StoredForm<VisaRequirementInput>;
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
function RuleOfPair({
  form,
  destinationCountry,
}: {
  form: StoredForm<VisaRequirementInput>;
  destinationCountry: string;
}) {
  const { control } = form;
  const [passport, type] = useWatch({ control, name: ['countryCode', 'type'] });
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
    <RuleBeside passport={passport} destination={destinationCountry} type={type} onUse={use} />
  );
}
