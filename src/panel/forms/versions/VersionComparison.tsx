import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { FormattedTime } from '#src/panel/FormattedTime.tsx';
import { useModalDialog } from '#src/panel/TitledDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { Change, Conflict } from '../useStoredForm.ts';
import {
  compareVersions,
  type FieldDifference,
  type FieldLabels,
  mergeVersions,
  type Side,
  sidesOfOneChange,
} from './compareVersions.ts';
import { DifferenceField, type ShowValue } from './DifferenceField.tsx';

/**
 * Compares two versions of a record field by field, over the form that couldn't be saved. A choice
 * is required for fields changed in both, and possible for all others.
 */
export function VersionComparison<Fields extends FieldValues>({
  conflict,
  labels,
  show,
}: {
  conflict: Conflict<Fields>;
  labels: FieldLabels<Fields>;
  show?: ShowValue | undefined;
}) {
  const dialog = useModalDialog();
  const titleId = useId();
  const [differences] = useState(() => compareVersions(conflict, labels));
  const [sides, setSides] = useState(() => sidesOfOneChange(differences));
  const [isChecked, setIsChecked] = useState(false);

  /** Continues with the chosen fields, once every choice is made. */
  function goOn(next: (merged: Fields) => void) {
    const open = differences.find(({ path }) => !sides[path]);
    setIsChecked(true);
    if (open) {
      dialog.current?.querySelector<HTMLElement>(`[name="${nameOf(open)}"]`)?.focus();
      return;
    }
    next(mergeVersions(conflict.theirs, differences, sides));
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  const takeAll = (side: Side) =>
    setSides(Object.fromEntries(differences.map(({ path }) => [path, side])));

  // Rendered outside the form: Enter on a choice must not submit it.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => !currentTarget.open && conflict.cancel()}
      className="m-auto max-h-[calc(100dvh-1rem)] w-[calc(100%-1rem)] max-w-4xl overflow-y-auto rounded-lg border border-line bg-surface p-0 text-ink backdrop:bg-navy/70"
    >
      <div className="flex flex-col gap-4 p-4 sm:p-6">
        <h2 id={titleId} tabIndex={-1} className="text-xl font-bold">
          Changed by someone else
        </h2>
        <p>
          <SavedBy change={conflict.savedBy} />{' '}
          {differences.length === 0
            ? 'Nothing in it differs from yours.'
            : 'Nothing of yours was saved yet. Choose a version of each field. Fields that only one of you changed are chosen already.'}
        </p>
        {differences.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => takeAll('mine')}>Take all mine</Button>
            <Button onClick={() => takeAll('theirs')}>Take all theirs</Button>
          </div>
        )}
        {differences.map((difference) => (
          <DifferenceField
            key={difference.path}
            name={nameOf(difference)}
            difference={difference}
            show={show}
            side={sides[difference.path]}
            isMissing={isChecked && !sides[difference.path]}
            onChoose={(side) => setSides((all) => ({ ...all, [difference.path]: side }))}
          />
        ))}
      </div>
      <Foot>
        <Button onClick={() => dialog.current?.close()}>Cancel</Button>
        <Button onClick={() => goOn(conflict.edit)}>Edit further</Button>
        <Button className="button" onClick={() => goOn(conflict.save)}>
          Save
        </Button>
      </Foot>
    </dialog>,
    document.body,
  );
}

/** Says who saved the other version, and when. */
function SavedBy({ change }: { change: Change | undefined }) {
  if (!change) return 'This was saved after you opened it.';
  return (
    <>
      <strong>{change.name}</strong> saved this after you opened it, on{' '}
      <FormattedTime time={change.at} className="whitespace-nowrap" />.
    </>
  );
}

function nameOf({ path }: FieldDifference): string {
  return `version-of-${path}`;
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-4 py-3 sm:px-6">
      {children}
    </div>
  );
}
