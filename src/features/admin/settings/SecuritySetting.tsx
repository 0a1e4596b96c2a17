import {
  defaultSecurity,
  type Security,
  security,
} from '../../../../server/schemas/settings/security.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { useRefetchOnOpen } from '../forms/versions/dataSinceOpening.ts';
import { labelsOf, type SettingFieldList, SettingFields } from './SettingFields.tsx';
import { SettingForm } from './SettingForm.tsx';

const fields: SettingFieldList<Security> = {
  requireTwoFactor: {
    label: 'Everybody needs two-factor sign-in',
    hint: 'Whoever has not set it up, you too, is asked to at once and can do nothing else before.',
    input: 'checkbox',
    shownDefault: 'off',
  },
  sessionLifetimeDays: {
    label: 'A session ends after (days)',
    hint: 'Counted from the sign-in, however much it is used. Fewer days end older sessions at once.',
    input: 'number',
  },
};

/** Edits the security requirements for all accounts. */
export function SecuritySetting() {
  return (
    <SettingForm
      query={trpc.settings.security.useQuery(undefined, useRefetchOnOpen())}
      update={trpc.settings.updateSecurity.useMutation()}
      settingKey="security"
      schema={security}
      labels={labelsOf(fields)}
      submitLabel="Save Security"
    >
      {(form) => (
        <FormSection title="Signing in" columns={1}>
          <SettingFields form={form} fields={fields} defaults={defaultSecurity} />
        </FormSection>
      )}
    </SettingForm>
  );
}
