import { Trash } from 'lucide-react';
import type { MouseEvent } from 'react';
import { IconButton } from '#src/ui/Button.tsx';

/**
 * Deletes the surrounding row or article, after a confirmation if there is a question. The focus moves to the next row's
 * delete button, else to the previous one, else to the list's heading, as the button is removed
 * with its row.
 */
export function DeleteButton({
  name,
  question,
  onDelete,
}: {
  /** The record's name, for the accessible name. */
  name: string;
  /** The text of the confirmation, or a function that fetches it; none where Undo is offered. */
  question?: string | (() => Promise<string>);
  onDelete: () => void;
}) {
  async function askAndDelete({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const asked = typeof question === 'function' ? await question() : question;
    if (asked !== undefined && !window.confirm(asked)) return;
    neighbourOf(currentTarget)?.focus();
    onDelete();
  }

  return (
    <IconButton
      Icon={Trash}
      label={`Delete ${name}`}
      data-deletes-row
      title="Delete"
      // A failed fetch of the question is reported by its query.
      onClick={(event) => void askAndDelete(event).catch(() => {})}
      className="text-danger"
    />
  );
}

function neighbourOf(button: Element): HTMLElement | null | undefined {
  const row = button.closest('tr, article');
  for (const neighbour of [row?.nextElementSibling, row?.previousElementSibling]) {
    const itsButton = neighbour?.querySelector<HTMLElement>('[data-deletes-row]');
    if (itsButton) return itsButton;
  }
  const list = button.closest('section[aria-labelledby], main');
  return list?.querySelector<HTMLElement>('h1, h2');
}
