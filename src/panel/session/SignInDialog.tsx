import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { TitledDialog } from '../TitledDialog.tsx';
import { SignInForm } from './SignInForm.tsx';

type User = RouterOutputs['session']['me'];

/** The sign-in form over a page with unsaved changes; Escape and Cancel close it. */
export function SignInDialog({
  email,
  onClose,
}: {
  /** The previous user's e-mail. */
  email: string | undefined;
  /** Called with the user who signed in, or null after cancelling. */
  onClose: (user: User) => void;
}) {
  const utils = trpc.useUtils();
  return (
    <TitledDialog title="Sign in to go on" onClose={() => onClose(null)}>
      {(close) => (
        <>
          <p className="mt-2 mb-4 text-ink-soft">
            Your session has ended. What you typed is still in the form behind this.
          </p>
          <SignInForm
            email={email}
            onSignedIn={async () =>
              onClose(await utils.session.me.fetch(undefined, { staleTime: 0 }))
            }
          >
            <Button onClick={close}>Cancel</Button>
          </SignInForm>
        </>
      )}
    </TitledDialog>
  );
}
