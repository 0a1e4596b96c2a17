import { ownPassword } from '#core/inputs/panel/account.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { SchemaForm } from '../forms/SchemaForm.tsx';
import { useSchemaForm } from '../forms/useSchemaForm.ts';

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
    schema: ownPassword,
    defaultValues: { password: '' },
    save: ({ password }) => onPassword(password),
    onSaved: () => {},
  });
  return (
    <SchemaForm
      form={form}
      submit={submit}
      submitLabel={submitLabel}
      savingLabel="Checking..."
      actions={onCancel && <Button onClick={onCancel}>Cancel</Button>}
    >
      <TextField
        form={form}
        name="password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
      />
    </SchemaForm>
  );
}
