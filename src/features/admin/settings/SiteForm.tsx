import { zodResolver } from '@hookform/resolvers/zod';
import {
  defaultSiteSettings,
  HERO_TEXT_MAX,
  HERO_TITLE_MAX,
  SITE_NAME_MAX,
  type SiteSettings,
  siteSettings,
} from '../../../../server/schemas/siteSettings.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { ConflictNotice } from '../forms/ConflictNotice.tsx';
import { useUnsavedChanges } from '../forms/unsavedChanges.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { reports } from '../reports.ts';
import { DefaultCountryField } from './DefaultCountryField.tsx';
import { DefaultNote } from './DefaultNote.tsx';

const resolver = zodResolver(siteSettings);

const labels: Record<keyof SiteSettings, string> = {
  name: 'Site name',
  heroTitle: 'Headline of the home page',
  heroText: 'Text below the headline',
  defaultPassport: 'Default country',
};

/** Edits what the site is called, how it greets, and what it takes unknown visitors for. */
export function SiteForm({
  stored,
  passports,
}: {
  stored: Stored<SiteSettings>;
  /** The countries whose passports are on offer. */
  passports: RouterOutputs['country']['list'];
}) {
  const update = trpc.settings.updateSite.useMutation({ meta: { report: reports.updateSite } });
  const utils = trpc.useUtils();
  const { form, submit, formKey, conflict } = useStoredForm({
    resolver,
    stored,
    save: (fields, version = stored.version) => update.mutateAsync({ ...fields, version }),
    fetchNewest: async () => {
      const { version, ...fields } = await utils.settings.siteToEdit.fetch(undefined, {
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
      <FormSection title="Site" columns={1}>
        <div>
          <TextField
            form={form}
            name="name"
            label={labels.name}
            hint="In the header, in titles and link previews, on home screens, in feeds and in mails"
            maxLength={SITE_NAME_MAX}
          />
          <DefaultNote
            form={form}
            name="name"
            label={labels.name}
            value={defaultSiteSettings.name}
          />
        </div>
        <div>
          <TextField
            form={form}
            name="heroTitle"
            label={labels.heroTitle}
            hint="The first words that visitors read, over the picture"
            maxLength={HERO_TITLE_MAX}
          />
          <DefaultNote
            form={form}
            name="heroTitle"
            label={labels.heroTitle}
            value={defaultSiteSettings.heroTitle}
          />
        </div>
        <div>
          <FormField
            form={form}
            name="heroText"
            label={labels.heroText}
            hint="Says what the site is for"
          >
            {(control) => (
              <textarea rows={3} className="input" maxLength={HERO_TEXT_MAX} {...control} />
            )}
          </FormField>
          <DefaultNote
            form={form}
            name="heroText"
            label={labels.heroText}
            value={defaultSiteSettings.heroText}
          />
        </div>
        <DefaultCountryField form={form} label={labels.defaultPassport} countries={passports} />
      </FormSection>
      {conflict && (
        <ConflictNotice conflict={conflict} message={errors.root?.message} labels={labels} />
      )}
      <FormActions
        saving={isSubmitting}
        submitLabel="Save Site"
        savingLabel="Saving..."
        error={conflict ? undefined : errors.root?.message}
      />
    </form>
  );
}
