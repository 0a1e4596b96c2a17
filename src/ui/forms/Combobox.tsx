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

type Props = ComboboxProps & {
  /** Loads what takes its place. Defined once: it is told apart by identity. */
  load: () => Promise<ComboboxUpgrade>;
};

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
    return upgradeWhenUnused(element, load, (Input) =>
      setUpgrade({ Input, value: element.value, focused: element === document.activeElement }),
    );
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

/** How long a busy browser is waited for, in milliseconds. */
const IDLE_LIMIT_MS = 1000;

const loaded = new Map<Props['load'], ComboboxUpgrade>();

/** Calls `replace` at a moment when nobody is choosing in the select. Returns what stops it. */
function upgradeWhenUnused(
  select: HTMLSelectElement,
  load: Props['load'],
  replace: (Input: ComboboxUpgrade) => void,
): () => void {
  const stop = new AbortController();
  // The visitor may have been faster than the scripts.
  let inUse = select === document.activeElement;
  const ready = () => {
    const Input = loaded.get(load);
    if (Input && !inUse && !stop.signal.aborted) replace(Input);
  };
  const start = () => {
    load().then(
      (Input) => {
        loaded.set(load, Input);
        ready();
      },
      // It stays a select, and tries again at the next focus.
      () => {},
    );
  };
  const on = (event: 'pointerdown' | 'keydown' | 'focus' | 'blur', listener: () => void) =>
    select.addEventListener(event, listener, stop);
  const use = () => {
    inUse = true;
  };
  on('pointerdown', use);
  on('keydown', use);
  on('focus', start);
  on('blur', () => {
    inUse = false;
    start();
  });
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    // Not every browser has it, and a busy machine may never be idle.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_LIMIT_MS });
    else setTimeout(start);
  });
  ready();
  observer.observe(select);
  return () => {
    stop.abort();
    observer.disconnect();
  };
}
