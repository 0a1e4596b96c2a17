import type { Db } from '../../../db/client.ts';
import { insertHistory, insertHistoryRows } from '../../../db/queries/history/history.ts';
import type { HistoryAction, HistoryEntity } from '../../schemas/admin/history.ts';
import { currentActor } from './actor.ts';

/** A change of one record. Fields that are nobody's to keep, such as a message's text, are left out. */
export type RecordedChange = {
  entity: HistoryEntity;
  id: string | number;
  /** What people call the record, also when it is gone. */
  title: string;
  action: HistoryAction;
  /** Its fields until now; left out where there was no such record. */
  before?: object | undefined;
  /** Its fields from now on; left out where the record is gone. */
  after?: object | undefined;
};

/**
 * Writes into the history who changes what. `trx` is the transaction of the change itself: neither is
 * stored without the other. Throws outside one.
 */
export async function recordChange(trx: Db, change: RecordedChange): Promise<void> {
  if (!trx.isTransaction) throw new Error('A change is recorded inside its transaction only');
  const { entity, id, title, action, before, after } = change;
  await insertHistory(trx, {
    changedAt: new Date().toISOString(),
    actor: currentActor(),
    entity,
    entityId: String(id),
    title,
    action,
    before: before ?? null,
    after: after ?? null,
  });
}

/** The fields of a record, as JSON. */
export type ChangedRecord = {
  id: string;
  title: string;
  action: HistoryAction;
  before: string | null;
  after: string | null;
};

/** The same for any number of records of one kind, whose fields are JSON already. Throws outside a transaction. */
export async function recordChanges(
  trx: Db,
  entity: HistoryEntity,
  changes: ChangedRecord[],
): Promise<void> {
  if (!trx.isTransaction) throw new Error('A change is recorded inside its transaction only');
  const changedAt = new Date().toISOString();
  await insertHistoryRows(trx, { changedAt, actor: currentActor(), entity, changes });
}
