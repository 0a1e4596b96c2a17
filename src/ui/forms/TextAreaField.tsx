import type { ComponentProps } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FormField, type FormFieldProps } from './FormField.tsx';

/** A form field with one `<textarea>`. */
export function TextAreaField<Input extends FieldValues, Output, Name extends Path<Input>>({
  rows,
  maxLength,
  lang,
  dir,
  ...field
}: FormFieldProps<Input, Output, Name> &
  Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength' | 'lang' | 'dir'>) {
  return (
    <FormField {...field}>
      {(control) => (
        <textarea
          className="input"
          rows={rows}
          maxLength={maxLength}
          lang={lang}
          dir={dir}
          {...control}
        />
      )}
    </FormField>
  );
}
