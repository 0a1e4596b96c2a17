import { startTransition, useId, useOptimistic, useState } from 'react';
import { Field } from '../../../ui/forms/Field.tsx';
import { type ListChanges, useChangeList } from './listAddress.ts';

export type ListFilter = {
  /** In the address. */
  name: string;
  label: string;
  /** The option that filters nothing. */
  any: string;
  options: readonly { value: string; text: string }[];
};

/** How many filters are always in sight, on a phone too. */
const FEW = 2;

/** What a list can be narrowed by, in selects and checkboxes. Each choice goes into the address at once. */
export function ListFilters({
  filters,
  flags = [],
  values,
}: {
  filters: readonly ListFilter[];
  /** What is either asked for or not. */
  flags?: readonly { name: string; label: string }[];
  /** As the address has them. */
  values: { readonly [name: string]: unknown };
}) {
  const change = useChangeList();
  // A choice is shown at once, while the address follows.
  const [shown, show] = useOptimistic(values);
  const choose = (changes: ListChanges) =>
    startTransition(async () => {
      show({ ...shown, ...changes });
      await change(changes);
    });
  const isSet = [...filters, ...flags].some(({ name }) => values[name] !== undefined);
  const [isOpen] = useState(() => isSet || window.matchMedia('(width >= 48rem)').matches);
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
        <FlagFilter
          key={name}
          label={label}
          checked={shown[name] === true}
          onChange={(checked) => choose({ [name]: checked || undefined })}
        />
      ))}
    </search>
  );
  // A few leave a phone's first screen to the list.
  if (filters.length + flags.length <= FEW) return fields;
  return (
    <details className="group" open={isOpen}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold md:group-open:hidden">
        Filters
      </summary>
      {fields}
    </details>
  );
}

function FlagFilter({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="inline-flex min-h-11 cursor-pointer items-center gap-3 self-end font-semibold"
    >
      <input
        id={id}
        type="checkbox"
        className="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
