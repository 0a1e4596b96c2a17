import { type MailSecurity, type MailSettings, mailSettings } from '#core/inputs/mail/mail.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { NumberField } from '#src/ui/forms/NumberField.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { EditForm } from '../forms/EditForm.tsx';
import { continueSaved } from '../forms/fillForm.ts';
import { labelledFields } from '../forms/labelledFields.ts';
import { useStoredForm } from '../forms/useStoredForm.ts';

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
  const stored = useStoredForm({
    schema: mailSettings,
    record: 'setting/mail',
    history: { entity: 'setting', id: 'mail' },
    stored: { version, fields },
    save: (changed, from = version) => update.mutateAsync({ fields: changed, version: from }),
    fetchNewest: async (options) => {
      const newest = await utils.mail.settings.fetch(undefined, options);
      return { version: newest.version, fields: newest.fields };
    },
    // The typed password is not shown again.
    onSaved: (saved, submitted) => continueSaved(saved, submitted, { password: '' }),
  });
  const { form } = stored;
  const field = labelledFields(form, labels);
  return (
    <EditForm stored={stored} labels={labels} submitLabel="Save mail server" sticky={false}>
      <FormSection title="Mail server">
        <TextField {...field('host')} hint="Empty, as at first: no mail is sent" optional />
        <NumberField {...field('port')} hint="465 at first" min="1" max="65535" />
        <SelectField
          {...field('security')}
          hint="Its certificate is checked"
          names={securityNames}
        />
        <TextField
          {...field('from')}
          hint="Whom mails come from: visa@example.com, or Name <visa@example.com>"
        />
        <TextField
          {...field('user')}
          hint="Empty where the server asks for none"
          autoComplete="off"
          optional
        />
        <TextField
          {...field('password')}
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
    </EditForm>
  );
}
