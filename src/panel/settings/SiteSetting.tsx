import { unpackCountries } from '#core/countries/packedCountries.ts';
import {
  defaultSiteSettings,
  HERO_TEXT_MAX,
  HERO_TITLE_MAX,
  SITE_NAME_MAX,
  type SiteSettings,
  siteSettings,
} from '#core/inputs/settings/siteSettings.ts';
import { trpc } from '#src/lib/trpc.ts';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { useRefetchOnOpen } from '../forms/versions/dataSinceOpening.ts';
import { Loaded } from '../Loaded.tsx';
import { DefaultNote } from './DefaultNote.tsx';
import { labelsOf, type SettingFieldList, SettingFields } from './SettingFields.tsx';
import { SettingForm } from './SettingForm.tsx';

const fields: SettingFieldList<Omit<SiteSettings, 'defaultPassport'>> = {
  name: {
    label: 'Site name',
    hint: 'In the header, in titles and link previews, on home screens, in feeds and in mails',
    input: 'text',
    maxLength: SITE_NAME_MAX,
  },
  heroTitle: {
    label: 'Headline of the home page',
    hint: 'The first words that visitors read, over the picture',
    input: 'text',
    maxLength: HERO_TITLE_MAX,
  },
  heroText: {
    label: 'Text below the headline',
    hint: 'Says what the site is for',
    input: 'lines',
    maxLength: HERO_TEXT_MAX,
  },
};

const labels = { ...labelsOf(fields), defaultPassport: 'Default country' };

/** Edits the site's name, greeting and default country. */
export function SiteSetting() {
  return (
    <SettingForm
      query={trpc.settings.siteToEdit.useQuery(undefined, useRefetchOnOpen())}
      fetchNewest={trpc.useUtils().settings.siteToEdit.fetch}
      update={trpc.settings.updateSite.useMutation()}
      settingKey="site"
      schema={siteSettings}
      labels={labels}
      submitLabel="Save name and greeting"
    >
      {(form) => (
        <FormSection title="Site" columns={1}>
          <SettingFields form={form} fields={fields} defaults={defaultSiteSettings} />
          <DefaultCountry form={form} />
        </FormSection>
      )}
    </SettingForm>
  );
}

/** Chooses the default passport country of visitors. */
function DefaultCountry({ form }: { form: StoredForm<SiteSettings> }) {
  const countries = trpc.country.names.useQuery(undefined, { select: unpackCountries });
  const { defaultPassport } = defaultSiteSettings;
  const stored = form.formState.defaultValues?.defaultPassport;
  return (
    <Loaded query={countries}>
      {(all) => {
        const offered = all.filter((country) => country.issuesPassports);
        return (
          <div>
            <SelectField
              form={form}
              name="defaultPassport"
              label={labels.defaultPassport}
              hint="Whose passport a visitor is taken to hold where the country can’t be told from the address. It can’t be switched off under Countries."
            >
              {offered.every(({ code }) => code !== stored) && (
                <option value={stored}>{stored} (not enabled)</option>
              )}
              {offered.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
            <DefaultNote
              form={form}
              name="defaultPassport"
              label={labels.defaultPassport}
              value={defaultPassport}
              shown={offered.find(({ code }) => code === defaultPassport)?.name}
            />
          </div>
        );
      }}
    </Loaded>
  );
}
