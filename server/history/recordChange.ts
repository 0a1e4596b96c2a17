import type { HistoryAction, HistoryEntity } from '#core/records/history.ts';
import type { Db } from '#db/db.ts';
import { insertHistory, insertHistoryRows } from '#db/queries/history/history.ts';
import { currentActor } from './actor.ts';

/** A change of one record. Personal data, such as a message's text, is omitted. */
export type RecordedChange = {
  entity: HistoryEntity;
  id: string | number;
  /** The record's title, valid after deletion. */
  title: string;
  action: HistoryAction;
  /** Its fields before the change; omitted for a new record. */
  before?: object | undefined;
  /** Its fields after the change; omitted for a deleted record. */
  after?: object | undefined;
};

/**
 * Records a change in the history, and returns the entry's id. `trx` is the transaction of the change
 * itself, so that both are stored or neither. Throws outside a transaction.
 */
export async function recordChange(trx: Db, change: RecordedChange): Promise<number> {
  if (!trx.isTransaction) throw new Error('A change is recorded inside its transaction only');
  const { entity, id, title, action, before, after } = change;
  return insertHistory(trx, {
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

/**
 * Records changes of any number of records of one kind, with fields already in JSON. Throws outside
 * a transaction.
 */
export async function recordChanges(
  trx: Db,
  entity: HistoryEntity,
  changes: ChangedRecord[],
): Promise<void> {
  if (!trx.isTransaction) throw new Error('A change is recorded inside its transaction only');
  const changedAt = new Date().toISOString();
  await insertHistoryRows(trx, { changedAt, actor: currentActor(), entity, changes });
}

/** The answer to a change that can be undone: its history entries. */
export type Undoable = { changes: number[] };
