import type { FormState } from '../../../server/schemas/formState.ts';
import { trpc } from '../../lib/trpc.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { Honeypot } from './Honeypot.tsx';
import { useVisitorForm } from './visitorForm.ts';

/** Sends a message to the team. `sent` and `refused` are the outcomes of sending without scripts. */
export function ContactForm({ sent, refused }: { sent: boolean; refused: FormState | null }) {
  const send = trpc.contact.send.useMutation();
  const { form, submit, values, errorOf, message } = useVisitorForm(send, refused);
  if (send.isSuccess || sent) {
    return (
      <p role="status" className="card p-8 text-lg font-semibold text-free">
        Thank you for your message! We will answer by e-mail.
      </p>
    );
  }
  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      onSubmit={submit}
      className="card flex flex-col gap-5 p-6 sm:p-8"
    >
      <Field label="Name" error={errorOf('name')}>
        {(control) => (
          <input
            {...control}
            name="name"
            required
            autoComplete="name"
            defaultValue={values.name}
            className="input"
          />
        )}
      </Field>
      <Field label="Email" error={errorOf('email')}>
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
      <Field label="Message" error={errorOf('message')}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            required
            rows={6}
            defaultValue={values.message}
            className="input"
          />
        )}
      </Field>
      <Honeypot />
      {message && (
        <p role="alert" className="font-semibold text-danger">
          {message}
        </p>
      )}
      <button type="submit" className="button self-start" disabled={send.isPending}>
        Send Message
      </button>
    </form>
  );
}
