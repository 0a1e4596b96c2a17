import type { DestinationForm } from '#core/inputs/destination.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { ListInput } from '#src/ui/forms/ListInput.tsx';
import { ChoiceField } from '../forms/ChoiceField.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { destinationLabels } from './destinationLabels.ts';
import type { FilledByCountry } from './fillByCountry.ts';

/** Currency, time zone and languages, each from its ISO or IANA list. */
export function QuickInfoFields({
  form,
  choices,
  filled,
}: {
  form: StoredForm<DestinationForm>;
  choices: RouterOutputs['destination']['choices'];
  /** The values that the form filled in, with which the fields are mounted again. */
  filled: FilledByCountry | undefined;
}) {
  const field = labelledFields(form, destinationLabels);
  return (
    <FormSection title="Quick info">
      <ChoiceField
        key={`currency ${filled?.currency}`}
        {...field('currency')}
        options={choices.currencies}
        words={{
          list: 'Currencies',
          noneFound: 'No currency found',
          notInList: 'Choose a currency from the list, like EUR',
          found: (count) => (count === 1 ? '1 currency found' : `${count} currencies found`),
        }}
      />
      <ChoiceField
        key={`timeZone ${filled?.timeZone}`}
        {...field('timeZone')}
        options={choices.timeZones}
        words={{
          list: 'Zones',
          noneFound: 'No time zone found',
          notInList: 'Choose a time zone from the list, like Europe/Paris',
          found: (count) => (count === 1 ? '1 time zone found' : `${count} time zones found`),
        }}
      />
      <ListInput
        className="sm:col-span-2"
        {...field('languages')}
        itemMaxLength={60}
        suggestions={choices.languages}
      />
    </FormSection>
  );
}
