import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { defaultSecurity, type Security, security } from '#core/inputs/settings/security.ts';
import { trpc } from '#src/lib/trpc.ts';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { useRefetchOnOpen } from '../forms/versions/dataSinceOpening.ts';
import { optionalPart, saidInDialog } from '../optionalPart.tsx';
import { labelsOf, type SettingFieldList, SettingFields } from './SettingFields.tsx';
import { SettingForm } from './SettingForm.tsx';

const OwnTwoFactorDialog = optionalPart(
  () => import('./OwnTwoFactorDialog.tsx'),
  'OwnTwoFactorDialog',
  {
    failed: saidInDialog,
  },
);

const fields: SettingFieldList<Security> = {
  requireTwoFactor: {
    label: 'Everybody needs two-factor sign-in',
    hint: 'You set it up first. Everybody else without it sets it up before they can go on.',
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
  const { data: own } = trpc.account.read.useQuery();
  const [formInWait, setFormInWait] = useState<StoredForm<Security>>();
  return (
    <>
      <SettingForm
        query={trpc.settings.security.useQuery(undefined, useRefetchOnOpen())}
        fetchNewest={trpc.useUtils().settings.security.fetch}
        update={trpc.settings.updateSecurity.useMutation()}
        settingKey="security"
        schema={security}
        labels={labelsOf(fields)}
        submitLabel="Save security"
      >
        {(form) => (
          <FormSection title="Signing in" columns={1}>
            <SettingFields form={form} fields={fields} defaults={defaultSecurity} />
            {own?.hasTwoFactor === false && <OwnFirst form={form} onRequired={setFormInWait} />}
          </FormSection>
        )}
      </SettingForm>
      {formInWait && (
        <OwnTwoFactorDialog
          onClose={() => {
            if (!own?.hasTwoFactor)
              formInWait.setValue('requireTwoFactor', false, { shouldDirty: true });
            setFormInWait(undefined);
          }}
        />
      )}
    </>
  );
}

/** Reports when two-factor is to be required, by somebody without it. */
function OwnFirst({
  form,
  onRequired,
}: {
  form: StoredForm<Security>;
  onRequired: (form: StoredForm<Security>) => void;
}) {
  const isRequired = useWatch({ control: form.control, name: 'requireTwoFactor' });
  useEffect(() => {
    if (isRequired) onRequired(form);
  }, [isRequired, form, onRequired]);
  return null;
}
