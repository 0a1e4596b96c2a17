import { type SqlBool, sql } from 'kysely';
import type { PublishStatus } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { changeContent } from '../contentVersion.ts';

/** Scheduled destinations that are due by `now` (ISO 8601), by time. */
export async function listDestinationsDueBy(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('destinations')
    .select('id')
    .where(sql<SqlBool>`status = 'scheduled'`)
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** A destination's fields that bulk actions set, without its form. */
export type DestinationState = {
  status: PublishStatus;
  /** ISO 8601; null unless scheduled. */
  publishAt: string | null;
  popular: boolean;
};

/** Sets a destination's state, as a new version. False when there is none. */
export async function setDestinationState(
  db: Db,
  id: string,
  { status, publishAt, popular }: DestinationState,
  now: string,
): Promise<boolean> {
  return changeContent(db, 'destinations', async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('destinations')
      .set((eb) => ({
        status,
        publish_at: publishAt,
        popular: popular ? 1 : 0,
        version: eb('version', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
