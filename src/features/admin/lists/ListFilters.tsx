import { useHydrated } from '@tanstack/react-router';
import { startTransition, useOptimistic, useState, useSyncExternalStore } from 'react';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { type ListChanges, useChangeList } from './listAddress.ts';

export type ListFilter = {
  /** The search parameter. */
  name: string;
  label: string;
  /** The option without a filter. */
  any: string;
  options: readonly { value: string; text: string }[];
};

/** The number of filters that are always visible, on a phone too. */
const FEW = 2;

/** Filters of a list, as selects and checkboxes. Choices are stored in the address at once. */
export function ListFilters({
  filters,
  flags = [],
  values,
}: {
  filters: readonly ListFilter[];
  /** Filters that are on or off. */
  flags?: readonly { name: string; label: string }[];
  /** As in the address. */
  values: { readonly [name: string]: unknown };
}) {
  const change = useChangeList();
  // Shows a choice at once, before the address changes.
  const [shown, show] = useOptimistic(values);
  const choose = (changes: ListChanges) =>
    startTransition(async () => {
      show({ ...shown, ...changes });
      await change(changes);
    });
  const isSet = [...filters, ...flags].some(({ name }) => values[name] !== undefined);
  const [wasSet] = useState(isSet);
  const isHydrated = useHydrated();
  const isWide = useIsWide();
  const fields = (
    <search className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
      {filters.map(({ name, label, any, options }) => (
        <Field key={name} label={label}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={String(shown[name] ?? '')}
              onChange={({ target }) => choose({ [name]: target.value || undefined })}
            >
              <option value="">{any}</option>
              {options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      {flags.map(({ name, label }) => (
        <Checkbox
          key={name}
          label={label}
          className="self-end"
          checked={shown[name] === true}
          onChange={({ target }) => choose({ [name]: target.checked || undefined })}
        />
      ))}
    </search>
  );
  // On phones, collapsed filters leave the first screen to the list.
  if (filters.length + flags.length <= FEW) return fields;
  return (
    <details
      // Until the width is known, CSS collapses them.
      className={`group ${isHydrated || wasSet ? '' : 'max-md:[&>search]:hidden'}`}
      open={wasSet || isWide}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold md:group-open:hidden">
        Filters
      </summary>
      {fields}
    </details>
  );
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => window.matchMedia('(width >= 48rem)').matches,
    () => true,
  );
}
