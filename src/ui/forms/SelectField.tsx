import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FormField, type FormFieldProps } from './FormField.tsx';
import { NamedOptions } from './NamedOptions.tsx';

/** A form field with one `<select>`. */
export function SelectField<Input extends FieldValues, Output, Name extends Path<Input>>({
  unset,
  names = {},
  children,
  ...field
}: FormFieldProps<Input, Output, Name> & {
  /** The text of a first option without a value. */
  unset?: string;
  /** The options' texts by value. */
  names?: { readonly [value: string]: string };
  /** Options that `names` can't hold. */
  children?: ReactNode;
}) {
  return (
    <FormField {...field}>
      {(control) => (
        <select className="input" {...control}>
          {unset !== undefined && <option value="">{unset}</option>}
          {children}
          <NamedOptions names={names} />
        </select>
      )}
    </FormField>
  );
}
