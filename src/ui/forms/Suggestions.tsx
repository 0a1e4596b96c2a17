import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';

/** Suggested values of a text input. Spread the argument of `children` on it. */
export function Suggestions({
  values,
  nameOf,
  children,
}: {
  values: string[];
  /** The display name of a value, if different. */
  nameOf?: (value: string) => string;
  children: (input: { list: string; autoComplete: string }) => ReactNode;
}) {
  const id = useId();
  // Browsers know other currencies than the server.
  const isHydrated = useHydrated();
  return (
    <>
      {children({ list: id, autoComplete: 'off' })}
      <datalist id={id}>
        {isHydrated &&
          values.map((value) => <option key={value} value={value} label={nameOf?.(value)} />)}
      </datalist>
    </>
  );
}
