import { zodResolver } from '@hookform/resolvers/zod';
import { ownPassword } from '../../../../server/schemas/admin/account.ts';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useSchemaForm } from '../forms/useSchemaForm.ts';

const resolver = zodResolver(ownPassword);

/** Asks for the user's own password before a change of security settings. */
export function PasswordPrompt({
  submitLabel,
  onPassword,
  onCancel,
}: {
  submitLabel: string;
  /** Makes the change. A refusal is shown in the form. */
  onPassword: (password: string) => Promise<void>;
  onCancel?: (() => void) | undefined;
}) {
  const { form, submit } = useSchemaForm({
    resolver,
    defaultValues: { password: '' },
    save: ({ password }) => onPassword(password),
    onSaved: () => {},
  });
  const { isSubmitting, errors } = form.formState;
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        form={form}
        name="password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
      />
      <FormActions
        saving={isSubmitting}
        submitLabel={submitLabel}
        savingLabel="Checking..."
        error={errors.root?.message}
      >
        {onCancel && (
          <button type="button" className="button-quiet" onClick={onCancel}>
            Cancel
          </button>
        )}
      </FormActions>
    </form>
  );
}
