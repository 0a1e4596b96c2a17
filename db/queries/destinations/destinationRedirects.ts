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

/** The former addresses that begin with `slug`: a destination that had one would hide it. */
export async function listRedirectedIdsFrom(db: Db, slug: string): Promise<string[]> {
  const rows = await db
    .selectFrom('destination_redirects')
    .select('old_id')
    .where('old_id', '>=', slug)
    .where('old_id', '<', `${slug}\u{10ffff}`)
    .execute();
  return rows.map((row) => row.old_id);
}
