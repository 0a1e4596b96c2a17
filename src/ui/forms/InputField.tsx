import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

/** A labelled uncontrolled `<input>` of a plain form. */
export function InputField({
  label,
  error,
  ...input
}: { label: string; error: string | undefined } & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error}>
      {(control) => <input {...control} {...input} className="input" />}
    </Field>
  );
}
