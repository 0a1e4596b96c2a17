import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

/** A labelled uncontrolled `<input>` of a plain form. */
export function InputField({
  label,
  error,
  optional = false,
  ...input
}: Pick<ComponentProps<typeof Field>, 'label' | 'optional'> & {
  error: string | undefined;
} & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} optional={optional}>
      {(control) => <input {...control} {...input} className="input" />}
    </Field>
  );
}
