import { zodResolver } from '@hookform/resolvers/zod';
import { setUp as setUpFields } from '../../../../server/schemas/admin/account.ts';
import { PASSWORD_MIN } from '../../../../server/schemas/constants.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useSchemaForm } from '../forms/useSchemaForm.ts';

const resolver = zodResolver(setUpFields);

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
    resolver,
    defaultValues: { token, email: '', password: '' },
    save: setUp.mutateAsync,
    onSaved: onSignedIn,
  });
  const { errors, isSubmitting } = form.formState;
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
        hint={`At least ${PASSWORD_MIN} characters: a few words do well`}
        type="password"
        autoComplete="new-password"
        required
      />
      <FormActions
        saving={isSubmitting}
        submitLabel="Create administrator"
        savingLabel="Creating..."
        error={errors.token?.message ?? errors.root?.message}
      />
    </form>
  );
}
