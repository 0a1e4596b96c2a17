import { setUp as setUpFields } from '#core/inputs/panel/account.ts';
import { PASSWORD_MIN } from '#core/site/signIn.ts';
import { trpc } from '#src/lib/trpc.ts';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { SchemaForm } from '../forms/SchemaForm.tsx';
import { useSchemaForm } from '../forms/useSchemaForm.ts';

/** Creates the first administrator, with the token of the one-time link. */
export function SetUpForm({
  token,
  onSignedIn,
}: {
  token: string;
  onSignedIn: () => Promise<void>;
}) {
  const setUp = trpc.session.setUp.useMutation();
  const { form, submit } = useSchemaForm({
    schema: setUpFields,
    defaultValues: { token, email: '', password: '' },
    save: setUp.mutateAsync,
    onSaved: onSignedIn,
  });
  return (
    <SchemaForm
      form={form}
      submit={submit}
      submitLabel="Create administrator"
      savingLabel="Creating..."
      error={form.formState.errors.token?.message ?? form.formState.errors.root?.message}
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
        hint={`At least ${PASSWORD_MIN} characters: a few words do well`}
        type="password"
        autoComplete="new-password"
        required
      />
    </SchemaForm>
  );
}
