import type { FormState } from '#core/formState.ts';
import contactMessages from '#messages/en/contact.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { InputField } from '#src/ui/forms/InputField.tsx';
import { VisitorForm } from './VisitorForm.tsx';

const t = translator(contactMessages);

/** Sends a message to the team. `sent` and `refused` are the results of sending without scripts. */
export function ContactForm({
  message: suggested,
  sent,
  refused,
}: {
  /** What the message says at first. */
  message: string | undefined;
  sent: boolean;
  refused: FormState | null;
}) {
  const send = trpc.contact.send.useMutation();
  if (send.isSuccess || sent) {
    return (
      <p role="status" className="card p-8 text-lg font-semibold text-free">
        {t('sent')}
      </p>
    );
  }
  return (
    <VisitorForm
      action={localAddress('/contact')}
      mutation={send}
      refused={refused}
      submitLabel={t('send')}
      className="card flex flex-col gap-5 p-6 sm:p-8"
    >
      {(field) => {
        const { error, defaultValue = suggested, ...message } = field('message');
        return (
          <>
            <InputField {...field('name')} label={t('name')} required autoComplete="name" />
            <InputField
              {...field('email')}
              label={t('email')}
              type="email"
              required
              autoComplete="email"
            />
            <Field label={t('message')} error={error}>
              {(control) => (
                <textarea
                  {...control}
                  {...message}
                  defaultValue={defaultValue}
                  required
                  rows={6}
                  className="input"
                />
              )}
            </Field>
          </>
        );
      }}
    </VisitorForm>
  );
}
