import { zodResolver } from '@hookform/resolvers/zod';
import { type Security, security } from '../../../../server/schemas/security.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { ConflictNotice } from '../forms/ConflictNotice.tsx';
import { useUnsavedChanges } from '../forms/unsavedChanges.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { reports } from '../reports.ts';

const resolver = zodResolver(security);

const labels: Record<keyof Security, string> = {
  requireTwoFactor: 'Everybody needs two-factor sign-in',
  sessionLifetimeDays: 'A session ends after (days)',
};

/** Edits what is asked of everybody who signs in. */
export function SecurityForm({ stored }: { stored: Stored<Security> }) {
  const update = trpc.settings.updateSecurity.useMutation({
    meta: { report: reports.updateSecurity },
  });
  const utils = trpc.useUtils();
  const { form, submit, formKey, conflict } = useStoredForm({
    resolver,
    stored,
    save: (fields, version = stored.version) => update.mutateAsync({ ...fields, version }),
    fetchNewest: async () => {
      const { version, ...fields } = await utils.settings.security.fetch(undefined, {
        staleTime: 0,
      });
      return { version, fields };
    },
    onSaved: (saved) => saved.reset(saved.getValues()),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);
  return (
    <form key={formKey} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormSection title="Security" columns={1}>
        <div>
          <CheckboxField form={form} name="requireTwoFactor" label={labels.requireTwoFactor} />
          <p className="text-ink-soft text-sm">
            Whoever has not set it up, you too, is asked to at once and can do nothing else before.
            Off on a new site.
          </p>
        </div>
        <TextField
          form={form}
          name="sessionLifetimeDays"
          label={labels.sessionLifetimeDays}
          hint="Counted from the sign-in, however much it is used. 30 on a new site. Fewer days end older sessions at once."
          type="number"
          min="1"
          step="1"
          rules={{ valueAsNumber: true }}
        />
      </FormSection>
      {conflict && (
        <ConflictNotice conflict={conflict} message={errors.root?.message} labels={labels} />
      )}
      <FormActions
        saving={isSubmitting}
        submitLabel="Save Security"
        savingLabel="Saving..."
        error={conflict ? undefined : errors.root?.message}
      />
    </form>
  );
}
