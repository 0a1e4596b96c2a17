import type { ComponentProps } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FormField, type FormFieldProps } from './FormField.tsx';

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'type' | 'maxLength' | 'min' | 'max' | 'step' | 'required' | 'autoComplete' | 'placeholder'
>;

/** A form field with one `<input>`, by default for text. */
export function TextField<Input extends FieldValues, Output, Name extends Path<Input>>({
  type,
  maxLength,
  min,
  max,
  step,
  required,
  autoComplete,
  placeholder,
  ...field
}: FormFieldProps<Input, Output, Name> & InputAttributes) {
  const attributes = { type, maxLength, min, max, step, required, autoComplete, placeholder };
  return (
    <FormField {...field}>
      {(control) => <input className="input" {...attributes} {...control} />}
    </FormField>
  );
}
