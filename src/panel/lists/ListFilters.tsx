import { startTransition, useOptimistic } from 'react';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { Field } from '#src/ui/forms/Field.tsx';
import { FilterBar } from './FilterBar.tsx';
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
  const names = [...filters, ...flags].map(({ name }) => name);
  const set = names.filter((name) => shown[name] !== undefined);
  return (
    <FilterBar
      set={set.length}
      isLong={names.length > FEW}
      onClear={() => choose(Object.fromEntries(set.map((name) => [name, undefined])))}
    >
      {filters.map(({ name, label, any, options }) => (
        <Field key={name} label={label}>
          {(control) => (
            <select
              {...control}
              data-set={shown[name] !== undefined || undefined}
              className="input filter"
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
    </FilterBar>
  );
}
