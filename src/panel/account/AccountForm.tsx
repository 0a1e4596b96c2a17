import { ownAccount } from '#core/inputs/panel/account.ts';
import { trpc } from '#src/lib/trpc.ts';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { continueSaved } from '../forms/fillForm.ts';
import { SchemaForm } from '../forms/SchemaForm.tsx';
import { useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';

/** The user's own name and e-mail; a new e-mail requires the password. */
export function AccountForm({ account }: { account: { name: string; email: string } }) {
  const { name, email } = account;
  const utils = trpc.useUtils();
  const update = trpc.account.update.useMutation();
  const { form, submit } = useSchemaForm({
    schema: ownAccount,
    defaultValues: { name, email, password: '' },
    save: update.mutateAsync,
    onSaved: async (saved, submitted) => {
      continueSaved(saved, submitted, { password: '' });
      // The top bar shows who is signed in.
      await utils.session.me.fetch(undefined, { staleTime: 0 });
    },
  });
  const { isDirty, dirtyFields } = form.formState;
  useUnsavedChanges(isDirty);
  return (
    <div className="max-w-xl">
      <SchemaForm form={form} submit={submit} title="You" submitLabel="Save account">
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
      </SchemaForm>
    </div>
  );
}
