import { useCallback, useEffect, useRef } from 'react';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { showToast } from './showToast.ts';

/** How long Undo is offered, in ms: enough to find it by keyboard or screen reader. */
const UNDO_MS = 10_000;

type DeletedView = RouterOutputs['savedView']['delete']['deletedView'];

/** The number of names listed before the rest is only counted. */
const NAMED_MAX = 5;

/**
 * Returns a function that reports a change, given the server's `answer`. It offers an Undo button
 * if the change moved records to the trash, deleted a view, or the answer names the changes to undo. While the last
 * such toast is shown, Ctrl+Z (⌘Z) outside of fields undoes it too.
 */
export function useUndo(): (message: string, answer: unknown) => void {
  const { mutate: restore } = trpc.trash.restore.useMutation();
  const { mutate: undoChanges } = trpc.history.undo.useMutation({ onSuccess: reportUndone });
  const { mutate: saveView } = trpc.savedView.create.useMutation();
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
      const changes = changesOf(answer);
      const view = deletedViewOf(answer);
      if (ids.length === 0 && changes.length === 0 && !view) {
        showToast('success', message);
        return;
      }
      const forget = () => {
        if (latest.current === undo) latest.current = null;
      };
      const undo = () => {
        forget();
        close();
        if (changes.length > 0) undoChanges({ changes });
        else if (view) saveView(view);
        else restore({ ids });
      };
      const close = showToast('success', message, {
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: undo },
        onDismiss: forget,
        onAutoClose: forget,
      });
      latest.current = undo;
    },
    [restore, undoChanges, saveView],
  );
}

/** The trash ids in the server's response to a deletion, for Undo; none in any other response. */
function trashIdsOf(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('trashId' in answer && typeof answer.trashId === 'string') return [answer.trashId];
  return 'trashIds' in answer && Array.isArray(answer.trashIds) ? answer.trashIds : [];
}

/** The changes in the server's response to a bulk change, for Undo; none in any other response. */
function changesOf(answer: unknown): number[] {
  if (typeof answer !== 'object' || answer === null || !('changes' in answer)) return [];
  return Array.isArray(answer.changes) ? answer.changes : [];
}

/** The view that was deleted, for Undo; `undefined` in any other response. */
function deletedViewOf(answer: unknown): DeletedView | undefined {
  if (typeof answer !== 'object' || answer === null || !('deletedView' in answer)) return undefined;
  return answer.deletedView as DeletedView;
}

/** Names what was left as it is, because somebody changed it since. */
export function reportUndone({ undone, left }: RouterOutputs['history']['undo']) {
  if (left.length === 0) {
    showToast('success', 'Undone');
    return;
  }
  const more = left.length - NAMED_MAX;
  const names = [...left.slice(0, NAMED_MAX), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
  const result = undone > 0 ? 'Undone, except what changed since' : 'Not undone, changed since';
  showToast('warning', `${result}: ${names}`);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}
