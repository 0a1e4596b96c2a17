import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect } from 'react';
import { signIn as signInFields } from '../../../../server/schemas/account.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { reports } from '../reports.ts';

const resolver = zodResolver(signInFields);

/** The form for e-mail and password; calls `onSignedIn` once they are accepted. */
export function SignInForm({
  email = '',
  onSignedIn,
  children,
}: {
  /** Who is likely to sign in. */
  email?: string | undefined;
  onSignedIn: () => Promise<void>;
  /** Rendered beside the submit button. */
  children?: ReactNode;
}) {
  const signIn = trpc.session.signIn.useMutation({ meta: { report: reports.signIn } });
  const { form, submit } = useSchemaForm({
    resolver,
    defaultValues: { email, password: '' },
    signsIn: true,
    save: signIn.mutateAsync,
    onSaved: onSignedIn,
  });
  const { setFocus } = form;
  useEffect(() => {
    if (email) setFocus('password');
  }, [email, setFocus]);
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
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
      <FormActions
        saving={form.formState.isSubmitting}
        submitLabel="Sign in"
        savingLabel="Signing in..."
        error={form.formState.errors.root && 'Failed to sign in'}
      >
        {children}
      </FormActions>
    </form>
  );
}
