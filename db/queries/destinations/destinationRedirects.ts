import type { Db } from '../../client.ts';

/** The destination that had this address before; `undefined` where none had. */
export async function findDestinationRedirect(db: Db, oldId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('destination_redirects')
    .select('destination_id')
    .where('old_id', '=', oldId)
    .executeTakeFirst();
  return row?.destination_id;
}

/**
 * The addresses that begin with `slug` and lead to a destination, its own or one that it had: what a
 * new one has to differ from.
 */
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
