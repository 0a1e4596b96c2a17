import { useRef } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import type { ComboboxOption } from '#core/optionSearch.ts';
import { ComboboxInput, type ComboboxWords } from '#src/ui/forms/ComboboxInput.tsx';
import { Field } from '#src/ui/forms/Field.tsx';
import type { StoredForm } from './useStoredForm.ts';

/**
 * A combobox of many values. An unknown stored value is added to the options, so that it can stay;
 * a text that matches no option is kept, so that the schema refuses it.
 */
export function ChoiceField<Fields extends FieldValues>({
  form,
  name,
  label,
  options,
  words,
}: {
  form: StoredForm<Fields>;
  name: FieldPathByValue<Fields, string>;
  label: string;
  options: readonly ComboboxOption[];
  words: ComboboxWords;
}) {
  const { field, fieldState, formState } = useController({ control: form.control, name });
  const typed = useRef('');
  const stored = String(formState.defaultValues?.[name] ?? '');
  const isListed = stored === '' || options.some(({ value }) => value === stored);
  return (
    <Field label={label} optional error={fieldState.error?.message}>
      {(control) => (
        <ComboboxInput
          {...control}
          name={name}
          options={isListed ? options : [{ value: stored, label: stored }, ...options]}
          defaultValue={field.value}
          placeholder=""
          words={words}
          onType={(text) => {
            typed.current = text;
            field.onChange(text);
          }}
          onChange={(value) => field.onChange(value || typed.current)}
        />
      )}
    </Field>
  );
}
