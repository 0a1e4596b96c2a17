import type { FormState } from '../../../server/schemas/formState.ts';
import { trpc } from '../../lib/trpc.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { Honeypot } from './Honeypot.tsx';
import { useVisitorForm } from './visitorForm.ts';

/** Signs an address up. `subscribed` and `refused` are the outcomes of sending without scripts. */
export function NewsletterForm({
  subscribed,
  refused,
}: {
  subscribed: boolean;
  refused: FormState | null;
}) {
  const signUp = trpc.newsletter.signUp.useMutation();
  const { form, submit, values, errorOf, message } = useVisitorForm(signUp, refused);
  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className="container-site py-14">
      <div className="card grid items-center gap-6 p-6 sm:p-10 lg:grid-cols-2">
        <div>
          <h2 id="newsletter-title" className="text-3xl font-bold">
            Newsletter
          </h2>
          <p className="mt-2 text-ink-soft">New destinations and changed visa rules, by e-mail.</p>
        </div>
        {signUp.isSuccess || subscribed ? (
          <p role="status" className="text-lg font-semibold text-free">
            Thank you for subscribing!
          </p>
        ) : (
          <form
            ref={form}
            method="post"
            action="/newsletter"
            onSubmit={submit}
            className="flex flex-col gap-3"
          >
            <Field label="Email address" error={errorOf('email')}>
              {(control) => (
                <input
                  {...control}
                  type="email"
                  name="email"
                  required
                  autoComplete="email"
                  defaultValue={values.email}
                  className="input"
                />
              )}
            </Field>
            <Honeypot />
            {message && (
              <p role="alert" className="text-sm font-semibold text-danger">
                {message}
              </p>
            )}
            <button type="submit" className="button self-start" disabled={signUp.isPending}>
              Subscribe
            </button>
          </form>
        )}
      </div>
    </section>
  );
}
