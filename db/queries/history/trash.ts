import type { Db } from '#db/db.ts';
import { countRows } from '../countRows.ts';

/** A deleted record with the rows that restore it. */
type TrashedRecord = {
  id: string;
  entity: string;
  entityId: string;
  title: string;
  data: unknown;
};

const head = ['id', 'entity', 'entity_id as entityId', 'title'] as const;

export type TrashListItem = Omit<TrashedRecord, 'data'> & { deletedAt: string; deletedBy: string };

/** Adds a record's rows to the trash. `images` are the hashes of uploaded images that they use. */
export async function insertTrash(
  db: Db,
  {
    deletedAt,
    deletedBy,
    images,
    ...record
  }: TrashedRecord & { deletedAt: string; deletedBy: string; images: readonly string[] },
): Promise<void> {
  await db
    .insertInto('trash')
    .values({
      id: record.id,
      entity: record.entity,
      entity_id: record.entityId,
      title: record.title,
      data: JSON.stringify(record.data),
      deleted_at: deletedAt,
      deleted_by: deletedBy,
    })
    .execute();
  if (images.length === 0) return;
  // An address may contain a hash of an image that was never stored here.
  await db
    .insertInto('trash_images')
    .columns(['trash_id', 'image_hash'])
    .expression((eb) =>
      eb
        .selectFrom('images')
        .select((select) => [select.val(record.id).as('trash_id'), 'hash as image_hash'])
        .where('hash', 'in', images),
    )
    .execute();
}

/** One record in the trash; `undefined` when there is none. */
export async function findTrash(
  db: Db,
  id: string,
): Promise<(TrashedRecord & { deletedAt: string }) | undefined> {
  const row = await db
    .selectFrom('trash')
    .select([...head, 'data', 'deleted_at as deletedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, data: JSON.parse(row.data) };
}

/** A page of the trash, last deleted first. */
export async function listTrashNewestFirst(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<TrashListItem[]> {
  return db
    .selectFrom('trash')
    .select([...head, 'deleted_at as deletedAt', 'deleted_by as deletedBy'])
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countTrash(db: Db): Promise<number> {
  return countRows(db.selectFrom('trash'));
}

/** All records of a kind in the trash. */
export async function listTrashOf(db: Db, entity: string): Promise<TrashedRecord[]> {
  const rows = await db
    .selectFrom('trash')
    .select([...head, 'data'])
    .where('entity', '=', entity)
    .execute();
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) }));
}

/** Replaces the rows that restore a record. */
export async function updateTrashData(db: Db, id: string, data: unknown): Promise<void> {
  await db
    .updateTable('trash')
    .set({ data: JSON.stringify(data) })
    .where('id', '=', id)
    .execute();
}

/** Removes a record from the trash and releases its images. False when there was none. */
export async function deleteTrash(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('trash').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes the oldest records that were deleted before `time` (ISO 8601), and returns them. */
export async function deleteTrashFromBefore(
  db: Db,
  time: string,
  limit: number,
): Promise<Omit<TrashedRecord, 'data'>[]> {
  return db
    .deleteFrom('trash')
    .where('id', 'in', (trash) =>
      trash
        .selectFrom('trash')
        .select('id')
        .where('deleted_at', '<', time)
        .orderBy('deleted_at')
        .orderBy('id')
        .limit(limit),
    )
    .returning(head)
    .execute();
}
