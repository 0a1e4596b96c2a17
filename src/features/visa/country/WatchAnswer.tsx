import type { EntryAnswer } from '../../../../server/schemas/answers/access.ts';
import type { FormState } from '../../../../server/schemas/formState.ts';
import { trpc } from '../../../lib/trpc.ts';
import { InputField } from '../../../ui/forms/InputField.tsx';
import { VisitorForm } from '../../contact/VisitorForm.tsx';
import { confirmWatch } from '../../mail/confirmationWords.ts';

/**
 * "Tell me by e-mail when this changes", if the site sends mail. `refused` is the result of sending
 * without scripts, which leads back to `address`.
 */
export function WatchAnswer({
  answer: { passport, destination, purpose },
  address,
  refused,
}: {
  answer: EntryAnswer;
  address: string;
  refused: FormState | null;
}) {
  const [isOffered] = trpc.answerWatch.isOffered.useSuspenseQuery();
  const send = trpc.answerWatch.send.useMutation();
  if (!isOffered) return null;
  if (send.isSuccess) {
    return (
      <p id="watch" role="status" className="no-print font-semibold text-free">
        Thank you. {confirmWatch}
      </p>
    );
  }
  type Fields = Parameters<typeof send.mutate>[0] & { returnTo: string };
  const mutation = {
    mutate: ({ returnTo, ...watch }: Fields) => send.mutate(watch),
    isPending: send.isPending,
    error: send.error,
  };
  return (
    <details id="watch" className="no-print" open={refused !== null}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        Tell me by e-mail when this changes
      </summary>
      <VisitorForm<Fields>
        action="/answer-watch"
        mutation={mutation}
        refused={refused}
        submitLabel="Watch this answer"
        className="mt-2 flex max-w-xl flex-col gap-3"
      >
        {(field) => (
          <>
            <input type="hidden" name="returnTo" value={address} />
            <input type="hidden" name="passport" value={passport} />
            <input type="hidden" name="destination" value={destination} />
            <input type="hidden" name="purpose" value={purpose} />
            <InputField
              {...field('email')}
              label="Email address"
              type="email"
              required
              autoComplete="email"
            />
            <p className="text-sm text-ink-soft">
              One e-mail a day at most. Every one of them has a link to end it.
            </p>
          </>
        )}
      </VisitorForm>
    </details>
  );
}
