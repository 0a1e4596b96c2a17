import { zodResolver } from '@hookform/resolvers/zod';
import { type Staleness, staleness } from '../../../../server/schemas/rules/staleness.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { UnsavedOffer } from '../forms/UnsavedOffer.tsx';
import { useUnsavedChanges } from '../forms/unsavedChanges.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { VersionComparison } from '../forms/VersionComparison.tsx';
import { reports } from '../reports.ts';

const resolver = zodResolver(staleness);

const labels: Record<keyof Staleness, string> = {
  editionDays: 'An edition is stale after (days)',
  ruleDays: 'A rule is stale after (days)',
};

/** Edits after how long answers say that nobody has looked at them. */
export function StalenessForm({ stored }: { stored: Stored<Staleness> }) {
  const update = trpc.settings.updateStaleness.useMutation({
    meta: { report: reports.updateStaleness },
  });
  const utils = trpc.useUtils();
  const { form, submit, formKey, conflict, unsaved } = useStoredForm({
    resolver,
    record: 'setting/staleness',
    stored,
    save: (fields, version = stored.version) => update.mutateAsync({ ...fields, version }),
    fetchNewest: async () => {
      const { version, ...fields } = await utils.settings.staleness.fetch(undefined, {
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
      <UnsavedOffer unsaved={unsaved} />
      <FormSection title="Age of entry rules">
        <TextField
          form={form}
          name="editionDays"
          label={labels.editionDays}
          hint="Counted from the edition's date"
          type="number"
          min="1"
          step="1"
          rules={{ valueAsNumber: true }}
        />
        <TextField
          form={form}
          name="ruleDays"
          label={labels.ruleDays}
          hint="Official ones and this site's own, from when they were last confirmed"
          type="number"
          min="1"
          step="1"
          rules={{ valueAsNumber: true }}
        />
      </FormSection>
      {conflict && <VersionComparison conflict={conflict} labels={labels} />}
      <FormActions
        saving={isSubmitting}
        submitLabel="Save Ages"
        savingLabel="Saving..."
        error={errors.root?.message}
      />
    </form>
  );
}
