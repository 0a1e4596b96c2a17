import { randomUUID } from 'node:crypto';
import type { RecordEntity } from '#core/records/kinds.ts';
import type { Db } from '#db/db.ts';
import { insertTrash } from '#db/queries/history/trash.ts';
import { imageHashesIn } from '#db/queries/images.ts';
import type { RequirementRow } from '#db/queries/visaRequirements/visaRequirements.ts';
import { currentActor } from './actor.ts';
import { inTransaction } from './inTransaction.ts';
import { recordChange } from './recordChange.ts';

export type RequirementRows = {
  requirement: RequirementRow;
  /** Detects another destination with the same address. */
  destinationCreatedAt: string;
};

export type TrashedEntity = 'destination' | 'visa_requirement' | 'rule' | RecordEntity;

/**
 * Adds a record that the transaction `trx` deletes to the trash, and its deletion to the history.
 * Returns the trash id.
 */
export async function moveToTrash(
  trx: Db,
  {
    entity,
    id,
    title,
    rows,
    before,
  }: {
    entity: TrashedEntity;
    id: string | number;
    /** The record's title. */
    title: string;
    /** The rows from which its kind brings it back. */
    rows: object;
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
