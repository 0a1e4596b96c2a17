import { zodResolver } from '@hookform/resolvers/zod';
import { type Embedding, embedding } from '../../../../server/schemas/embedding.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { ListInput } from '../../../ui/forms/ListInput.tsx';
import { UnsavedOffer } from '../forms/UnsavedOffer.tsx';
import { useUnsavedChanges } from '../forms/unsavedChanges.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { VersionComparison } from '../forms/VersionComparison.tsx';
import { reports } from '../reports.ts';

const resolver = zodResolver(embedding);

const labels: Record<keyof Embedding, string> = { sites: 'Sites that may embed answers' };

/** Edits which other sites may show the widget in a frame. */
export function EmbeddingForm({ stored }: { stored: Stored<Embedding> }) {
  const update = trpc.settings.updateEmbedding.useMutation({
    meta: { report: reports.updateEmbedding },
  });
  const utils = trpc.useUtils();
  const { form, submit, formKey, conflict, unsaved } = useStoredForm({
    resolver,
    record: 'setting/embedding',
    stored,
    save: (fields, version = stored.version) => update.mutateAsync({ ...fields, version }),
    fetchNewest: async () => {
      const { version, ...fields } = await utils.settings.embedding.fetch(undefined, {
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
      <FormSection title="Answers on other sites">
        <ListInput
          className="sm:col-span-2"
          form={form}
          name="sites"
          label={labels.sites}
          hint="* for every site, or addresses like https://example.com, also https://*.example.com. With none, no site may."
          itemMaxLength={270}
        />
      </FormSection>
      {conflict && <VersionComparison conflict={conflict} labels={labels} />}
      <FormActions
        saving={isSubmitting}
        submitLabel="Save Sites"
        savingLabel="Saving..."
        error={errors.root?.message}
      />
    </form>
  );
}
