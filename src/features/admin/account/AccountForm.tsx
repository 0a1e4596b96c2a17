import { zodResolver } from '@hookform/resolvers/zod';
import { ownAccount } from '../../../../server/schemas/admin/account.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { continueSaved } from '../forms/fillForm.ts';
import { useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';

const resolver = zodResolver(ownAccount);

/** The user's own name and e-mail; a new e-mail requires the password. */
export function AccountForm({ account }: { account: { name: string; email: string } }) {
  const { name, email } = account;
  const utils = trpc.useUtils();
  const update = trpc.account.update.useMutation();
  const { form, submit } = useSchemaForm({
    resolver,
    defaultValues: { name, email, password: '' },
    save: update.mutateAsync,
    onSaved: async (saved, submitted) => {
      continueSaved(saved, submitted, { password: '' });
      // The top bar shows who is signed in.
      await utils.session.me.fetch(undefined, { staleTime: 0 });
    },
  });
  const { isDirty, dirtyFields, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);
  return (
    <form noValidate method="post" onSubmit={submit} className="max-w-xl">
      <FormSection title="You" columns={1}>
        <TextField
          form={form}
          name="name"
          label="Name"
          hint="As the history shows it"
          optional
          autoComplete="name"
        />
        <TextField
          form={form}
          name="email"
          label="Email address"
          hint="You sign in with it"
          type="email"
          autoComplete="email"
          required
        />
        {dirtyFields.email && (
          <TextField
            form={form}
            name="password"
            label="Your password"
            hint="Asked for because another address will sign you in"
            type="password"
            autoComplete="current-password"
          />
        )}
        <FormActions
          saving={isSubmitting}
          submitLabel="Save Account"
          savingLabel="Saving..."
          error={errors.root?.message}
        />
      </FormSection>
    </form>
  );
}
