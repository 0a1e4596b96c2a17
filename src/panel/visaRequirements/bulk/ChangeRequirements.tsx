import { useState } from 'react';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { optionalPart, saidInPlace } from '#src/panel/optionalPart.tsx';
import { TitledDialog } from '#src/panel/TitledDialog.tsx';
import { Button } from '#src/ui/Button.tsx';

// With the form library, which lists don't need.
const ChangesForm = optionalPart(() => import('./ChangesForm.tsx'), 'ChangesForm', {
  failed: saidInPlace,
});

type Listed = RouterOutputs['visaRequirement']['listByDestination'][number];

/** A button that changes days, cost and source date of the selected requirements in a dialog. */
export function ChangeRequirements({ selected, done }: { selected: Listed[]; done: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const count = selected.length.toLocaleString('en');
  const title = selected.length === 1 ? 'Change 1 requirement' : `Change ${count} requirements`;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change</Button>
      {isOpen && (
        <TitledDialog title={title} onClose={() => setOpen(false)}>
          {(close) => (
            <ChangesForm
              selected={selected}
              submitLabel={title}
              onCancel={close}
              onSaved={() => {
                close();
                done();
              }}
            />
          )}
        </TitledDialog>
      )}
    </>
  );
}
