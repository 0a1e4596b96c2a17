import { randomUUID } from 'node:crypto';
import type { RecordEntity } from '#core/inputs/records/kinds.ts';
import type { Db } from '#db/db.ts';
import type { DestinationRows } from '#db/queries/destinations/destinationRows.ts';
import { insertTrash } from '#db/queries/history/trash.ts';
import { imageHashesIn } from '#db/queries/images.ts';
import type { RecordRow } from '#db/queries/records/recordTable.ts';
import type { RequirementRow } from '#db/queries/visaRequirements/visaRequirements.ts';
import { currentActor } from './actor.ts';
import { inTransaction } from './inTransaction.ts';
import { recordChange } from './recordChange.ts';

export type RequirementRows = {
  requirement: RequirementRow;
  /** Detects another destination with the same address. */
  destinationCreatedAt: string;
};

/** The rows that the trash keeps of each kind with a service of its own, for its restorer. */
export type KeptRows = {
  destination: DestinationRows;
  visa_requirement: RequirementRows;
  rule: { rule: RecordRow };
};

export type TrashedEntity = keyof KeptRows | RecordEntity;

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
    rows: Entity extends keyof KeptRows ? KeptRows[Entity] : object;
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
