import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { changePassword as passwordFields } from '../../../../server/schemas/admin/account.ts';
import { PASSWORD_MIN } from '../../../../server/schemas/constants.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';

/** The new password is typed twice, since it is hidden. */
const repeatedPassword = z.extend(passwordFields, { repeat: z.string() }).check(
  z.refine(({ next, repeat }) => next === repeat, {
    message: 'The passwords differ',
    path: ['repeat'],
  }),
);

const resolver = zodResolver(repeatedPassword);

const blank = { current: '', next: '', repeat: '' };

/** Changes the signed-in administrator's own password. */
export function PasswordForm() {
  const change = trpc.session.changePassword.useMutation();
  const { form, submit } = useSchemaForm({
    resolver,
    defaultValues: blank,
    save: ({ current, next }) => change.mutateAsync({ current, next }),
    onSaved: (saved) => saved.reset(blank),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);

  return (
    <form noValidate method="post" onSubmit={submit} className="flex max-w-xl flex-col gap-4">
      <FormSection title="Change your password" columns={1}>
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
        <FormActions
          saving={isSubmitting}
          submitLabel="Change Password"
          savingLabel="Saving..."
          error={errors.root?.message}
        />
      </FormSection>
    </form>
  );
}
