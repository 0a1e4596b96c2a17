import * as z from 'zod/mini';
import { changePassword as passwordFields } from '#core/inputs/panel/account.ts';
import { PASSWORD_MIN } from '#core/site/signIn.ts';
import { trpc } from '#src/lib/trpc.ts';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { SchemaForm } from '../forms/SchemaForm.tsx';
import { useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';

/** The new password is typed twice, since it is hidden. */
const repeatedPassword = z.extend(passwordFields, { repeat: z.string() }).check(
  z.refine(({ next, repeat }) => next === repeat, {
    message: 'The passwords differ',
    path: ['repeat'],
  }),
);

const blank = { current: '', next: '', repeat: '' };

/** Changes the signed-in administrator's own password. */
export function PasswordForm() {
  const change = trpc.session.changePassword.useMutation();
  const { form, submit } = useSchemaForm({
    schema: repeatedPassword,
    defaultValues: blank,
    save: ({ current, next }) => change.mutateAsync({ current, next }),
    onSaved: (saved) => saved.reset(blank),
  });
  useUnsavedChanges(form.formState.isDirty);

  return (
    <div className="max-w-xl">
      <SchemaForm
        form={form}
        submit={submit}
        title="Change your password"
        submitLabel="Change password"
      >
        <TextField
          form={form}
          name="current"
          label="Current password"
          type="password"
          autoComplete="current-password"
        />
        <TextField
          form={form}
          name="next"
          label="New password"
          rules={{ deps: 'repeat' }}
          hint={`At least ${PASSWORD_MIN} characters. Your other sessions end.`}
          type="password"
          autoComplete="new-password"
        />
        <TextField
          form={form}
          name="repeat"
          label="Repeat new password"
          type="password"
          autoComplete="new-password"
        />
      </SchemaForm>
    </div>
  );
}
