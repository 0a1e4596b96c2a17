import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import type { FormState } from '#core/formState.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { VisitorForm } from '#src/site/contact/VisitorForm.tsx';
import { confirmWatch } from '#src/site/mail/confirmationWords.ts';
import { InputField } from '#src/ui/forms/InputField.tsx';

const t = translator(answerMessages);

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
        {sentencesInWords([t('watchSent'), confirmWatch()])}
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
        {t('watchTitle')}
      </summary>
      <VisitorForm<Fields>
        action={localAddress('/answer-watch')}
        mutation={mutation}
        refused={refused}
        submitLabel={t('watchAnswer')}
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
              label={t('email')}
              type="email"
              required
              autoComplete="email"
            />
            <p className="text-sm text-ink-soft">{t('watchHint')}</p>
          </>
        )}
      </VisitorForm>
    </details>
  );
}
