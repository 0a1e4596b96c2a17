import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { DestinationForm } from '#core/inputs/destination.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import type { StoredForm } from '../forms/useStoredForm.ts';

/** The fields that a country decides. */
export type FilledByCountry = Pick<
  DestinationForm,
  'continent' | 'currency' | 'timeZone' | 'languages'
>;

const nothing: FilledByCountry = { continent: null, currency: '', timeZone: '', languages: [] };

/**
 * Fills in what a chosen country decides, where the fields are empty or still as they were filled in:
 * never over what somebody typed.
 */
export function useFillByCountry(
  form: StoredForm<DestinationForm>,
  countries: RouterOutputs['country']['listAll'],
  choices: RouterOutputs['destination']['choices'],
) {
  const [filled, setFilled] = useState(nothing);

  function fillByCountry(code: string) {
    const country = countries.find((one) => one.code === code);
    if (!country) return;
    const { continent } = country;
    const known: FilledByCountry = { ...nothing, continent, ...choices.ofCountry[code] };
    const next = { ...filled };
    function fill<Name extends keyof FilledByCountry>(name: Name) {
      const now = hashKey([form.getValues(name)]);
      if (now !== hashKey([nothing[name]]) && now !== hashKey([filled[name]])) return;
      next[name] = known[name];
      form.setValue<keyof FilledByCountry>(name, known[name], {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
    for (const name of Object.keys(nothing) as (keyof FilledByCountry)[]) fill(name);
    setFilled(next);
  }

  return { filled, fillByCountry };
}
