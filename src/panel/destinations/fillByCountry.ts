import { hashKey } from '@tanstack/react-query';
import type { DestinationForm } from '#core/inputs/destination.ts';
import type { StoredForm } from '../forms/useStoredForm.ts';

/** The fields that a country decides. */
export type FilledByCountry = Pick<
  DestinationForm,
  'continent' | 'currency' | 'timeZone' | 'languages'
>;

const nothing: FilledByCountry = { continent: null, currency: '', timeZone: '', languages: [] };

/**
 * Fills in what is `known` of a country, where the fields are empty or still as they were `filled` in:
 * never over what somebody typed. Returns what is filled in now.
 */
export function fillByCountry(
  form: StoredForm<DestinationForm>,
  known: Partial<FilledByCountry>,
  filled: FilledByCountry = nothing,
): FilledByCountry {
  const wanted = { ...nothing, ...known };
  const next = { ...filled };
  function fill<Name extends keyof FilledByCountry>(name: Name) {
    const now = hashKey([form.getValues(name)]);
    if (now !== hashKey([nothing[name]]) && now !== hashKey([filled[name]])) return;
    next[name] = wanted[name];
    form.setValue<keyof FilledByCountry>(name, wanted[name], {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }
  for (const name of Object.keys(nothing) as (keyof FilledByCountry)[]) fill(name);
  return next;
}
