import { type FormEvent, useEffect, useRef } from 'react';
import type { FormState } from '#core/formState.ts';
import { isApiError } from '#src/lib/trpc.ts';

/** The errors of a form, sent with or without scripts. */
type FormErrors = { fieldErrors: Record<string, string>; message: string };

/** The errors of a failed mutation; undefined if it didn't fail. */
function errorsOf(error: unknown): FormErrors | undefined {
  if (!error) return undefined;
  if (!isApiError(error)) {
    return { fieldErrors: {}, message: error instanceof Error ? error.message : String(error) };
  }
  const fieldErrors: Record<string, string> = {};
  for (const [field, messages] of Object.entries(error.data?.fieldErrors ?? {})) {
    if (messages?.[0]) fieldErrors[field] = messages[0];
  }
  return { fieldErrors, message: error.message };
}

export type VisitorMutation<Fields> = {
  mutate: (fields: Fields) => void;
  isPending: boolean;
  error: unknown;
};

/** An input's props from its form. */
export type VisitorField = {
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
};

/**
 * Sends a form's fields through `mutation`, never twice at once, and moves the focus to the first
 * field with an error. `refused` is the state of a form that was sent without scripts.
 */
export function useVisitorForm<Fields>(
  mutation: VisitorMutation<Fields>,
  refused: FormState | null,
) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mutation.isPending) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Fields;
    mutation.mutate(fields);
  };
  useEffect(() => {
    if (!mutation.error) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [mutation.error]);

  const errors = errorsOf(mutation.error) ?? refused ?? undefined;
  return {
    form,
    submit,
    field: (name: keyof Fields & string): VisitorField => ({
      name,
      defaultValue: refused?.values[name],
      error: errors?.fieldErrors[name],
    }),
    /** The form's own error, if no field has one. */
    message: errors && Object.keys(errors.fieldErrors).length === 0 ? errors.message : undefined,
  };
}
