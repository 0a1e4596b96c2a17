import type { DestinationForm } from '#core/inputs/destination.ts';
import { continents, destinationTypes } from '../../../../core/siteVocabulary.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { NumberField } from '../../../ui/forms/NumberField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { TogglesField } from '../../../ui/forms/TogglesField.tsx';
import { CountryOptions } from '../../passports/CountryOptions.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { destinationLabels } from './destinationLabels.ts';

/** A destination's location and listing. Choosing a country fills in an empty continent. */
export function PlaceFields({
  form,
  countries,
}: {
  form: StoredForm<DestinationForm>;
  countries: RouterOutputs['country']['listAll'];
}) {
  const field = labelledFields(form, destinationLabels);
  function fillContinent(countryCode: string) {
    const country = countries.find(({ code }) => code === countryCode);
    if (!country || form.getValues('continent')) return;
    form.setValue('continent', country.continent, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }

  return (
    <FormSection title="Place">
      <TextField {...field('name')} maxLength={100} />
      <SelectField
        {...field('countryCode')}
        rules={{ onChange: (event) => fillContinent(event.target.value) }}
        unset="Select a country"
      >
        <CountryOptions countries={countries} />
      </SelectField>
      <SelectField {...field('continent')} unset="Select a continent">
        {continents.map((continent) => (
          <option key={continent}>{continent}</option>
        ))}
      </SelectField>
      <NumberField {...field('rating')} min="0" max="5" step="0.1" />
      <TogglesField {...field('types')} options={destinationTypes} optional />
      <div className="self-end">
        <CheckboxField {...field('popular')} />
      </div>
    </FormSection>
  );
}
