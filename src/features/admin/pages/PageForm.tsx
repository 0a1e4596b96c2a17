import { zodResolver } from '@hookform/resolvers/zod';
import {
  PAGE_DESCRIPTION_MAX,
  PAGE_INTRO_MAX,
  PAGE_TEXT_MAX,
  type SitePageText,
  sitePageText,
} from '../../../../server/schemas/pages/sitePage.ts';
import {
  gapsIn,
  type SitePage,
  sitePageTitles,
} from '../../../../server/schemas/pages/sitePageNames.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { continueSaved } from '../forms/fillForm.ts';
import { MarkdownField } from '../forms/markdown/MarkdownField.tsx';
import { StoredFormFooter } from '../forms/StoredFormFooter.tsx';
import { UnsavedOffer } from '../forms/unsaved/UnsavedOffer.tsx';
import { useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { useStoredForm } from '../forms/useStoredForm.ts';
import { BackToShipped } from './BackToShipped.tsx';
import { Gaps } from './Gaps.tsx';
import { pageLabels } from './pageLabels.ts';

const resolver = zodResolver(sitePageText);

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
  const { form, submit, formKey, conflict, unsaved } = useStoredForm<SitePageText>({
    resolver,
    record: `page/${page}`,
    stored,
    save: (fields, version = stored.version) => update.mutateAsync({ page, version, fields }),
    fetchNewest: () => utils.sitePage.toEdit.fetch({ page }, { staleTime: 0 }),
    onSaved: (saved, submitted) => continueSaved(saved, submitted),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);
  return (
    <form key={formKey} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <UnsavedOffer unsaved={unsaved} />
      <FormSection title={`${sitePageTitles[page]} page`} columns={1}>
        <FormField
          form={form}
          name="description"
          label={pageLabels.description}
          hint="What search engines and link previews show of the page"
        >
          {(control) => (
            <textarea rows={2} className="input" maxLength={PAGE_DESCRIPTION_MAX} {...control} />
          )}
        </FormField>
        <FormField
          form={form}
          name="intro"
          label={pageLabels.intro}
          hint="Below the title of the page"
        >
          {(control) => (
            <textarea rows={2} className="input" maxLength={PAGE_INTRO_MAX} {...control} />
          )}
        </FormField>
        <MarkdownField
          form={form}
          name="text"
          label={pageLabels.text}
          hint="Mark what is still to be filled in as [[like this]]: the panel reminds you."
          rows={24}
          maxLength={PAGE_TEXT_MAX}
          topHeading={2}
        />
        <Gaps gaps={gapsIn(form.watch('text'))} />
      </FormSection>
      <StoredFormFooter
        conflict={conflict}
        labels={pageLabels}
        saving={isSubmitting}
        submitLabel="Save Page"
        savingLabel="Saving..."
        error={errors.root?.message}
      >
        <BackToShipped form={form} shipped={stored.shipped} />
      </StoredFormFooter>
    </form>
  );
}
