import { defaultEmbedding, type Embedding, embedding } from '#core/inputs/settings/embedding.ts';
import { trpc } from '#src/lib/trpc.ts';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { useRefetchOnOpen } from '../forms/versions/dataSinceOpening.ts';
import { labelsOf, type SettingFieldList, SettingFields } from './SettingFields.tsx';
import { SettingForm } from './SettingForm.tsx';

const fields: SettingFieldList<Embedding> = {
  sites: {
    label: 'Sites that may embed answers',
    hint: '* for every site, or addresses like https://example.com, also https://*.example.com. With none, no site may.',
    input: 'list',
    maxLength: 270,
    shownDefault: '*, every site',
  },
};

/** Edits the sites that may embed the widget in a frame. */
export function EmbeddingSetting() {
  return (
    <SettingForm
      query={trpc.settings.embedding.useQuery(undefined, useRefetchOnOpen())}
      fetchNewest={trpc.useUtils().settings.embedding.fetch}
      update={trpc.settings.updateEmbedding.useMutation()}
      settingKey="embedding"
      schema={embedding}
      labels={labelsOf(fields)}
      submitLabel="Save embedding sites"
    >
      {(form) => (
        <FormSection title="Answers on other sites" columns={1}>
          <SettingFields form={form} fields={fields} defaults={defaultEmbedding} />
        </FormSection>
      )}
    </SettingForm>
  );
}
