import type { Db } from '../../db/client.ts';
import { defaultEmbedding, type Embedding, embedding } from '../schemas/settings/embedding.ts';
import { readValue, type VersionedSetting } from './settings/versionedSetting.ts';

/** The sites that may embed answers. It decides on a header of cached responses. */
export const embeddingSetting: VersionedSetting<Embedding> = {
  key: 'embedding',
  title: 'Answers on other sites',
  schema: embedding,
  defaults: defaultEmbedding,
  // A list that nobody can read opens the site to no other.
  unreadable: { sites: [] },
};

/** The sites that may embed answers, as Settings say or as on a new site. */
export function readEmbedding(db: Db): Promise<Embedding> {
  return readValue(db, embeddingSetting);
}
