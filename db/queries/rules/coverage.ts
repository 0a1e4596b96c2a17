import type { Db } from '../../db.ts';
import type { PageScope } from '../../schema.ts';

/** A page that a compilation's rule cites: its scope and the day it was read (YYYY-MM-DD). */
export type CitedPage = {
  passport: string;
  destination: string;
  scope: PageScope | null;
  readOn: string | null;
};

/** The cited pages of all current rules of compilations, except refused ones. */
export async function listCitedPages(db: Db): Promise<CitedPage[]> {
  return db
    .selectFrom('entry_rules')
    .select(['passport', 'destination', 'page_scope as scope', 'source_date as readOn'])
    .where('edition_id', 'in', (eb) =>
      eb
        .selectFrom('rule_sources')
        .select('current_edition_id')
        .where('kind', '=', 'compilation')
        .where('current_edition_id', 'is not', null),
    )
    .where('purpose', '=', 'tourist')
    .where('refused_on', 'is', null)
    .execute();
}
