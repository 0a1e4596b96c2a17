import { compareTexts } from '#core/compareTexts.ts';
import type { Db } from '#db/db.ts';
import { ruleReference } from './ruleReference.ts';

/** A source in a list of answers. */
export type ListedSource = {
  id: string;
  title: string;
  publisher: string;
  licence: string;
  address: string | null;
  /** The current edition's date: YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  date: string | null;
};

/** The sources of these answers, by title. */
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
    .sort((a, b) => compareTexts(a.title, b.title));
}
