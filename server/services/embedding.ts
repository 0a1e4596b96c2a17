import type { Db } from '../../db/client.ts';
import { defaultEmbedding, type Embedding, embedding } from '../schemas/settings/embedding.ts';
import { readValue, type VersionedSetting } from './settings/versionedSetting.ts';

/** The sites that may frame the widget, in a header of cached responses. */
export const embeddingSetting: VersionedSetting<Embedding> = {
  key: 'embedding',
  title: 'Answers on other sites',
  schema: embedding,
  defaults: defaultEmbedding,
  // An unreadable list admits no site.
  unreadable: { sites: [] },
};

/** The stored embedding settings, or the defaults. */
export function readEmbedding(db: Db): Promise<Embedding> {
  return readValue(db, embeddingSetting);
}
