import { zodResolver } from '@hookform/resolvers/zod';
import {
  type MailSecurity,
  type MailSettings,
  mailSecurities,
  mailSettings,
} from '../../../../server/schemas/mail/mail.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { continueSaved } from '../forms/fillForm.ts';
import { UnsavedOffer } from '../forms/unsaved/UnsavedOffer.tsx';
import { useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { useStoredForm } from '../forms/useStoredForm.ts';
import { VersionComparison } from '../forms/versions/VersionComparison.tsx';

const resolver = zodResolver(mailSettings);

const labels: Record<keyof MailSettings, string> = {
  host: 'Server',
  port: 'Port',
  security: 'Connection',
  user: 'User',
  password: 'Password',
  from: 'Sender',
};

const securityNames: Record<MailSecurity, string> = {
  tls: 'TLS from the start (usually port 465)',
  starttls: 'STARTTLS (usually port 587)',
  none: 'Neither: only for a server on the same machine',
};

/** Edits the mail server's settings. */
export function MailForm({ settings }: { settings: RouterOutputs['mail']['settings'] }) {
  const update = trpc.mail.updateSettings.useMutation();
  const utils = trpc.useUtils();
  const { version, fields } = settings;
  const { form, submit, formKey, conflict, unsaved } = useStoredForm({
    resolver,
    record: 'setting/mail',
    stored: { version, fields },
    save: (changed, from = version) => update.mutateAsync({ fields: changed, version: from }),
    fetchNewest: async () => {
      const newest = await utils.mail.settings.fetch(undefined, { staleTime: 0 });
      return { version: newest.version, fields: newest.fields };
    },
    // The typed password is not shown again.
    onSaved: (saved, submitted) => continueSaved(saved, submitted, { password: '' }),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);
  return (
    <form key={formKey} noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <UnsavedOffer unsaved={unsaved} />
      <FormSection title="Mail server">
        <TextField
          form={form}
          name="host"
          label={labels.host}
          hint="Empty, as at first: no mail is sent"
          optional
        />
        <TextField
          form={form}
          name="port"
          label={labels.port}
          hint="465 at first"
          type="number"
          min="1"
          max="65535"
          step="1"
          rules={{ valueAsNumber: true }}
        />
        <FormField
          form={form}
          name="security"
          label={labels.security}
          hint="Its certificate is checked"
        >
          {(control) => (
            <select {...control} className="input">
              {mailSecurities.map((security) => (
                <option key={security} value={security}>
                  {securityNames[security]}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <TextField
          form={form}
          name="from"
          label={labels.from}
          hint="Whom mails come from: visa@example.com, or Name <visa@example.com>"
        />
        <TextField
          form={form}
          name="user"
          label={labels.user}
          hint="Empty where the server asks for none"
          autoComplete="off"
          optional
        />
        <TextField
          form={form}
          name="password"
          label={labels.password}
          hint={
            settings.hasPassword
              ? 'One is stored, in the database as it is, and never shown. Empty leaves it.'
              : 'Stored in the database as it is, and so in its backups. Never shown again.'
          }
          type="password"
          autoComplete="new-password"
          optional
        />
      </FormSection>
      {conflict && <VersionComparison conflict={conflict} labels={labels} />}
      <FormActions
        saving={isSubmitting}
        submitLabel="Save Mail Server"
        savingLabel="Saving..."
        error={errors.root?.message}
      />
    </form>
  );
}
