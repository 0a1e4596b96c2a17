import { Check } from 'lucide-react';
import { useController } from 'react-hook-form';
import { type DestinationType, destinationTypes } from '../../../../server/schemas/constants.ts';
import type { DestinationForm } from '../../../../server/schemas/destination.ts';
import type { StoredForm } from '../forms/useStoredForm.ts';

/** The kinds of travel a destination is for, one toggle button each. */
export function DestinationTypes({ form }: { form: StoredForm<DestinationForm> }) {
  const { field } = useController({ control: form.control, name: 'types' });

  function toggle(type: DestinationType) {
    const chosen = field.value.includes(type);
    // The order is that of the buttons, so that on and off again is no change.
    field.onChange(
      destinationTypes.filter((each) => (each === type ? !chosen : field.value.includes(each))),
    );
  }

  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1.5 font-semibold">
        Types <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {destinationTypes.map((type) => {
          const chosen = field.value.includes(type);
          return (
            <button
              key={type}
              type="button"
              aria-pressed={chosen}
              className={`${chosen ? 'button' : 'button-quiet'} px-3 capitalize`}
              onClick={() => toggle(type)}
            >
              {chosen && <Check aria-hidden="true" className="size-4" />}
              {type}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
