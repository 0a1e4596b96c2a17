import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '#src/ui/forms/Field.tsx';
import { firstMessage, usePolicyForm } from './usePolicyForm.ts';

/** Airports as codes with a space between them; an empty box is null, for all of them. */
export function CodesField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const { control } = usePolicyForm();
  const { field, fieldState } = useController({ control, name });
  const codes: string[] | null = field.value;
  const [typed, setTyped] = useState(() => codes?.join(' ') ?? '');
  // Unless the list was replaced from elsewhere.
  const isTyped = codesIn(typed).join() === (codes ?? []).join();
  return (
    <Field label={label} hint={hint} optional error={firstMessage(fieldState.error)}>
      {(attributes) => (
        <input
          {...attributes}
          ref={field.ref}
          className="input"
          maxLength={300}
          value={isTyped ? typed : (codes ?? []).join(' ')}
          onChange={({ target }) => {
            const found = codesIn(target.value);
            setTyped(target.value);
            field.onChange(found.length > 0 ? found : null);
          }}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}

function codesIn(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
}
