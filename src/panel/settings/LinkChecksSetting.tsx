import { type LinkChecks, linkChecks } from '#core/inputs/settings/linkChecks.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useRefetchOnOpen } from '../forms/versions/dataSinceOpening.ts';
import { ExplainedCheckbox } from './ExplainedCheckbox.tsx';
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
        <div className="card p-4">
          <ExplainedCheckbox
            form={form}
            name="enabled"
            label={labels.enabled}
            hint="On by default. Each site is asked for one address at a time and told who asks; addresses of private networks are never asked."
          />
        </div>
      )}
    </SettingForm>
  );
}
