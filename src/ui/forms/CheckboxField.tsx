import { useHydrated } from '@tanstack/react-router';
import { useId } from 'react';
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from './Checkbox.tsx';
import { ErrorText } from './ErrorText.tsx';

/** A checkbox of a form, with its message below. */
export function CheckboxField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  deps = [],
}: {
  form: UseFormReturn<Input, unknown, Output>;
  name: Path<Input>;
  label: string;
  /** Fields to validate again when this one changes. */
  deps?: Path<Input>[];
}) {
  const errorId = useId();
  const isHydrated = useHydrated();
  const { error } = form.getFieldState(name, form.formState);
  return (
    <div>
      <Checkbox
        label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        // Later the form would take it for the user's choice.
        defaultChecked={isHydrated ? undefined : Boolean(get(form.formState.defaultValues, name))}
        {...form.register(name, { deps })}
      />
      {error && <ErrorText id={errorId}>{error.message}</ErrorText>}
    </div>
  );
}
