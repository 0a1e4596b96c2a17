import { zodResolver } from '@hookform/resolvers/zod';
import {
  defaultSiteSettings,
  HERO_TEXT_MAX,
  HERO_TITLE_MAX,
  SITE_NAME_MAX,
  type SiteSettings,
  siteSettings,
} from '../../../../server/schemas/settings/siteSettings.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { Stored } from '../forms/useStoredForm.ts';
import { DefaultCountryField } from './DefaultCountryField.tsx';
import { DefaultNote } from './DefaultNote.tsx';
import { SettingForm } from './SettingForm.tsx';

const resolver = zodResolver(siteSettings);

const labels: Record<keyof SiteSettings, string> = {
  name: 'Site name',
  heroTitle: 'Headline of the home page',
  heroText: 'Text below the headline',
  defaultPassport: 'Default country',
};

/** Edits the site's name, greeting and default country. */
export function SiteForm({
  stored,
  passports,
}: {
  stored: Stored<SiteSettings>;
  /** The countries whose passports are offered. */
  passports: RouterOutputs['country']['list'];
}) {
  const update = trpc.settings.updateSite.useMutation();
  const utils = trpc.useUtils();
  return (
    <SettingForm
      record="setting/site"
      resolver={resolver}
      stored={stored}
      labels={labels}
      save={update.mutateAsync}
      fetchNewest={() => utils.settings.siteToEdit.fetch(undefined, { staleTime: 0 })}
      submitLabel="Save Site"
    >
      {(form) => (
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
      )}
    </SettingForm>
  );
}
