import { zodResolver } from '@hookform/resolvers/zod';
import {
  defaultEmbedding,
  type Embedding,
  embedding,
} from '../../../../server/schemas/settings/embedding.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { ListInput } from '../../../ui/forms/ListInput.tsx';
import type { Stored } from '../forms/useStoredForm.ts';
import { DefaultNote } from './DefaultNote.tsx';
import { SettingForm } from './SettingForm.tsx';

const resolver = zodResolver(embedding);

const labels: Record<keyof Embedding, string> = { sites: 'Sites that may embed answers' };

/** Edits the sites that may embed the widget in a frame. */
export function EmbeddingForm({ stored }: { stored: Stored<Embedding> }) {
  const update = trpc.settings.updateEmbedding.useMutation();
  const utils = trpc.useUtils();
  return (
    <SettingForm
      record="setting/embedding"
      resolver={resolver}
      stored={stored}
      labels={labels}
      save={update.mutateAsync}
      fetchNewest={() => utils.settings.embedding.fetch(undefined, { staleTime: 0 })}
      submitLabel="Save Sites"
    >
      {(form) => (
        <FormSection title="Answers on other sites" columns={1}>
          <div>
            <ListInput
              form={form}
              name="sites"
              label={labels.sites}
              hint="* for every site, or addresses like https://example.com, also https://*.example.com. With none, no site may."
              itemMaxLength={270}
            />
            <DefaultNote
              form={form}
              name="sites"
              label={labels.sites}
              value={defaultEmbedding.sites}
              shown="*, every site"
            />
          </div>
        </FormSection>
      )}
    </SettingForm>
  );
}
