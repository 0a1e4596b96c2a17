import { Undo2 } from 'lucide-react';
import { trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { reportUndone } from '../toasts/useUndo.ts';
import type { Entry } from './EntryList.tsx';

/** Takes back what an entry settled, all of it together. */
export function UndoButton({ entry: { id, title } }: { entry: Entry }) {
  const undo = trpc.history.undo.useMutation({ onSuccess: reportUndone });
  return (
    <Button
      Icon={Undo2}
      aria-label={`Undo ${title}`}
      disabled={undo.isPending}
      onClick={({ currentTarget }) => {
        // The button is removed with the focus inside.
        currentTarget.closest<HTMLElement>('[data-list-row]')?.focus();
        undo.mutate({ changes: [id] });
      }}
    >
      Undo
    </Button>
  );
}
