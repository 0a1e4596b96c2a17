import type { Db } from '#db/db.ts';
import { changeContent } from '../contentVersion.ts';
import { translatedColumns } from './destinationColumns.ts';

/**
 * Renames a destination to the address `to`, with all dependent rows. `from` and all former
 * addresses redirect to it. `trx` is a transaction; false when there is no such destination. Throws
 * when `to` is taken.
 */
export async function moveDestination(
  trx: Db,
  { from, to }: { from: string; to: string },
  now: string,
): Promise<boolean> {
  return changeContent(trx, 'destinations', async () => {
    const row = await trx
      .selectFrom('destinations')
      .selectAll()
      .where('id', '=', from)
      .executeTakeFirst();
    if (!row) return false;
    // The id is a foreign key: dependent rows move to a copy before the old row is deleted.
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
      'preview_links',
    ] as const;
    for (const table of tables) {
      await trx.updateTable(table).set(follow).where('destination_id', '=', from).execute();
    }
    for (const field of Object.keys(translatedColumns)) {
      await trx
        .updateTable('translations')
        .set({ subject: `destinations/${to}/${field}` })
        .where('subject', '=', `destinations/${from}/${field}`)
        .execute();
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
