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
  return (
    <>
      {children({ list: id, autoComplete: 'off' })}
      <datalist id={id}>
        {values.map((value) => (
          <option key={value} value={value} label={nameOf?.(value)} />
        ))}
      </datalist>
    </>
  );
}
