import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { searchable } from './searchText.ts';

/** The longest pieces of search text that are looked up, in characters. */
const GRAM_MAX = 3;

/**
 * How the destinations whose search text contains a text are found: those under `gram`, and where
 * that is only a part of the text, the ones among them that have the whole of it.
 */
export type SearchPlan = { gram: string; whole: string | null };

/**
 * Plans the search for a text, which is not empty; case and accents don't matter. `undefined` when
 * nothing can be found. Triggers keep every one, two and three letters in a row of each search
 * text, so a short text is looked up as it is, and a longer one by the rarest piece of it.
 */
export async function planSearch(db: Db, text: string): Promise<SearchPlan | undefined> {
  const whole = searchable(text);
  const letters = [...whole];
  if (letters.length <= GRAM_MAX) return { gram: whole, whole: null };
  const grams = new Set(
    letters.slice(GRAM_MAX - 1).map((_, start) => letters.slice(start, start + GRAM_MAX).join('')),
  );
  const found = await db
    .selectFrom('destination_grams')
    .select((eb) => ['gram', eb.fn.countAll<number>().as('count')])
    .where('gram', 'in', [...grams])
    .groupBy('gram')
    .execute();
  if (found.length < grams.size) return undefined;
  const [rarest] = found.toSorted((a, b) => a.count - b.count);
  return rarest && { gram: rarest.gram, whole };
}

/** What stands under one gram, a row a destination. */
export function destinationsUnder(db: Db, gram: string) {
  return db.selectFrom('destination_grams as found').where('found.gram', '=', gram);
}

/** The destinations that a search finds, beside the gram they were found by. */
export function destinationsFoundBy(db: Db, { gram, whole }: SearchPlan) {
  return (
    destinationsUnder(db, gram)
      // SQLite keeps the order of a cross join: from the gram to the destinations, never back.
      .crossJoin('destinations')
      .whereRef('destinations.id', '=', 'found.destination_id')
      .$if(whole !== null, (query) =>
        query.where(sql<boolean>`instr(destinations.search_text, ${whole}) > 0`),
      )
  );
}
