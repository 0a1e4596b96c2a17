import { roleChange } from '#core/inputs/panel/account.ts';
import type { Role } from '#core/siteVocabulary.ts';
import { trpc } from '#src/lib/trpc.ts';
import { continueSaved } from '../forms/fillForm.ts';
import { SchemaForm } from '../forms/SchemaForm.tsx';
import { useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { RoleField } from './RoleField.tsx';

/** Changes another user's role. */
export function RoleForm({ user: { id, role } }: { user: { id: string; role: Role } }) {
  const change = trpc.user.changeRole.useMutation();
  const { form, submit } = useSchemaForm({
    schema: roleChange,
    defaultValues: { id, role },
    save: change.mutateAsync,
    onSaved: (saved, submitted) => continueSaved(saved, submitted),
  });
  useUnsavedChanges(form.formState.isDirty);
  return (
    <SchemaForm form={form} submit={submit} title="Role" submitLabel="Save role">
      <RoleField form={form} name="role" />
    </SchemaForm>
  );
}
