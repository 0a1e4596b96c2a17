import { useFieldArray } from 'react-hook-form';
import {
  type FollowedSources,
  followedSources,
  sourceFormats,
} from '#core/inputs/settings/followedSources.ts';
import { trpc } from '#src/lib/trpc.ts';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { ErrorText } from '#src/ui/forms/ErrorText.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { NumberField } from '#src/ui/forms/NumberField.tsx';
import { AddRowButton, RemoveRowButton } from '#src/ui/forms/RowButtons.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { useRefetchOnOpen } from '../forms/versions/dataSinceOpening.ts';
import { ExplainedCheckbox } from './ExplainedCheckbox.tsx';
import { SettingForm } from './SettingForm.tsx';

const labels: Record<keyof FollowedSources, string> = {
  enabled: 'Check followed sources for updates',
  sources: 'Followed sources',
};

/** Edits which files this site fetches regularly, and whether it does. */
export function FollowedSourcesSetting() {
  return (
    <SettingForm
      query={trpc.settings.followedSources.useQuery(undefined, useRefetchOnOpen())}
      fetchNewest={trpc.useUtils().settings.followedSources.fetch}
      update={trpc.settings.updateFollowedSources.useMutation()}
      settingKey="followed-sources"
      schema={followedSources}
      labels={labels}
      submitLabel="Save followed sources"
    >
      {(form) => (
        <>
          <div className="card p-4">
            <ExplainedCheckbox
              form={form}
              name="enabled"
              label={labels.enabled}
              hint="Off by default. Files are fetched over https, never from private networks. You review their changes before visitors see them."
            />
          </div>
          <SourceFields form={form} />
        </>
      )}
    </SettingForm>
  );
}

function SourceFields({ form }: { form: StoredForm<FollowedSources> }) {
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'sources',
    keyName: 'key',
  });
  const { errors } = form.formState;
  const error = errors.sources?.root ?? errors.sources;
  return (
    <>
      {fields.map(({ key, title }, index) => {
        const name = `sources.${index}` as const;
        return (
          <FormSection key={key} title={title || 'New source'}>
            <TextField form={form} name={`${name}.title`} label="Title" maxLength={120} />
            <TextField
              form={form}
              name={`${name}.address`}
              label="Address"
              hint="It starts with https://"
              maxLength={2000}
            />
            <SelectField form={form} name={`${name}.format`} label="Format" names={sourceFormats} />
            <NumberField
              form={form}
              name={`${name}.days`}
              label="Days between checks"
              min="1"
              max="365"
            />
            <div className="sm:col-span-2">
              <CheckboxField form={form} name={`${name}.isOn`} label="Check regularly" />
            </div>
            <div className="sm:col-span-2">
              <CheckboxField
                form={form}
                name={`${name}.appliesHarder`}
                label="Apply changes that make entry harder or shorten a stay without review"
              />
              <p className="text-sm text-ink-soft">
                Up to 100 changes per file. All other changes wait for review.
              </p>
            </div>
            <RemoveRowButton
              label={`Remove ${title || 'New source'}`}
              className="justify-self-start"
              onClick={() => remove(index)}
            />
          </FormSection>
        );
      })}
      {error?.message && <ErrorText>{error.message}</ErrorText>}
      <AddRowButton label="Add source" onClick={() => append(newSource())} />
    </>
  );
}

/** Its id names its source of rules, which keeps it when the title changes. */
function newSource(): FollowedSources['sources'][number] {
  return {
    id: `followed-${crypto.randomUUID().slice(0, 8)}`,
    title: '',
    address: '',
    format: 'passport-index',
    days: 7,
    isOn: true,
    appliesHarder: false,
  };
}
