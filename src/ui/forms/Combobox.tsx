import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxInputProps } from './ComboboxInput.tsx';
import type { FieldControl } from './Field.tsx';
import type { ComboboxOption } from './optionSearch.ts';

/** The component that replaces the select. */
export type ComboboxUpgrade = ComponentType<Omit<ComboboxInputProps, 'words'>>;

export type ComboboxProps = FieldControl & {
  name: string;
  options: readonly ComboboxOption[];
  defaultValue?: string | undefined;
  /** Shown when nothing is chosen. */
  placeholder: string;
  required?: boolean;
  /** Called with the chosen value, or '' when the typed text matches none. */
  onChange?: (value: string) => void;
};

/** Loads the replacement. Define it once: it is compared by identity. */
export type LoadUpgrade = () => Promise<ComboboxUpgrade>;

type Props = ComboboxProps & { load: LoadUpgrade };

/**
 * A choice of many options. Initially a select, which works without scripts. When visible and idle,
 * or on focus, it becomes a text input with filtered options: same place, size and value. An open
 * select is only replaced after it closes.
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
    // A separate module, to keep the first load small. If it fails, the select stays.
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
