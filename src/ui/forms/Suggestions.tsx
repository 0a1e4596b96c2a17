import { type ReactNode, useId } from 'react';

/** Values that a text input suggests while it is typed in. Spread what `children` gets on it. */
export function Suggestions({
  values,
  nameOf,
  children,
}: {
  values: string[];
  /** What people call the value, where that is something else. */
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
