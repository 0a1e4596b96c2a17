import { continents, destinationTypes } from '../../../../server/schemas/constants.ts';
import type { DestinationForm } from '../../../../server/schemas/destination.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
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
      <FormField
        form={form}
        name="countryCode"
        label="Country"
        rules={{ onChange: (event) => fillContinent(event.target.value) }}
      >
        {(control) => (
          <select className="input" {...control}>
            <option value="">Select a country</option>
            <CountryOptions countries={countries} />
          </select>
        )}
      </FormField>
      <FormField form={form} name="continent" label="Continent">
        {(control) => (
          <select className="input" {...control}>
            <option value="">Select a continent</option>
            {continents.map((continent) => (
              <option key={continent}>{continent}</option>
            ))}
          </select>
        )}
      </FormField>
      <TextField
        form={form}
        name="rating"
        label="Rating"
        rules={{ valueAsNumber: true }}
        type="number"
        min="0"
        max="5"
        step="0.1"
      />
      <TogglesField form={form} name="types" label="Types" options={destinationTypes} optional />
      <div className="self-end">
        <CheckboxField form={form} name="popular" label="Popular" />
      </div>
    </FormSection>
  );
}
