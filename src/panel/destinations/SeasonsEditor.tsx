import { useFieldArray } from 'react-hook-form';
import type { DestinationForm } from '#core/inputs/destination.ts';
import { ErrorText } from '#src/ui/forms/ErrorText.tsx';
import { NumberField } from '#src/ui/forms/NumberField.tsx';
import { AddRowButton, RemoveRowButton } from '#src/ui/forms/RowButtons.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import type { StoredForm } from '../forms/useStoredForm.ts';

/** Adds, edits and removes the seasons of a destination's climate. */
export function SeasonsEditor({ form }: { form: StoredForm<DestinationForm> }) {
  const { control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'weather.seasons' });
  const listError = formState.errors.weather?.seasons?.root ?? formState.errors.weather?.seasons;

  return (
    <div className="@container flex flex-col items-start gap-3 sm:col-span-2">
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="w-full rounded-md border border-line p-3">
          <legend className="px-1 font-semibold">Season {index + 1}</legend>
          <div className="grid grid-cols-2 items-start gap-3 @2xl:grid-cols-[2fr_3fr_1fr_1fr_1.4fr_auto]">
            <TextField
              form={form}
              name={`weather.seasons.${index}.name`}
              label="Season"
              className="@max-2xl:col-span-2"
              maxLength={60}
            />
            <TextField
              form={form}
              name={`weather.seasons.${index}.months`}
              label="Months"
              className="@max-2xl:col-span-2"
              maxLength={60}
            />
            <NumberField
              form={form}
              name={`weather.seasons.${index}.temperature.min`}
              label="Min °C"
              rules={{ deps: `weather.seasons.${index}.temperature.max` }}
              step="any"
            />
            <NumberField
              form={form}
              name={`weather.seasons.${index}.temperature.max`}
              label="Max °C"
              step="any"
            />
            <NumberField
              form={form}
              name={`weather.seasons.${index}.rainfall`}
              label="Rain mm/month"
              step="any"
              min="0"
            />
            <RemoveRowButton
              label={`Remove season ${index + 1}`}
              className="self-end"
              onClick={() => remove(index)}
            />
          </div>
        </fieldset>
      ))}
      {listError?.message && <ErrorText>{listError.message}</ErrorText>}
      <AddRowButton label="Add season" onClick={() => append(blankSeason)} />
    </div>
  );
}

/** An empty number box reads as NaN, and NaN shows as an empty box. */
const blankSeason = {
  name: '',
  months: '',
  temperature: { min: Number.NaN, max: Number.NaN },
  rainfall: Number.NaN,
};
