import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { invitation } from '../../../../server/schemas/admin/account.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { NewLink, type ShownLink } from './NewLink.tsx';
import { RoleField } from './RoleField.tsx';

const resolver = zodResolver(invitation);

const blank = { email: '', name: '', role: 'editor' as const };

/** Creates an account and shows the link with which its owner sets a password. */
export function InviteForm() {
  const [link, setLink] = useState<ShownLink>();
  const invite = trpc.user.invite.useMutation();
  const { form, submit } = useSchemaForm({
    resolver,
    defaultValues: blank,
    save: async (fields) => setLink(await invite.mutateAsync(fields)),
    onSaved: (saved) => saved.reset(blank),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);
  return (
    <>
      {link && <NewLink link={link} />}
      <form noValidate method="post" onSubmit={submit} className="flex max-w-xl flex-col gap-4">
        <FormSection title="Invite somebody" columns={1}>
          <TextField form={form} name="email" label="Email address" type="email" required />
          <TextField form={form} name="name" label="Name" optional />
          <RoleField form={form} name="role" />
          <FormActions
            saving={isSubmitting}
            submitLabel="Create Invitation"
            savingLabel="Creating..."
            error={errors.root?.message}
          />
        </FormSection>
      </form>
    </>
  );
}
