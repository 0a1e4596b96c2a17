import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';

/** A checkbox of a setting, with what it means below. */
export function ExplainedCheckbox<Input extends FieldValues, Output>({
  hint,
  ...field
}: ComponentProps<typeof CheckboxField<Input, Output>> & { hint: string }) {
  return (
    <div className="flex flex-col gap-1">
      <CheckboxField {...field} />
      <p className="text-sm text-ink-soft">{hint}</p>
    </div>
  );
}
