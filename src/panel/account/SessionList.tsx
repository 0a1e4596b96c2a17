import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormattedTime } from '../FormattedTime.tsx';
import { Loaded } from '../Loaded.tsx';
import { browserName } from './browserName.ts';

type Session = RouterOutputs['account']['sessions'][number];

/** The user's own sessions, and buttons to end them. */
export function SessionList({ lifetimeDays }: { lifetimeDays: number }) {
  const sessions = trpc.account.sessions.useQuery();
  const end = trpc.account.endSession.useMutation();
  const endOthers = trpc.account.endOtherSessions.useMutation();
  const isBusy = end.isPending || endOthers.isPending;

  return (
    <section aria-labelledby="sessions" className="card flex max-w-xl flex-col gap-3 p-4 sm:p-5">
      <h2 id="sessions" tabIndex={-1} className="text-lg font-semibold">
        Where you are signed in
      </h2>
      <p className="text-ink-soft">
        A session ends {lifetimeDays === 1 ? 'a day' : `${lifetimeDays} days`} after the sign-in at
        the latest.
      </p>
      <Loaded query={sessions}>
        {(listed) => (
          <>
            <ul className="flex flex-col">
              {listed.map((session) => (
                <li
                  key={session.id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3"
                >
                  <SessionText session={session} />
                  {!session.isCurrent && (
                    <Button
                      disabled={isBusy}
                      aria-label={`End the session of ${browserName(session.userAgent)}`}
                      onClick={() => end.mutate({ id: session.id })}
                    >
                      End
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {listed.some(({ isCurrent }) => !isCurrent) && (
              <Button
                className="button-quiet self-end"
                disabled={isBusy}
                onClick={() => endOthers.mutate()}
              >
                End all other sessions
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function SessionText({ session }: { session: Session }) {
  const { userAgent, network, createdAt, lastSeenAt, isCurrent } = session;
  return (
    <div className="basis-64 grow">
      <p className="font-semibold">
        {browserName(userAgent)}
        {isCurrent && <span className="ms-2 font-normal text-accent">This browser</span>}
      </p>
      <p className="text-sm text-ink-soft">
        {network ? `Network ${network} · ` : ''}
        last seen <FormattedTime time={lastSeenAt ?? createdAt} />
      </p>
    </div>
  );
}
