import type { Db } from '../../client.ts';
import type { ActorKind } from '../../schema.ts';
import { insertRows } from '../insertRows.ts';

/** Who changes records, as the history names them. */
export type Actor = {
  kind: ActorKind;
  /** Of the account; null for all but users. */
  id: string | null;
  /** Stays in the history when the account is gone. */
  name: string;
};

/** Whoever nobody asked: jobs, and the first start. */
export const site: Actor = { kind: 'site', id: null, name: 'Landfall' };

export type NewHistoryEntry = {
  changedAt: string;
  actor: Actor;
  entity: string;
  entityId: string;
  title: string;
  action: string;
  before: object | null;
  after: object | null;
};

/** Adds an entry to the history. */
export async function insertHistory(db: Db, entry: NewHistoryEntry): Promise<void> {
  await db
    .insertInto('history')
    .values({
      changed_at: entry.changedAt,
      actor_kind: entry.actor.kind,
      actor_id: entry.actor.id,
      actor_name: entry.actor.name,
      entity: entry.entity,
      entity_id: entry.entityId,
      title: entry.title,
      action: entry.action,
      before: entry.before && JSON.stringify(entry.before),
      after: entry.after && JSON.stringify(entry.after),
    })
    .execute();
}

const addRows = insertRows('history', [
  'changed_at',
  'actor_kind',
  'actor_id',
  'actor_name',
  'entity',
  'entity_id',
  'title',
  'action',
  'before',
  'after',
]);

/** Entries of one actor at one time; what was before and after is JSON already. */
export type HistoryRows = Pick<NewHistoryEntry, 'changedAt' | 'actor' | 'entity'> & {
  changes: {
    id: string;
    title: string;
    action: string;
    before: string | null;
    after: string | null;
  }[];
};

/** Adds any number of entries to the history. */
export async function insertHistoryRows(
  db: Db,
  { changedAt, actor, entity, changes }: HistoryRows,
): Promise<void> {
  const rows = changes.map(({ id, ...change }) => ({
    changed_at: changedAt,
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actor.name,
    entity,
    entity_id: id,
    ...change,
  }));
  await addRows(db, rows);
}

/**
 * Lets the history of a record go on under another id. Where others had its id, what is theirs stays:
 * all from before `since` and after `until` (ISO 8601), if these are given.
 */
export async function moveHistory(
  trx: Db,
  entity: string,
  {
    from,
    to,
    since,
    until,
  }: { from: string; to: string; since?: string | undefined; until?: string },
): Promise<void> {
  let update = trx
    .updateTable('history')
    .set({ entity_id: to })
    .where('entity', '=', entity)
    .where('entity_id', '=', from);
  if (since !== undefined) update = update.where('changed_at', '>=', since);
  if (until !== undefined) update = update.where('changed_at', '<=', until);
  await update.execute();
}
