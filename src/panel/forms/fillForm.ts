import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changesOf } from './versions/compareVersions.ts';

/** Resets a form to these fields, then applies changes on top. */
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

/** Resets a form to the saved fields; input during the save stays as a change. */
export function continueSaved<Fields extends FieldValues, Output>(
  form: Pick<UseFormReturn<Fields, unknown, Output>, 'reset' | 'setValue' | 'getValues'>,
  submitted: Fields,
  cleared: Partial<Fields> = {},
) {
  const later = changesOf(submitted, form.getValues());
  fillForm(form, { ...submitted, ...cleared }, later);
}
