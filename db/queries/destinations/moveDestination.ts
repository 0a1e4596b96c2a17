import type { Db } from '../../client.ts';
import { changeContent } from '../contentVersion.ts';

/**
 * Gives a destination the address `to`, with all that belongs to it. `from`, and every address it had
 * before, leads there from now on. `trx` is a transaction; false when there is no such
 * destination. Throws when another one has the address `to`.
 */
export async function moveDestination(
  trx: Db,
  { from, to }: { from: string; to: string },
  now: string,
): Promise<boolean> {
  return changeContent(trx, async () => {
    const row = await trx
      .selectFrom('destinations')
      .selectAll()
      .where('id', '=', from)
      .executeTakeFirst();
    if (!row) return false;
    // The id is the key of all that belongs to it: a copy takes that over before the row goes.
    await trx
      .insertInto('destinations')
      .values({ ...row, id: to, creation_key: null })
      .execute();
    const follow = { destination_id: to };
    const tables = [
      'destination_types',
      'destination_images',
      'visa_requirements',
      'destination_redirects',
    ] as const;
    for (const table of tables) {
      await trx.updateTable(table).set(follow).where('destination_id', '=', from).execute();
    }
    await trx.deleteFrom('destinations').where('id', '=', from).execute();
    const { creation_key } = row;
    await trx.updateTable('destinations').set({ creation_key }).where('id', '=', to).execute();
    await trx.deleteFrom('destination_redirects').where('old_id', 'in', [from, to]).execute();
    await trx
      .insertInto('destination_redirects')
      .values({ old_id: from, destination_id: to, created_at: now })
      .execute();
    return true;
  });
}
