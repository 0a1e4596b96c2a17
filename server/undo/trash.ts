import { DAY_MS } from '#core/dates.ts';
import { DAYS_IN_TRASH } from '#core/inputs/panel/trash.ts';
import { withPlainTexts } from '#core/plainText.ts';
import type { Db } from '#db/db.ts';
import { moveHistory } from '#db/queries/history/history.ts';
import * as trash from '#db/queries/history/trash.ts';
import { Conflict } from '../errors.ts';
import type { TrashedEntity } from '../history/moveToTrash.ts';
import { recordChange } from '../history/recordChange.ts';
import { isTrashed, undoHooksOf } from './hooksOf.ts';

/** Records per transaction. */
const PURGED_AT_ONCE = 200;

/** A page (from 0) of the trash, last deleted first, and the total number. */
export async function listTrash(
  db: Db,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: trash.TrashListItem[]; total: number }> {
  const items = await trash.listTrashNewestFirst(db, { limit: pageSize, offset: page * pageSize });
  return { items, total: await trash.countTrash(db) };
}

export type UndeletedRecord = { entity: TrashedEntity; id: string; title: string };

/**
 * Brings records back from the trash, all or none. Throws Conflict, with advice, when one no longer
 * fits the stored data or is no longer in the trash.
 */
export function undeleteFromTrash(db: Db, ids: readonly string[]): Promise<UndeletedRecord[]> {
  return db.transaction().execute(async (trx) => {
    const undeleted: UndeletedRecord[] = [];
    for (const id of ids) undeleted.push(await undeleteOne(trx, id));
    return undeleted;
  });
}

async function undeleteOne(trx: Db, trashId: string): Promise<UndeletedRecord> {
  const trashed = await trash.findTrash(trx, trashId);
  if (!trashed) {
    throw new Conflict('This is no longer in the trash: it was restored or deleted for good');
  }
  const { entity } = trashed;
  const { undelete } = undoHooksOf(entity);
  if (!undelete || !isTrashed(entity)) {
    throw new Conflict(
      'This version of the site does not know this kind of record: update it first',
    );
  }
  const rows = withPlainTexts(trashed.data as object);
  const { id, title, after, createdAt } = await undelete(trx, rows);
  await trash.deleteTrash(trx, trashId);
  if (String(id) !== trashed.entityId) {
    // The record that has the former id now has a later history of its own.
    const { entityId: from, deletedAt: until } = trashed;
    await moveHistory(trx, entity, { from, to: String(id), since: createdAt, until });
  }
  await recordChange(trx, { entity, id, title, action: 'restored', after });
  return { entity, id: String(id), title };
}

/** Permanently deletes a record from the trash. Throws Conflict when it isn't there. */
export function deleteForGood(db: Db, trashId: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const trashed = await trash.findTrash(trx, trashId);
    if (!trashed || !(await trash.deleteTrash(trx, trashId))) {
      throw new Conflict('This is no longer in the trash: it was restored or deleted for good');
    }
    await recordPurge(trx, trashed);
  });
}

/** Permanently deletes records that were in the trash for 30 days. Returns their number. */
export async function purgeTrash(db: Db): Promise<number> {
  const time = new Date(Date.now() - DAYS_IN_TRASH * DAY_MS).toISOString();
  let purged = 0;
  for (;;) {
    const some = await db.transaction().execute((trx) => purgeSome(trx, time));
    purged += some;
    if (some < PURGED_AT_ONCE) return purged;
  }
}

async function purgeSome(trx: Db, time: string): Promise<number> {
  const gone = await trash.deleteTrashFromBefore(trx, time, PURGED_AT_ONCE);
  for (const record of gone) await recordPurge(trx, record);
  return gone.length;
}

async function recordPurge(
  trx: Db,
  { entity, entityId: id, title }: { entity: string; entityId: string; title: string },
) {
  await recordChange(trx, { entity: entity as TrashedEntity, id, title, action: 'purged' });
}
