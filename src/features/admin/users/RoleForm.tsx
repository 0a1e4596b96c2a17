import { zodResolver } from '@hookform/resolvers/zod';
import { type Role, roleChange } from '../../../../server/schemas/admin/account.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { continueSaved } from '../forms/fillForm.ts';
import { useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { RoleField } from './RoleField.tsx';

const resolver = zodResolver(roleChange);

/** Changes another user's role. */
export function RoleForm({ user: { id, role } }: { user: { id: string; role: Role } }) {
  const change = trpc.user.changeRole.useMutation();
  const { form, submit } = useSchemaForm({
    resolver,
    defaultValues: { id, role },
    save: change.mutateAsync,
    onSaved: (saved, submitted) => continueSaved(saved, submitted),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);
  return (
    <form noValidate method="post" onSubmit={submit}>
      <FormSection title="Role" columns={1}>
        <RoleField form={form} name="role" />
        <FormActions
          saving={isSubmitting}
          submitLabel="Save Role"
          savingLabel="Saving..."
          error={errors.root?.message}
        />
      </FormSection>
    </form>
  );
}
