import type { FieldValues, Path } from 'react-hook-form';
import type { FormFieldProps } from '#src/ui/forms/FormField.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';

/** An empty choice is null, others are yes or no. */
const flagOrNull = {
  setValueAs: (chosen: string | boolean | null) =>
    chosen === null || chosen === '' ? null : String(chosen) === 'true',
};

/** A form field with yes, no, or null for what is not known. */
export function YesNoField<Input extends FieldValues, Output, Name extends Path<Input>>(
  field: Omit<FormFieldProps<Input, Output, Name>, 'rules'>,
) {
  return (
    <SelectField
      {...field}
      unset="Not known"
      names={{ true: 'Yes', false: 'No' }}
      rules={flagOrNull}
    />
  );
}
