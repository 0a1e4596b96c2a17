import {
  FOOTER_TEXT_MAX,
  type FooterTexts,
  footerTexts,
  shippedFooter,
} from '#core/inputs/settings/footer.ts';
import { trpc } from '#src/lib/trpc.ts';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { EditForm } from '../forms/EditForm.tsx';
import { continueSaved } from '../forms/fillForm.ts';
import { labelledFields } from '../forms/labelledFields.ts';
import { MarkdownField } from '../forms/markdown/MarkdownField.tsx';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { BackToShipped } from './BackToShipped.tsx';
import { footerLabels } from './pageLabels.ts';

/** Edits the footer's own texts. */
export function FooterForm({ stored }: { stored: Stored<FooterTexts> }) {
  const update = trpc.sitePage.updateFooter.useMutation();
  const utils = trpc.useUtils();
  const edited = useStoredForm({
    schema: footerTexts,
    record: 'setting/footer',
    history: { entity: 'setting', id: 'footer' },
    stored,
    save: (fields, version = stored.version) => update.mutateAsync({ version, fields }),
    fetchNewest: async (options) => {
      const { version, ...fields } = await utils.sitePage.footerToEdit.fetch(undefined, options);
      return { version, fields };
    },
    onSaved: (saved, submitted) => continueSaved(saved, submitted),
  });
  const { form } = edited;
  const field = labelledFields(form, footerLabels);
  return (
    <EditForm
      stored={edited}
      labels={footerLabels}
      submitLabel="Save footer"
      actions={<BackToShipped form={form} shipped={shippedFooter} />}
    >
      <FormSection title="Footer texts" columns={1}>
        <MarkdownField
          {...field('intro')}
          hint="What the site is for, or who is behind it."
          optional
          rows={3}
          maxLength={FOOTER_TEXT_MAX}
          topHeading={3}
        />
        <MarkdownField
          {...field('note')}
          hint="The year and the site’s name stand before it by themselves."
          optional
          rows={3}
          maxLength={FOOTER_TEXT_MAX}
          topHeading={3}
        />
      </FormSection>
    </EditForm>
  );
}
