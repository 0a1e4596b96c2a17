import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { StoredForm } from './useStoredForm.ts';

/** Sets a form to these fields, as if it had been opened with them, and then changes some of them. */
export function fillForm<Fields extends FieldValues>(
  form: StoredForm<Fields>,
  opened: Fields,
  changes: Partial<Fields>,
) {
  form.reset(opened);
  for (const [name, value] of Object.entries(changes)) {
    const path = name as Path<Fields>;
    form.setValue(path, value as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
  }
}
