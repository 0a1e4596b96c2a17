import { type FormEvent, useState } from 'react';
import { trpc } from '#src/lib/trpc.ts';
import { HydratedFields } from '#src/ui/forms/HydratedFields.tsx';
import { InputField } from '#src/ui/forms/InputField.tsx';

/** Sends a test mail at once with the saved settings, and shows the server's response. */
export function TestMail({ email }: { email: string }) {
  const [to, setTo] = useState(email);
  const send = trpc.mail.sendTest.useMutation();
  const [wrong] = send.error?.data?.fieldErrors.to ?? [];
  return (
    <form
      noValidate
      method="post"
      className="card flex flex-col gap-3 p-4 sm:p-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send.mutate({ to });
      }}
    >
      <HydratedFields>
        <div className="flex flex-wrap items-end gap-3">
          <div className="grow">
            <InputField
              label="Send a test message to"
              type="email"
              value={to}
              error={wrong}
              onChange={({ target }) => setTo(target.value)}
            />
          </div>
          <button type="submit" className="button-quiet" disabled={send.isPending}>
            {send.isPending ? 'Sending...' : 'Send test'}
          </button>
        </div>
        {send.data && (
          <p
            role="status"
            className={send.data.isTaken ? 'text-free' : 'font-semibold text-danger'}
          >
            {send.data.isTaken ? 'The server took it: ' : 'It was not sent: '}
            <span className="wrap-anywhere">{send.data.answer}</span>
          </p>
        )}
      </HydratedFields>
    </form>
  );
}
