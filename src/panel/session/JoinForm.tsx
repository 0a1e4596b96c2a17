import { useRef } from 'react';
import { accountLinkUse } from '#core/inputs/panel/account.ts';
import { PASSWORD_MIN } from '#core/site/signIn.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { SchemaForm } from '../forms/SchemaForm.tsx';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { showToast } from '../toasts/showToast.ts';

/** Sets a password with a one-time link, and signs in with it. */
export function JoinForm({
  token,
  link: { purpose, email, name },
  onSignedIn,
  onCodeNeeded,
}: {
  token: string;
  link: RouterOutputs['session']['accountLink'];
  onSignedIn: () => Promise<void>;
  /** Called if the account has two-factor: signing in requires a code. */
  onCodeNeeded: () => Promise<void>;
}) {
  const codeNeeded = useRef(false);
  const use = trpc.session.useAccountLink.useMutation();
  const signIn = trpc.session.signIn.useMutation();
  const { form, submit } = useSchemaForm({
    schema: accountLinkUse,
    defaultValues: { token, name, password: '' },
    signsIn: true,
    save: async (fields) => {
      await use.mutateAsync(fields);
      const result = await signIn.mutateAsync({ email, password: fields.password });
      codeNeeded.current = 'codeNeeded' in result;
    },
    onSaved: async () => {
      showToast('success', codeNeeded.current ? 'Password chosen' : 'Successfully logged in');
      await (codeNeeded.current ? onCodeNeeded() : onSignedIn());
    },
  });
  return (
    <SchemaForm
      form={form}
      submit={submit}
      submitLabel="Choose password"
      error={form.formState.errors.token?.message ?? form.formState.errors.root?.message}
    >
      <p>
        You will sign in as <strong className="wrap-anywhere">{email}</strong>.
      </p>
      {/* Password managers store the password for this user name. */}
      <input
        className="sr-only"
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="username"
        value={email}
        readOnly
      />
      {purpose === 'invitation' && (
        <TextField
          form={form}
          name="name"
          label="Name"
          hint="Your colleagues see it in the history"
          optional
          autoComplete="name"
        />
      )}
      <TextField
        form={form}
        name="password"
        label="Password"
        hint={`At least ${PASSWORD_MIN} characters: a few words do well`}
        type="password"
        autoComplete="new-password"
        required
      />
    </SchemaForm>
  );
}
