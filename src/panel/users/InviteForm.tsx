import { useState } from 'react';
import { invitation } from '#core/inputs/panel/account.ts';
import { trpc } from '#src/lib/trpc.ts';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { SchemaForm } from '../forms/SchemaForm.tsx';
import { useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { NewLink, type ShownLink } from './NewLink.tsx';
import { RoleField } from './RoleField.tsx';

const blank = { email: '', name: '', role: 'editor' as const };

/** Creates an account and shows the link with which its owner sets a password. */
export function InviteForm() {
  const [link, setLink] = useState<ShownLink>();
  const invite = trpc.user.invite.useMutation();
  const { form, submit } = useSchemaForm({
    schema: invitation,
    defaultValues: blank,
    save: async (fields) => setLink(await invite.mutateAsync(fields)),
    onSaved: (saved) => saved.reset(blank),
  });
  useUnsavedChanges(form.formState.isDirty);
  return (
    <>
      {link && <NewLink link={link} />}
      <div className="max-w-xl">
        <SchemaForm
          form={form}
          submit={submit}
          title="Invite somebody"
          submitLabel="Create invitation"
          savingLabel="Creating..."
        >
          <TextField form={form} name="email" label="Email address" type="email" required />
          <TextField form={form} name="name" label="Name" optional />
          <RoleField form={form} name="role" />
        </SchemaForm>
      </div>
    </>
  );
}
