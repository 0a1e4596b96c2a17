import type { Db } from '../../../db/client.ts';
import { ruleReference } from './ruleReference.ts';

/** A source of a list of answers, as the list names it. */
export type ListedSource = {
  id: string;
  title: string;
  publisher: string;
  licence: string;
  address: string | null;
  /** Of its current edition: YYYY, YYYY-MM or YYYY-MM-DD; null where unknown. */
  date: string | null;
};

/** The sources that these answers come from, by title. */
export async function listSourcesOf(
  db: Db,
  answers: Iterable<{ source: string | null }>,
): Promise<ListedSource[]> {
  const used = new Set(Array.from(answers, ({ source }) => source));
  const { sources } = await ruleReference(db);
  return [...sources.values()]
    .filter(({ sourceId }) => used.has(sourceId))
    .map(({ sourceId, title, publisher, licence, address, editionDate }) => ({
      id: sourceId,
      title,
      publisher,
      licence,
      address,
      date: editionDate,
    }))
    .sort((a, b) => (a.title < b.title ? -1 : 1));
}
