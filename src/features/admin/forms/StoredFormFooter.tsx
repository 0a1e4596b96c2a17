import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConflictNotice } from './ConflictNotice.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { Conflict } from './useStoredForm.ts';

/** The foot of a form of `useStoredForm`: the conflict, where there is one, and the save bar. */
export function StoredFormFooter<Fields extends FieldValues>({
  conflict,
  labels,
  error,
  ...actions
}: {
  conflict: Conflict<Fields> | undefined;
  /** What the form calls its fields. */
  labels: Record<keyof Fields & string, string>;
} & ComponentProps<typeof SaveBar>) {
  return (
    <>
      {conflict && <ConflictNotice conflict={conflict} message={error} labels={labels} />}
      <SaveBar {...actions} error={conflict ? undefined : error} />
    </>
  );
}
