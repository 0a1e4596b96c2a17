import type { DestinationForm } from '#core/inputs/destination.ts';
import { continents, destinationTypes } from '#core/siteVocabulary.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { CountryOptions } from '#src/site/passports/CountryOptions.tsx';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { NumberField } from '#src/ui/forms/NumberField.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { TogglesField } from '#src/ui/forms/TogglesField.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { destinationLabels } from './destinationLabels.ts';

/** A destination's location and listing. */
export function PlaceFields({
  form,
  countries,
  onCountry,
}: {
  form: StoredForm<DestinationForm>;
  countries: RouterOutputs['country']['listAll'];
  /** Called with the code of a country that is chosen. */
  onCountry: (code: string) => void | Promise<void>;
}) {
  const field = labelledFields(form, destinationLabels);

  return (
    <FormSection title="Place">
      <TextField {...field('name')} maxLength={100} />
      <SelectField
        {...field('countryCode')}
        rules={{ onChange: (event) => void onCountry(event.target.value) }}
        unset="Select a country"
      >
        <CountryOptions countries={countries} />
      </SelectField>
      <SelectField
        {...field('continent')}
        rules={{ setValueAs: (value) => value || null }}
        unset="Select a continent"
      >
        {continents.map((continent) => (
          <option key={continent}>{continent}</option>
        ))}
      </SelectField>
      <NumberField
        {...field('rating')}
        rules={{ valueAsNumber: false, setValueAs: numberOrNull }}
        min="0"
        max="5"
        step="0.1"
      />
      <TogglesField {...field('types')} options={destinationTypes} optional />
      <div className="self-end">
        <CheckboxField {...field('popular')} />
      </div>
    </FormSection>
  );
}

/** A draft's rating may be empty. */
function numberOrNull(value: string | number | null): number | null {
  return value === '' || value === null ? null : Number(value);
}
