import { useHydrated } from '@tanstack/react-router';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Field } from '#src/ui/forms/Field.tsx';
import { useTimeZone } from '#src/ui/useTimeZone.ts';
import type { StoredForm } from './useStoredForm.ts';

/** A time, chosen in the browser's time zone; its value is ISO 8601 in UTC, or null. */
export function TimeField<Fields extends FieldValues>({
  form,
  name,
  label,
}: {
  form: StoredForm<Fields>;
  name: FieldPathByValue<Fields, string | null | undefined>;
  label: string;
}) {
  const { field, fieldState } = useController({ control: form.control, name });
  const zone = useTimeZone();
  const isHydrated = useHydrated();
  return (
    <Field
      label={label}
      hint={`In your time zone, ${zone.replaceAll('_', ' ')}`}
      error={fieldState.error?.message}
    >
      {(control) => (
        <input
          {...control}
          ref={field.ref}
          type="datetime-local"
          className="input"
          value={isHydrated ? localTime(field.value) : ''}
          onChange={({ target }) =>
            field.onChange(target.value ? new Date(target.value).toISOString() : null)
          }
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}

/** The input's format: YYYY-MM-DDTHH:MM, without a time zone. */
function localTime(time: string | null | undefined): string {
  if (!time) return '';
  const date = new Date(time);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
