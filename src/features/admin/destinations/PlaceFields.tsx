import { continents, destinationTypes } from '../../../../server/schemas/constants.ts';
import type { DestinationForm } from '../../../../server/schemas/destination.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { NumberField } from '../../../ui/forms/NumberField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { TogglesField } from '../../../ui/forms/TogglesField.tsx';
import { CountryOptions } from '../../passports/CountryOptions.tsx';
import type { StoredForm } from '../forms/useStoredForm.ts';

/** A destination's location and listing. Choosing a country fills in an empty continent. */
export function PlaceFields({
  form,
  countries,
}: {
  form: StoredForm<DestinationForm>;
  countries: RouterOutputs['country']['listAll'];
}) {
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
      <TextField form={form} name="name" label="Name" maxLength={100} />
      <SelectField
        form={form}
        name="countryCode"
        label="Country"
        rules={{ onChange: (event) => fillContinent(event.target.value) }}
        unset="Select a country"
      >
        <CountryOptions countries={countries} />
      </SelectField>
      <SelectField form={form} name="continent" label="Continent" unset="Select a continent">
        {continents.map((continent) => (
          <option key={continent}>{continent}</option>
        ))}
      </SelectField>
      <NumberField form={form} name="rating" label="Rating" min="0" max="5" step="0.1" />
      <TogglesField form={form} name="types" label="Types" options={destinationTypes} optional />
      <div className="self-end">
        <CheckboxField form={form} name="popular" label="Popular" />
      </div>
    </FormSection>
  );
}
