import { useCallback, useEffect, useRef } from 'react';
import { toast } from 'sonner';
import { trpc } from '../../lib/trpc.ts';

/** How long Undo is offered, in ms: enough to find it by keyboard or screen reader. */
const UNDO_MS = 10_000;

/**
 * Returns a function that reports a change, given the server's `answer`. It offers an Undo button
 * if the change moved records to the trash, closed reports or copied requirements. While the last such toast is shown,
 * Ctrl+Z (⌘Z) outside of fields undoes it too.
 */
export function useUndo(): (message: string, answer: unknown) => void {
  const { mutate: restore } = trpc.trash.restore.useMutation();
  const { mutate: reopen } = trpc.rule.reopenReports.useMutation();
  const { mutate: undoCopy } = trpc.visaRequirement.undoCopy.useMutation();
  const latest = useRef<(() => void) | null>(null);

  useEffect(() => {
    const undoByKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      if (!isUndo || !latest.current || isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', undoByKey);
    return () => document.removeEventListener('keydown', undoByKey);
  }, []);

  return useCallback(
    (message, answer) => {
      const ids = trashIdsOf(answer);
      const closed = closedReportsOf(answer);
      const copied = copiedOf(answer);
      if (ids.length === 0 && closed.length === 0 && copied.length === 0) {
        toast.success(message);
        return;
      }
      const forget = () => {
        if (latest.current === undo) latest.current = null;
      };
      const undo = () => {
        forget();
        toast.dismiss(id);
        if (closed.length > 0) reopen({ ids: closed });
        else if (copied.length > 0) undoCopy({ copied });
        else restore({ ids });
      };
      const id = toast.success(message, {
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: undo },
        onDismiss: forget,
        onAutoClose: forget,
      });
      latest.current = undo;
    },
    [restore, reopen, undoCopy],
  );
}

/** The trash ids in the server's response to a deletion, for Undo; none in any other response. */
function trashIdsOf(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('trashId' in answer && typeof answer.trashId === 'string') return [answer.trashId];
  return 'trashIds' in answer && Array.isArray(answer.trashIds) ? answer.trashIds : [];
}

/** The reports closed according to the server's response. */
function closedReportsOf(answer: unknown): number[] {
  if (typeof answer !== 'object' || answer === null || !('closedReports' in answer)) return [];
  return Array.isArray(answer.closedReports) ? answer.closedReports : [];
}

/** The requirements written by a copy according to the server's response. */
function copiedOf(answer: unknown): { id: string; version: number }[] {
  if (typeof answer !== 'object' || answer === null || !('copied' in answer)) return [];
  return Array.isArray(answer.copied) ? answer.copied : [];
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}
