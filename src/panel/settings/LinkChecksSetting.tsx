import { type LinkChecks, linkChecks } from '#core/inputs/settings/linkChecks.ts';
import { trpc } from '#src/lib/trpc.ts';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { useRefetchOnOpen } from '../forms/versions/dataSinceOpening.ts';
import { SettingForm } from './SettingForm.tsx';

const labels: Record<keyof LinkChecks, string> = {
  enabled: 'Look at outside links once a week',
};

/** Turns the weekly check of external images and official links on and off. */
export function LinkChecksSetting() {
  return (
    <SettingForm
      query={trpc.settings.linkChecks.useQuery(undefined, useRefetchOnOpen())}
      fetchNewest={trpc.useUtils().settings.linkChecks.fetch}
      update={trpc.settings.updateLinkChecks.useMutation()}
      settingKey="link-checks"
      schema={linkChecks}
      labels={labels}
      submitLabel="Save link checks"
    >
      {(form) => (
        <div className="card flex flex-col gap-1 p-4">
          <CheckboxField form={form} name="enabled" label={labels.enabled} />
          <p className="text-sm text-ink-soft">
            On by default. Each site is asked for one address at a time and told who asks; addresses
            of private networks are never asked.
          </p>
        </div>
      )}
    </SettingForm>
  );
}
