import { zodResolver } from '@hookform/resolvers/zod';
import { type LinkChecks, linkChecks } from '../../../../server/schemas/linkChecks.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { continueSaved } from '../forms/fillForm.ts';
import { UnsavedOffer } from '../forms/UnsavedOffer.tsx';
import { useUnsavedChanges } from '../forms/unsavedChanges.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { VersionComparison } from '../forms/VersionComparison.tsx';
import { reports } from '../reports.ts';

const resolver = zodResolver(linkChecks);

const labels: Record<keyof LinkChecks, string> = {
  enabled: 'Look at outside links once a week',
};

/** Switches the weekly look at outside images and official links on and off. */
export function LinkChecksForm({ stored }: { stored: Stored<LinkChecks> }) {
  const update = trpc.settings.updateLinkChecks.useMutation({
    meta: { report: reports.updateLinkChecks },
  });
  const utils = trpc.useUtils();
  const { form, submit, formKey, conflict, unsaved } = useStoredForm({
    resolver,
    record: 'setting/link-checks',
    stored,
    save: (fields, version = stored.version) => update.mutateAsync({ ...fields, version }),
    fetchNewest: async () => {
      const { version, ...fields } = await utils.settings.linkChecks.fetch(undefined, {
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
      <div className="card flex flex-col gap-1 p-4">
        <CheckboxField form={form} name="enabled" label={labels.enabled} />
        <p className="text-sm text-ink-soft">
          On by default. Each site is asked for one address at a time and told who asks; addresses
          of private networks are never asked.
        </p>
      </div>
      {conflict && <VersionComparison conflict={conflict} labels={labels} />}
      <FormActions
        saving={isSubmitting}
        submitLabel="Save Link Checks"
        savingLabel="Saving..."
        error={errors.root?.message}
      />
    </form>
  );
}
