import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changesOf } from './versions/compareVersions.ts';

/** Sets a form to these fields, as if it had been opened with them, and then changes some of them. */
export function fillForm<Fields extends FieldValues, Output>(
  form: Pick<UseFormReturn<Fields, unknown, Output>, 'reset' | 'setValue'>,
  opened: Fields,
  changes: Partial<Fields>,
) {
  form.reset(opened);
  for (const [name, value] of Object.entries(changes)) {
    const path = name as Path<Fields>;
    form.setValue(path, value as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
  }
}

/** Goes on with a form from what was saved; what was typed during the save stays as a change. */
export function continueSaved<Fields extends FieldValues, Output>(
  form: Pick<UseFormReturn<Fields, unknown, Output>, 'reset' | 'setValue' | 'getValues'>,
  submitted: Fields,
  cleared: Partial<Fields> = {},
) {
  const later = changesOf(submitted, form.getValues());
  fillForm(form, { ...submitted, ...cleared }, later);
}
