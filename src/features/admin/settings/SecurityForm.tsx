import { zodResolver } from '@hookform/resolvers/zod';
import {
  defaultSecurity,
  type Security,
  security,
} from '../../../../server/schemas/settings/security.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { Stored } from '../forms/useStoredForm.ts';
import { DefaultNote } from './DefaultNote.tsx';
import { SettingForm } from './SettingForm.tsx';

const resolver = zodResolver(security);

const labels: Record<keyof Security, string> = {
  requireTwoFactor: 'Everybody needs two-factor sign-in',
  sessionLifetimeDays: 'A session ends after (days)',
};

/** Edits the security requirements for all accounts. */
export function SecurityForm({ stored }: { stored: Stored<Security> }) {
  const update = trpc.settings.updateSecurity.useMutation();
  const utils = trpc.useUtils();
  return (
    <SettingForm
      record="setting/security"
      resolver={resolver}
      stored={stored}
      labels={labels}
      save={update.mutateAsync}
      fetchNewest={() => utils.settings.security.fetch(undefined, { staleTime: 0 })}
      submitLabel="Save Security"
    >
      {(form) => (
        <FormSection title="Signing in" columns={1}>
          <div>
            <CheckboxField form={form} name="requireTwoFactor" label={labels.requireTwoFactor} />
            <p className="text-sm text-ink-soft">
              Whoever has not set it up, you too, is asked to at once and can do nothing else
              before.
            </p>
            <DefaultNote
              form={form}
              name="requireTwoFactor"
              label={labels.requireTwoFactor}
              value={defaultSecurity.requireTwoFactor}
              shown="off"
            />
          </div>
          <div>
            <TextField
              form={form}
              name="sessionLifetimeDays"
              label={labels.sessionLifetimeDays}
              hint="Counted from the sign-in, however much it is used. Fewer days end older sessions at once."
              type="number"
              min="1"
              step="1"
              rules={{ valueAsNumber: true }}
            />
            <DefaultNote
              form={form}
              name="sessionLifetimeDays"
              label={labels.sessionLifetimeDays}
              value={defaultSecurity.sessionLifetimeDays}
            />
          </div>
        </FormSection>
      )}
    </SettingForm>
  );
}
