import { useId, useLayoutEffect, useRef } from 'react';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/Button.tsx';
import { SignInForm } from './SignInForm.tsx';

type User = RouterOutputs['session']['me'];

/**
 * The sign-in form over a page with unsaved changes. The native dialog traps and restores the
 * focus; Escape and Cancel close it.
 */
export function SignInDialog({
  email,
  onClose,
}: {
  /** The previous user's e-mail. */
  email: string | undefined;
  /** Called with the user who signed in, or null after cancelling. */
  onClose: (user: User) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const utils = trpc.useUtils();

  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => !currentTarget.open && onClose(null)}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-lg border border-line bg-surface p-5 text-ink backdrop:bg-navy/70 sm:p-6"
    >
      <h2 id={titleId} className="text-xl font-bold">
        Sign in to go on
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">
        Your session has ended. What you typed is still in the form behind this.
      </p>
      <SignInForm
        email={email}
        onSignedIn={async () => onClose(await utils.session.me.fetch(undefined, { staleTime: 0 }))}
      >
        <Button onClick={() => dialog.current?.close()}>Cancel</Button>
      </SignInForm>
    </dialog>
  );
}
