import { randomUUID } from 'node:crypto';
import type { Db } from '#db/db.ts';
import { insertTrash } from '#db/queries/history/trash.ts';
import { imageHashesIn } from '#db/queries/images.ts';
import { currentActor } from '#server/history/actor.ts';
import { inTransaction } from '#server/history/inTransaction.ts';
import { recordChange } from '#server/history/recordChange.ts';
import type { TrashedEntity, TrashedRows } from './restorers.ts';

/**
 * Adds a record that the transaction `trx` deletes to the trash, and its deletion to the history.
 * Returns the trash id.
 */
export async function moveToTrash<Entity extends TrashedEntity>(
  trx: Db,
  {
    entity,
    id,
    title,
    rows,
    before,
  }: {
    entity: Entity;
    id: string | number;
    /** The record's title. */
    title: string;
    /** The rows for its restorer. */
    rows: TrashedRows<Entity>;
    /** Its fields for the history. */
    before: object;
  },
): Promise<string> {
  await recordChange(trx, { entity, id, title, action: 'deleted', before });
  const trashId = randomUUID();
  await insertTrash(trx, {
    id: trashId,
    entity,
    entityId: String(id),
    title,
    data: rows,
    images: imageHashesIn(JSON.stringify(rows)),
    deletedAt: new Date().toISOString(),
    deletedBy: currentActor().name,
  });
  return trashId;
}

/** Moves records to the trash with `trashOne`, all or none. Returns the trash ids. */
export function moveAllToTrash<Id>(
  db: Db,
  ids: readonly Id[],
  trashOne: (trx: Db, id: Id) => Promise<string>,
): Promise<{ trashIds: string[] }> {
  return inTransaction(db, async (trx) => {
    const trashIds: string[] = [];
    for (const id of ids) trashIds.push(await trashOne(trx, id));
    return { trashIds };
  });
}

/** The same for one record. Returns its trash id. */
export async function moveOneToTrash<Id>(
  db: Db,
  id: Id,
  trashOne: (trx: Db, id: Id) => Promise<string>,
): Promise<{ trashId: string }> {
  return { trashId: await inTransaction(db, (trx) => trashOne(trx, id)) };
}
