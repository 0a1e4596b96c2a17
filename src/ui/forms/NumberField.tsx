import type { ComponentProps } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { FormFieldProps } from './FormField.tsx';
import { TextField } from './TextField.tsx';

/** A form field with a number, by default a whole one; an empty box is NaN. */
export function NumberField<Input extends FieldValues, Output, Name extends Path<Input>>({
  rules,
  ...field
}: FormFieldProps<Input, Output, Name> & Pick<ComponentProps<'input'>, 'min' | 'max' | 'step'>) {
  return <TextField type="number" step="1" {...field} rules={{ valueAsNumber: true, ...rules }} />;
}
