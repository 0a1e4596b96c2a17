import type { Db } from '#db/db.ts';

/** The destination that formerly had this address; `undefined` if none. */
export async function findDestinationRedirect(db: Db, oldId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('destination_redirects')
    .select('destination_id')
    .where('old_id', '=', oldId)
    .executeTakeFirst();
  return row?.destination_id;
}

/** The current and former addresses that begin with `slug`, from which a new one must differ. */
export async function listAddressesFrom(db: Db, slug: string): Promise<string[]> {
  const afterAll = `${slug}\u{10ffff}`;
  const own = await db
    .selectFrom('destinations')
    .select('id')
    .where('id', '>=', slug)
    .where('id', '<', afterAll)
    .execute();
  const former = await db
    .selectFrom('destination_redirects')
    .select('old_id as id')
    .where('old_id', '>=', slug)
    .where('old_id', '<', afterAll)
    .execute();
  return [...own, ...former].map(({ id }) => id);
}
