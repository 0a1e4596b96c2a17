import { zodResolver } from '@hookform/resolvers/zod';
import {
  defaultStaleness,
  type Staleness,
  staleness,
} from '../../../../server/schemas/rules/staleness.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { Stored } from '../forms/useStoredForm.ts';
import { DefaultNote } from './DefaultNote.tsx';
import { SettingForm } from './SettingForm.tsx';

const resolver = zodResolver(staleness);

const labels: Record<keyof Staleness, string> = {
  editionDays: 'A collection is old after (days)',
  ruleDays: 'A rule is old after (days)',
};

const hints: Record<keyof Staleness, string> = {
  editionDays:
    "Counted from the edition's date. No authority checks a collection, so it grows old sooner",
  ruleDays:
    "Official ones and this site's own, from when they were last confirmed. Laws change seldom",
};

/** Edits the age from which answers are marked as not reviewed. */
export function StalenessForm({ stored }: { stored: Stored<Staleness> }) {
  const update = trpc.settings.updateStaleness.useMutation();
  const utils = trpc.useUtils();
  return (
    <SettingForm
      record="setting/staleness"
      resolver={resolver}
      stored={stored}
      labels={labels}
      save={update.mutateAsync}
      fetchNewest={() => utils.settings.staleness.fetch(undefined, { staleTime: 0 })}
      submitLabel="Save Ages"
    >
      {(form) => (
        <FormSection title="Age of entry rules">
          {(['editionDays', 'ruleDays'] as const).map((name) => (
            <div key={name}>
              <TextField
                form={form}
                name={name}
                label={labels[name]}
                hint={hints[name]}
                type="number"
                min="1"
                step="1"
                rules={{ valueAsNumber: true }}
              />
              <DefaultNote
                form={form}
                name={name}
                label={labels[name]}
                value={defaultStaleness[name]}
              />
            </div>
          ))}
        </FormSection>
      )}
    </SettingForm>
  );
}
