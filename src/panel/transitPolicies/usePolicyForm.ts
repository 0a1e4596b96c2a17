import { type FieldValues, useFormContext } from 'react-hook-form';

/** The surrounding form, whose fields are named by their place in the policy. */
export function usePolicyForm() {
  return useFormContext<FieldValues, unknown, FieldValues>();
}

type Faults = { message?: unknown } & { [part: string]: unknown };

/** The first message of an error, or of any of its parts. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message, ref: _ref, ...parts } = error as Faults;
  if (typeof message === 'string' && message) return message;
  for (const part of Object.values(parts)) {
    const found = firstMessage(part);
    if (found) return found;
  }
  return undefined;
}
