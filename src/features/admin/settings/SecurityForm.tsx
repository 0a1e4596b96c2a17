import { zodResolver } from '@hookform/resolvers/zod';
import { defaultSecurity, type Security, security } from '../../../../server/schemas/security.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { continueSaved } from '../forms/fillForm.ts';
import { UnsavedOffer } from '../forms/UnsavedOffer.tsx';
import { useUnsavedChanges } from '../forms/unsavedChanges.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { VersionComparison } from '../forms/VersionComparison.tsx';
import { reports } from '../reports.ts';
import { DefaultNote } from './DefaultNote.tsx';

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
  const { form, submit, formKey, conflict, unsaved } = useStoredForm({
    resolver,
    record: 'setting/security',
    stored,
    save: (fields, version = stored.version) => update.mutateAsync({ ...fields, version }),
    fetchNewest: async () => {
      const { version, ...fields } = await utils.settings.security.fetch(undefined, {
        staleTime: 0,
      });
      return { version, fields };
    },
    onSaved: (saved, submitted) => continueSaved(saved, submitted),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);
  return (
    <form key={formKey} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <UnsavedOffer unsaved={unsaved} />
      <FormSection title="Signing in" columns={1}>
        <div>
          <CheckboxField form={form} name="requireTwoFactor" label={labels.requireTwoFactor} />
          <p className="text-sm text-ink-soft">
            Whoever has not set it up, you too, is asked to at once and can do nothing else before.
          </p>
          <DefaultNote
            form={form}
            name="requireTwoFactor"
            label={labels.requireTwoFactor}
            value={defaultSecurity.requireTwoFactor}
            shown="off"
          />
        </div>
        <div>
          <TextField
            form={form}
            name="sessionLifetimeDays"
            label={labels.sessionLifetimeDays}
            hint="Counted from the sign-in, however much it is used. Fewer days end older sessions at once."
            type="number"
            min="1"
            step="1"
            rules={{ valueAsNumber: true }}
          />
          <DefaultNote
            form={form}
            name="sessionLifetimeDays"
            label={labels.sessionLifetimeDays}
            value={defaultSecurity.sessionLifetimeDays}
          />
        </div>
      </FormSection>
      {conflict && <VersionComparison conflict={conflict} labels={labels} />}
      <FormActions
        saving={isSubmitting}
        submitLabel="Save Security"
        savingLabel="Saving..."
        error={errors.root?.message}
      />
    </form>
  );
}
