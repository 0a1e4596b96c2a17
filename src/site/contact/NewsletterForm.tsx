import type { FormState } from '#core/formState.ts';
import newsletterMessages from '#messages/en/newsletter.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { InputField } from '#src/ui/forms/InputField.tsx';
import { confirmNewsletter } from '../mail/confirmationWords.ts';
import { VisitorForm } from './VisitorForm.tsx';

const t = translator(newsletterMessages);

/** Subscribes an address. `subscribed` and `refused` are the results of sending without scripts. */
export function NewsletterForm({
  subscribed,
  refused,
}: {
  subscribed: boolean;
  refused: FormState | null;
}) {
  const signUp = trpc.newsletter.signUp.useMutation();
  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className="container-site py-14">
      <div className="card grid grid-cols-1 items-center gap-6 p-6 sm:p-10 lg:grid-cols-2">
        <div>
          <h2 id="newsletter-title" className="text-3xl font-bold">
            {t('newsletter')}
          </h2>
          <p className="mt-2 text-ink-soft">{t('newsletterText')}</p>
        </div>
        {signUp.isSuccess || subscribed ? (
          <p role="status" className="text-lg font-semibold text-free">
            {t('subscribed')}
            {signUp.data?.toConfirm && ` ${confirmNewsletter()}`}
          </p>
        ) : (
          <VisitorForm
            action={localAddress('/newsletter')}
            mutation={signUp}
            refused={refused}
            submitLabel={t('subscribe')}
            className="flex flex-col gap-3"
          >
            {(field) => (
              <InputField
                {...field('email')}
                label={t('emailAddress')}
                type="email"
                required
                autoComplete="email"
              />
            )}
          </VisitorForm>
        )}
      </div>
    </section>
  );
}
