import {
  type ContactPart,
  defaultSiteContact,
  type SiteContact,
  siteContact,
} from '#core/inputs/settings/settings.ts';
import { contactPartNames } from '#core/site/placeholders.ts';
import { trpc } from '#src/lib/trpc.ts';
import { socialNetworks } from '#src/site/shell/socialNetworks.ts';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { TextAreaField } from '#src/ui/forms/TextAreaField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { useRefetchOnOpen } from '../forms/versions/dataSinceOpening.ts';
import { contactLabels } from './contactLabels.ts';
import { DefaultNote } from './DefaultNote.tsx';
import { OfficeHoursFields } from './OfficeHoursFields.tsx';
import { SettingForm } from './SettingForm.tsx';

/** Edits the contact block, office hours and social links of the public pages. */
export function ContactSetting() {
  return (
    <SettingForm
      query={trpc.settings.contactToEdit.useQuery(undefined, useRefetchOnOpen())}
      fetchNewest={trpc.useUtils().settings.contactToEdit.fetch}
      update={trpc.settings.updateContact.useMutation()}
      settingKey="contact"
      schema={siteContact}
      labels={contactLabels}
      submitLabel="Save settings"
    >
      {(form) => (
        <>
          <FormSection title="Contact information">
            <div className="sm:col-span-2">
              <TextAreaField
                form={form}
                name="postalAddress"
                label={contactLabels.postalAddress}
                rows={2}
                maxLength={500}
              />
              <PlaceholderNote form={form} name="postalAddress" />
            </div>
            <div>
              <TextField form={form} name="email" label={contactLabels.email} type="email" />
              <PlaceholderNote form={form} name="email" />
            </div>
            <div>
              <TextField
                form={form}
                name="phone"
                label={contactLabels.phone}
                type="tel"
                maxLength={40}
              />
              <PlaceholderNote form={form} name="phone" />
            </div>
            <HiddenParts form={form} parts={['postalAddress', 'email', 'phone']} />
            <div className="sm:col-span-2">
              <CheckboxField
                form={form}
                name="placeholdersShown"
                label={contactLabels.placeholdersShown}
              />
              <p className="text-sm text-ink-soft">
                Parts that still have their default, and networks without an address, lead nowhere.
              </p>
            </div>
          </FormSection>
          <OfficeHoursFields form={form} />
          <FormSection title="Social media">
            <p className="text-sm text-ink-soft sm:col-span-2">
              Shown in the footer. A network without an address is a placeholder.
            </p>
            {socialNetworks.map(({ key, name }) => (
              <TextField
                key={key}
                form={form}
                name={`socialLinks.${key}`}
                label={name}
                optional
                type="url"
                maxLength={500}
              />
            ))}
            <HiddenParts form={form} parts={['facebook', 'instagram', 'x']} />
          </FormSection>
        </>
      )}
    </SettingForm>
  );
}

/** The placeholder of a new site, with a button to restore it. */
function PlaceholderNote({
  form,
  name,
}: {
  form: StoredForm<SiteContact>;
  name: 'postalAddress' | 'email' | 'phone';
}) {
  const value = defaultSiteContact[name];
  return (
    <DefaultNote
      form={form}
      name={name}
      label={contactLabels[name]}
      value={value}
      shown={`${value} (a placeholder)`}
    />
  );
}

/** Parts hidden on the public pages. They stay stored, so that one click shows them again. */
function HiddenParts({ form, parts }: { form: StoredForm<SiteContact>; parts: ContactPart[] }) {
  return (
    <fieldset className="flex flex-wrap gap-x-6 sm:col-span-2">
      <legend className="font-semibold">Hide from visitors</legend>
      {parts.map((part) => (
        <CheckboxField
          key={part}
          form={form}
          name={`hidden.${part}`}
          label={`Hide ${contactPartNames[part]}`}
        />
      ))}
    </fieldset>
  );
}
