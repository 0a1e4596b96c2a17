import type { Db } from '../../db/client.ts';
import { readSetting, readVersionedSetting, writeSetting } from '../../db/queries/settings.ts';
import { type Embedding, storedEmbedding } from '../schemas/embedding.ts';
import { recordChange } from './history/recordChange.ts';
import { holds, savedMeanwhile } from './rowVersions.ts';

/** The setting's key. It decides on a header of cached responses. */
const EMBEDDING = 'embedding';

/** The sites that may embed answers, as Settings say or as on a new site. */
export async function readEmbedding(db: Db): Promise<Embedding> {
  return storedEmbedding(await readSetting(db, EMBEDDING));
}

/** The same with the version of the setting. */
export async function readEmbeddingToEdit(db: Db): Promise<Embedding & { version: number }> {
  const { value, version } = await readVersionedSetting(db, EMBEDDING);
  return { ...storedEmbedding(value), version };
}

/** Replaces this version. Throws Conflict when the stored one is another with other fields. */
export function updateEmbedding(
  db: Db,
  { version, ...embedding }: Embedding & { version: number },
): Promise<Embedding & { version: number }> {
  return db.transaction().execute(async (trx) => {
    const stored = await readEmbeddingToEdit(trx);
    if (stored.version !== version) {
      if (holds(stored, embedding)) return { ...embedding, version: stored.version };
      throw savedMeanwhile('page');
    }
    await writeSetting(trx, EMBEDDING, embedding, new Date().toISOString());
    const { version: _, ...before } = stored;
    await recordChange(trx, {
      entity: 'setting',
      id: EMBEDDING,
      title: 'Answers on other sites',
      action: 'changed',
      before,
      after: embedding,
    });
    return { ...embedding, version: version + 1 };
  });
}
