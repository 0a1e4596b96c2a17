import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';

/** The ref of a native dialog that is modal while it is mounted. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return dialog;
}

/** A small modal dialog. The native dialog traps and restores the focus; Escape closes it. */
export function TitledDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  /** Removes the dialog. */
  onClose: () => void;
  /** Renders the content; `close` is for its buttons. */
  children: (close: () => void) => ReactNode;
}) {
  const dialog = useModalDialog();
  const titleId = useId();
  /** Gives the focus back before its caller moves it, and doesn't wait for the event. */
  function close() {
    dialog.current?.close();
    onClose();
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // At once: the event `close` comes in a later task, and whatever opens it until then would be lost.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-lg border border-line bg-surface p-5 text-ink backdrop:bg-navy/70 sm:p-6"
    >
      <h2 id={titleId} className="text-xl font-bold">
        {title}
      </h2>
      {children(close)}
    </dialog>
  );
}
