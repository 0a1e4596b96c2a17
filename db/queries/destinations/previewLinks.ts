import type { Db } from '#db/db.ts';

/** The shared link of a destination: `key` is in its token, `expiresAt` is in ISO 8601. */
export type PreviewLink = { key: string; expiresAt: string };

/** The link that is valid at `now`; `undefined` when there is none. */
export async function findPreviewLink(
  db: Db,
  destinationId: string,
  now: string,
): Promise<PreviewLink | undefined> {
  return db
    .selectFrom('preview_links')
    .select(['key', 'expires_at as expiresAt'])
    .where('destination_id', '=', destinationId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Stores the link of a destination instead of its earlier one. */
export async function storePreviewLink(
  db: Db,
  destinationId: string,
  { key, expiresAt }: PreviewLink,
): Promise<void> {
  const link = { key, expires_at: expiresAt };
  await db
    .insertInto('preview_links')
    .values({ destination_id: destinationId, ...link })
    .onConflict((conflict) => conflict.column('destination_id').doUpdateSet(link))
    .execute();
}

/** Ends the links of destinations. */
export async function deletePreviewLinks(db: Db, destinationIds: readonly string[]): Promise<void> {
  if (destinationIds.length === 0) return;
  await db.deleteFrom('preview_links').where('destination_id', 'in', destinationIds).execute();
}
