import { defaultStaleness, type Staleness, staleness } from '#core/inputs/settings/staleness.ts';
import { trpc } from '#src/lib/trpc.ts';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { useRefetchOnOpen } from '../forms/versions/dataSinceOpening.ts';
import { labelsOf, type SettingFieldList, SettingFields } from './SettingFields.tsx';
import { SettingForm } from './SettingForm.tsx';

const fields: SettingFieldList<Staleness> = {
  editionDays: {
    label: 'A collection is old after (days)',
    hint: "Counted from the edition's date. No authority checks a collection, so it grows old sooner",
    input: 'number',
  },
  ruleDays: {
    label: 'A rule is old after (days)',
    hint: "Official ones and this site's own, from when they were last confirmed. Laws change seldom",
    input: 'number',
  },
};

/** Edits the age from which answers are marked as not reviewed. */
export function StalenessSetting() {
  return (
    <SettingForm
      query={trpc.settings.staleness.useQuery(undefined, useRefetchOnOpen())}
      fetchNewest={trpc.useUtils().settings.staleness.fetch}
      update={trpc.settings.updateStaleness.useMutation()}
      settingKey="staleness"
      schema={staleness}
      labels={labelsOf(fields)}
      submitLabel="Save ages"
    >
      {(form) => (
        <FormSection title="Age of entry rules">
          <SettingFields form={form} fields={fields} defaults={defaultStaleness} />
        </FormSection>
      )}
    </SettingForm>
  );
}
