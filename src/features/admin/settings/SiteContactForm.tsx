import { zodResolver } from '@hookform/resolvers/zod';
import { useFieldArray } from 'react-hook-form';
import {
  type ContactPart,
  type SiteContact,
  siteContact,
} from '../../../../server/schemas/settings.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx';
import { ErrorText } from '../../../ui/forms/ErrorText.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { AddRowButton, RemoveRowButton } from '../../../ui/forms/RowButtons.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { socialNetworks } from '../../shell/socialNetworks.ts';
import { StoredFormFooter } from '../forms/StoredFormFooter.tsx';
import { UnsavedOffer } from '../forms/UnsavedOffer.tsx';
import { useUnsavedChanges } from '../forms/unsavedChanges.ts';
import { type Stored, type StoredForm, useStoredForm } from '../forms/useStoredForm.ts';
import { reports } from '../reports.ts';
import { contactLabels } from './contactLabels.ts';
import { contactPartNames } from './contactPartNames.ts';

const resolver = zodResolver(siteContact);

/** Edits the contact block, office hours and social links of the public pages. */
export function SiteContactForm({ stored }: { stored: Stored<SiteContact> }) {
  const update = trpc.settings.updateContact.useMutation({
    meta: { report: reports.updateContact },
  });
  const utils = trpc.useUtils();
  const { form, submit, formKey, conflict, unsaved } = useStoredForm({
    resolver,
    record: 'setting/contact',
    stored,
    save: (contact, version = stored.version) => update.mutateAsync({ ...contact, version }),
    fetchNewest: async () => {
      const { version, ...fields } = await utils.settings.contactToEdit.fetch(undefined, {
        staleTime: 0,
      });
      return { version, fields };
    },
    onSaved: (saved) => saved.reset(saved.getValues()),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);
  const officeHours = useFieldArray({ control: form.control, name: 'officeHours' });
  const officeHoursError = errors.officeHours?.root ?? errors.officeHours;

  return (
    <form key={formKey} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <UnsavedOffer unsaved={unsaved} />
      <FormSection title="Contact information">
        <FormField
          form={form}
          name="postalAddress"
          label="Postal Address"
          className="sm:col-span-2"
        >
          {(control) => <textarea rows={2} className="input" maxLength={500} {...control} />}
        </FormField>
        <TextField form={form} name="email" label="Email" type="email" />
        <TextField form={form} name="phone" label="Phone" type="tel" maxLength={40} />
        <HiddenParts form={form} parts={['postalAddress', 'email', 'phone']} />
      </FormSection>
      <FormSection title="Office hours" columns={1}>
        {officeHours.fields.map(({ id }, index) => (
          <div key={id} className="flex items-start gap-3">
            <div className="grid grow gap-3 sm:grid-cols-2">
              <TextField
                form={form}
                name={`officeHours.${index}.days`}
                label="Days"
                maxLength={60}
              />
              <TextField
                form={form}
                name={`officeHours.${index}.hours`}
                label="Hours"
                maxLength={60}
              />
            </div>
            <RemoveRowButton
              label={`Remove line ${index + 1}`}
              className="mt-7.5"
              onClick={() => officeHours.remove(index)}
            />
          </div>
        ))}
        {officeHoursError?.message && <ErrorText>{officeHoursError.message}</ErrorText>}
        <AddRowButton
          label="Add Line"
          onClick={() => officeHours.append({ days: '', hours: '' })}
        />
      </FormSection>
      <FormSection title="Social media" columns={1}>
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
      <StoredFormFooter
        conflict={conflict}
        labels={contactLabels}
        saving={isSubmitting}
        submitLabel="Save Settings"
        savingLabel="Saving..."
        error={errors.root?.message}
      />
    </form>
  );
}

/** What the public pages leave out. It stays stored, so that showing it again takes one click. */
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
