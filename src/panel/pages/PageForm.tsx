import {
  PAGE_DESCRIPTION_MAX,
  PAGE_INTRO_MAX,
  PAGE_TEXT_MAX,
  type SitePageText,
  sitePageText,
} from '#core/inputs/settings/sitePage.ts';
import { gapsIn, type SitePage, sitePageTitles } from '#core/site/sitePageNames.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { TextAreaField } from '#src/ui/forms/TextAreaField.tsx';
import { EditForm } from '../forms/EditForm.tsx';
import { continueSaved } from '../forms/fillForm.ts';
import { labelledFields } from '../forms/labelledFields.ts';
import { MarkdownField } from '../forms/markdown/MarkdownField.tsx';
import { useStoredForm } from '../forms/useStoredForm.ts';
import { BackToShipped } from './BackToShipped.tsx';
import { Gaps } from './Gaps.tsx';
import { pageLabels } from './pageLabels.ts';

/** Edits a page's text, or restores the shipped one. */
export function PageForm({
  page,
  stored,
}: {
  page: SitePage;
  stored: RouterOutputs['sitePage']['toEdit'];
}) {
  const update = trpc.sitePage.update.useMutation();
  const utils = trpc.useUtils();
  const edited = useStoredForm<SitePageText>({
    schema: sitePageText,
    record: `page/${page}`,
    history: { entity: 'setting', id: `page.${page}` },
    stored,
    save: (fields, version = stored.version) => update.mutateAsync({ page, version, fields }),
    fetchNewest: (options) => utils.sitePage.toEdit.fetch({ page }, options),
    onSaved: (saved, submitted) => continueSaved(saved, submitted),
  });
  const { form } = edited;
  const field = labelledFields(form, pageLabels);
  return (
    <EditForm
      stored={edited}
      labels={pageLabels}
      submitLabel="Save page"
      actions={<BackToShipped form={form} shipped={stored.shipped} />}
    >
      <FormSection title={`${sitePageTitles[page]} page`} columns={1}>
        <TextAreaField
          {...field('description')}
          hint="What search engines and link previews show of the page"
          rows={2}
          maxLength={PAGE_DESCRIPTION_MAX}
        />
        <TextAreaField
          {...field('intro')}
          hint="Below the title of the page"
          rows={2}
          maxLength={PAGE_INTRO_MAX}
        />
        <MarkdownField
          {...field('text')}
          hint="Mark what is still to be filled in as [[like this]]: the panel reminds you."
          rows={24}
          maxLength={PAGE_TEXT_MAX}
          topHeading={2}
        />
        <Gaps gaps={gapsIn(form.watch('text'))} />
      </FormSection>
    </EditForm>
  );
}
