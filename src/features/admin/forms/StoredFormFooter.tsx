import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SaveBar } from './SaveBar.tsx';
import type { Conflict } from './useStoredForm.ts';
import type { FieldLabels } from './versions/compareVersions.ts';
import type { ShowValue } from './versions/DifferenceField.tsx';
import { VersionComparison } from './versions/VersionComparison.tsx';

/** The footer of a `useStoredForm` form: the save bar, and the conflict, if any. */
export function StoredFormFooter<Fields extends FieldValues>({
  conflict,
  labels,
  show,
  ...actions
}: {
  conflict: Conflict<Fields> | undefined;
  /** The form's labels. */
  labels: FieldLabels<Fields>;
  /** Renders codes. */
  show?: ShowValue;
} & ComponentProps<typeof SaveBar>) {
  return (
    <>
      {conflict && <VersionComparison conflict={conflict} labels={labels} show={show} />}
      <SaveBar {...actions} />
    </>
  );
}
