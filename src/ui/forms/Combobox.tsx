import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxInputProps } from './ComboboxInput.tsx';
import type { FieldControl } from './Field.tsx';
import type { ComboboxOption } from './optionSearch.ts';

/** What takes the place of the select. */
export type ComboboxUpgrade = ComponentType<Omit<ComboboxInputProps, 'words'>>;

export type ComboboxProps = FieldControl & {
  name: string;
  options: readonly ComboboxOption[];
  defaultValue?: string | undefined;
  /** Stands where nothing is chosen. */
  placeholder: string;
  required?: boolean;
  /** Called with the chosen value, or '' when what is typed chooses none. */
  onChange?: (value: string) => void;
};

/** Loads what takes its place. Defined once: it is told apart by identity. */
export type LoadUpgrade = () => Promise<ComboboxUpgrade>;

type Props = ComboboxProps & { load: LoadUpgrade };

/**
 * A choice of many. It is a select at first, which works without scripts. Once it is in view and the
 * browser idle, or when it gets the focus, it gives way to a text input that finds the options by
 * what is typed: same place, same size, same value. An open select is left alone until it is left.
 */
export function Combobox({ load, ...props }: Props) {
  const { options, defaultValue, placeholder, onChange, ...attributes } = props;
  const select = useRef<HTMLSelectElement>(null);
  const [upgrade, setUpgrade] = useState<{
    Input: ComboboxUpgrade;
    value: string;
    focused: boolean;
  }>();

  useLayoutEffect(() => {
    const element = select.current;
    if (!element) return;
    const left = new AbortController();
    const replace = (Input: ComboboxUpgrade) =>
      setUpgrade({ Input, value: element.value, focused: element === document.activeElement });
    // A file of its own, as the first load is to stay small. Without it the select stays.
    import('./upgradeWhenUnused.ts').then(
      ({ upgradeWhenUnused }) => upgradeWhenUnused(element, { load, replace, until: left.signal }),
      () => {},
    );
    return () => left.abort();
  }, [load]);

  if (upgrade) {
    const { Input, value, focused } = upgrade;
    return <Input {...props} defaultValue={value} takesFocus={focused} />;
  }
  return (
    <select
      {...attributes}
      ref={select}
      className="input"
      defaultValue={defaultValue ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
    >
      <option value="">{placeholder}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
