import { useFieldArray } from 'react-hook-form';
import { defaultSiteContact, type SiteContact } from '#core/inputs/settings/settings.ts';
import { ErrorText } from '#src/ui/forms/ErrorText.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { AddRowButton, RemoveRowButton } from '#src/ui/forms/RowButtons.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { contactLabels } from './contactLabels.ts';
import { DefaultNote } from './DefaultNote.tsx';

/** The rows of the office hours. */
export function OfficeHoursFields({ form }: { form: StoredForm<SiteContact> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'officeHours' });
  const { errors } = form.formState;
  const error = errors.officeHours?.root ?? errors.officeHours;
  return (
    <FormSection title="Office hours" columns={1}>
      <p className="text-sm text-ink-soft">On the contact page, line by line.</p>
      {fields.map(({ id }, index) => (
        <div key={id} className="flex items-start gap-3">
          <div className="grid grow gap-3 sm:grid-cols-2">
            <TextField form={form} name={`officeHours.${index}.days`} label="Days" maxLength={60} />
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
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {error?.message && <ErrorText>{error.message}</ErrorText>}
      <AddRowButton label="Add line" onClick={() => append({ days: '', hours: '' })} />
      <DefaultNote
        form={form}
        name="officeHours"
        label={contactLabels.officeHours}
        value={defaultSiteContact.officeHours}
        shown={defaultSiteContact.officeHours
          .map(({ days, hours }) => `${days} ${hours}`)
          .join(', ')}
      />
    </FormSection>
  );
}
