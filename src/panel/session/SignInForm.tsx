import { type ReactNode, useEffect, useRef, useState } from 'react';
import { signIn as signInFields } from '#core/inputs/panel/account.ts';
import { trpc } from '#src/lib/trpc.ts';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { SchemaForm } from '../forms/SchemaForm.tsx';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { showToast } from '../toasts/showToast.ts';

/**
 * The form for e-mail and password, and for the code if the account has two-factor; calls
 * `onSignedIn` on success.
 */
export function SignInForm({
  email = '',
  onSignedIn,
  children,
}: {
  /** The likely user's e-mail. */
  email?: string | undefined;
  onSignedIn: () => Promise<void>;
  /** Rendered beside the submit button. */
  children?: ReactNode;
}) {
  const [asksCode, setAsksCode] = useState(false);
  const codeNeeded = useRef(false);
  const signIn = trpc.session.signIn.useMutation();
  const { form, submit } = useSchemaForm({
    schema: signInFields,
    defaultValues: { email, password: '' },
    signsIn: true,
    save: async (fields) => {
      const user = await signIn.mutateAsync(fields);
      codeNeeded.current = 'codeNeeded' in user;
    },
    onSaved: async () => {
      if (codeNeeded.current) return setAsksCode(true);
      showToast('success', 'Successfully logged in');
      await onSignedIn();
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (email) setFocus('password');
  }, [email, setFocus]);
  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);
  return (
    <SchemaForm
      form={form}
      submit={submit}
      submitLabel="Sign in"
      savingLabel="Signing in..."
      error={form.formState.errors.root && 'Failed to sign in'}
      actions={children}
    >
      <TextField
        form={form}
        name="email"
        label="Email address"
        type="email"
        autoComplete="username"
        required
      />
      <TextField
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
      />
      {asksCode && (
        <TextField
          form={form}
          name="code"
          label="Code"
          hint="The 6 digits your authenticator app shows, or one of your recovery codes"
          autoComplete="one-time-code"
          required
        />
      )}
    </SchemaForm>
  );
}
