import { type SearchEngines, searchEngines } from '#core/inputs/settings/searchEngines.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useRefetchOnOpen } from '../forms/versions/dataSinceOpening.ts';
import { ExplainedCheckbox } from './ExplainedCheckbox.tsx';
import { SettingForm } from './SettingForm.tsx';

const labels: Record<keyof SearchEngines, string> = {
  answers: 'Let search engines list answers',
};

/** Opens the answers of passports in countries to search engines, and closes them. */
export function SearchEnginesSetting() {
  return (
    <SettingForm
      query={trpc.settings.searchEngines.useQuery(undefined, useRefetchOnOpen())}
      fetchNewest={trpc.useUtils().settings.searchEngines.fetch}
      update={trpc.settings.updateSearchEngines.useMutation()}
      settingKey="search-engines"
      schema={searchEngines}
      labels={labels}
      submitLabel="Save search engines"
    >
      {(form) => (
        <div className="card p-4">
          <ExplainedCheckbox
            form={form}
            name="answers"
            label={labels.answers}
            hint="On by default, for tourist answers from an official source or a government’s page. Others, and answers in doubt, are never listed. Off, only countries and passports are."
          />
        </div>
      )}
    </SettingForm>
  );
}
