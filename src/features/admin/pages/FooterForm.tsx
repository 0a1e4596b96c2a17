import { zodResolver } from '@hookform/resolvers/zod';
import {
  FOOTER_TEXT_MAX,
  type FooterTexts,
  footerTexts,
  shippedFooter,
} from '../../../../server/schemas/pages/footer.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { continueSaved } from '../forms/fillForm.ts';
import { MarkdownField } from '../forms/markdown/MarkdownField.tsx';
import { StoredFormFooter } from '../forms/StoredFormFooter.tsx';
import { UnsavedOffer } from '../forms/unsaved/UnsavedOffer.tsx';
import { useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { BackToShipped } from './BackToShipped.tsx';
import { footerLabels } from './pageLabels.ts';

const resolver = zodResolver(footerTexts);

/** Edits the footer's own texts. */
export function FooterForm({ stored }: { stored: Stored<FooterTexts> }) {
  const update = trpc.sitePage.updateFooter.useMutation();
  const utils = trpc.useUtils();
  const { form, submit, formKey, conflict, unsaved } = useStoredForm({
    resolver,
    record: 'setting/footer',
    stored,
    save: (fields, version = stored.version) => update.mutateAsync({ version, fields }),
    fetchNewest: async () => {
      const { version, ...fields } = await utils.sitePage.footerToEdit.fetch(undefined, {
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
      <FormSection title="Footer texts" columns={1}>
        <MarkdownField
          form={form}
          name="intro"
          label={footerLabels.intro}
          hint="What the site is for, or who is behind it."
          optional
          rows={3}
          maxLength={FOOTER_TEXT_MAX}
          topHeading={3}
        />
        <MarkdownField
          form={form}
          name="note"
          label={footerLabels.note}
          hint="The year and the site’s name stand before it by themselves."
          optional
          rows={3}
          maxLength={FOOTER_TEXT_MAX}
          topHeading={3}
        />
      </FormSection>
      <StoredFormFooter
        conflict={conflict}
        labels={footerLabels}
        saving={isSubmitting}
        submitLabel="Save Footer"
        savingLabel="Saving..."
        error={errors.root?.message}
      >
        <BackToShipped form={form} shipped={shippedFooter} />
      </StoredFormFooter>
    </form>
  );
}
