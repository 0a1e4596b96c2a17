import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { NewLink, type ShownLink } from './NewLink.tsx';

type User = RouterOutputs['user']['byId'];

/** Actions for another user's account. */
export function UserActions({ user }: { user: User }) {
  const { id, email, state, hasTwoFactor } = user;
  const [link, setLink] = useState<ShownLink>();
  const navigate = useNavigate();
  const createLink = trpc.user.createLink.useMutation({
    onSuccess: setLink,
  });
  const endSessions = trpc.user.endSessions.useMutation();
  const switchOff = trpc.user.switchOffTwoFactor.useMutation();
  const deactivate = trpc.user.deactivate.useMutation();
  const reactivate = trpc.user.reactivate.useMutation();
  const remove = trpc.user.delete.useMutation({
    onSuccess: () => navigate({ to: '/admin/users' }),
  });
  const busy = [createLink, endSessions, switchOff, deactivate, reactivate, remove].some(
    ({ isPending }) => isPending,
  );
  const ask = (question: string, act: () => void) => () => window.confirm(question) && act();

  return (
    <>
      {link && <NewLink link={link} />}
      <section aria-labelledby="access" className="card flex flex-col p-4 sm:p-5">
        <h2 id="access" className="text-lg font-semibold">
          Access
        </h2>
        {state !== 'deactivated' && (
          <Action
            text={
              state === 'invited'
                ? 'The invitation was not accepted yet. A new link ends the one before.'
                : 'Forgot the password? A link lets them choose another one.'
            }
          >
            <Button disabled={busy} onClick={() => createLink.mutate({ id })}>
              {state === 'invited' ? 'New invitation link' : 'Create reset link'}
            </Button>
          </Action>
        )}
        {state === 'active' && (
          <Action text="Ends every session at once; the password stays.">
            <Button disabled={busy} onClick={() => endSessions.mutate({ id })}>
              Sign out everywhere
            </Button>
          </Action>
        )}
        {hasTwoFactor && (
          <Action text="Lost the phone and the recovery codes? The password alone signs in then.">
            <Button
              disabled={busy}
              onClick={ask(
                `Switch off two-factor sign-in for ${email}? The password alone signs in then. Make sure that they asked for it.`,
                () => switchOff.mutate({ id }),
              )}
            >
              Switch off two-factor
            </Button>
          </Action>
        )}
        {state === 'deactivated' ? (
          <Action text="This account can't sign in. All else of it is as it was.">
            <Button className="button" disabled={busy} onClick={() => reactivate.mutate({ id })}>
              Reactivate
            </Button>
          </Action>
        ) : (
          <Action text="Keeps the account, but nobody can sign in with it.">
            <Button
              disabled={busy}
              onClick={ask(`Deactivate ${email}? This ends their sessions at once.`, () =>
                deactivate.mutate({ id }),
              )}
            >
              Deactivate
            </Button>
          </Action>
        )}
        <Action text="The history keeps the name.">
          <Button
            className="button-quiet text-danger"
            disabled={busy}
            onClick={ask(
              `Are you sure you want to delete the user ${email}? This ends their sessions at once and can't be undone.`,
              () => remove.mutate({ id }),
            )}
          >
            Delete user
          </Button>
        </Action>
      </section>
    </>
  );
}

function Action({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3 last:border-b-0 last:pb-0">
      <p className="basis-72 grow text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
