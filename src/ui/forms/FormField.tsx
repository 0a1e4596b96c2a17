import type { ReactNode } from 'react';
import {
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { Field, type FieldControl } from './Field.tsx';

export type FormFieldProps<Input extends FieldValues, Output, Name extends Path<Input>> = {
  form: UseFormReturn<Input, unknown, Output>;
  name: Name;
  label: string;
  hint?: string;
  optional?: boolean;
  className?: string;
  /**
   * How the typed text becomes the value, and which fields to validate again. Only the schema
   * validates.
   */
  rules?: Pick<RegisterOptions<Input, Name>, 'valueAsNumber' | 'setValueAs' | 'onChange' | 'deps'>;
};

/**
 * A form field with label, message and registration. Spread the argument of `children` on the
 * control.
 */
export function FormField<Input extends FieldValues, Output, Name extends Path<Input>>({
  form,
  name,
  rules,
  children,
  ...field
}: FormFieldProps<Input, Output, Name> & {
  children: (
    control: FieldControl & UseFormRegisterReturn<Name> & { defaultValue: string | number },
  ) => ReactNode;
}) {
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Field {...field} error={error?.message}>
      {(control) =>
        children({
          ...control,
          // The form fills its fields in the browser; the server's page must show them too.
          defaultValue: shownAs(get(form.formState.defaultValues, name)),
          ...form.register(name, rules as RegisterOptions<Input, Name>),
        })
      }
    </Field>
  );
}

/** What a box shows for a value: none is an empty box, and so is the number of an empty box. */
function shownAs(value: string | number | null | undefined): string | number {
  return value === null || value === undefined || Number.isNaN(value) ? '' : value;
}
