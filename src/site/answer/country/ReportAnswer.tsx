import { answerSeen } from '#core/answers/answerSeen.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import type { FormState } from '#core/formState.ts';
import { REPORT_MESSAGE_MAX } from '#core/inputs/textLengths.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { VisitorForm } from '#src/site/contact/VisitorForm.tsx';
import { Field } from '#src/ui/forms/Field.tsx';

const t = translator(answerMessages);

/**
 * "Is this wrong?": sends the displayed answer to the editors. `reported` and `refused` are the
 * results of sending without scripts, which leads back to `address`.
 */
export function ReportAnswer({
  answer,
  address,
  reported,
  refused,
}: {
  answer: EntryAnswer;
  address: string;
  reported: boolean;
  refused: FormState | null;
}) {
  const send = trpc.answerReport.send.useMutation();
  if (send.isSuccess || reported) {
    return (
      <p id="report" role="status" className="no-print font-semibold text-free">
        {t('reported')}
      </p>
    );
  }
  const { passport, destination, purpose } = answer;
  type Fields = Parameters<typeof send.mutate>[0] & { returnTo: string };
  const mutation = {
    mutate: ({ returnTo, ...report }: Fields) => send.mutate(report),
    isPending: send.isPending,
    error: send.error,
  };
  return (
    <details id="report" className="no-print" open={refused !== null}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {t('isWrong')}
      </summary>
      <VisitorForm<Fields>
        action={localAddress('/answer-report')}
        mutation={mutation}
        refused={refused}
        submitLabel={t('sendReport')}
        className="mt-2 flex max-w-xl flex-col gap-3"
      >
        {(field) => {
          const { error, ...message } = field('message');
          return (
            <>
              <input type="hidden" name="returnTo" value={address} />
              <input type="hidden" name="passport" value={passport} />
              <input type="hidden" name="destination" value={destination} />
              <input type="hidden" name="purpose" value={purpose} />
              <input type="hidden" name="answer" value={JSON.stringify(answerSeen(answer))} />
              <Field label={t('whatIsWrong')} optional hint={t('reportHint')} error={error}>
                {(control) => (
                  <textarea
                    {...control}
                    {...message}
                    rows={3}
                    maxLength={REPORT_MESSAGE_MAX}
                    className="input"
                  />
                )}
              </Field>
            </>
          );
        }}
      </VisitorForm>
    </details>
  );
}
