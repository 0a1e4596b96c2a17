import type { ActorKind, Role } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { insertRows } from '../insertRows.ts';

/** Who changes records. */
export type Actor = {
  kind: ActorKind;
  /** The account's id; null unless a user. */
  id: string | null;
  /** Kept in the history after the account is deleted. */
  name: string;
  /** The role of an account, which isn't stored; commands and jobs have none. */
  role?: Role;
};

/** The actor of jobs and of the first start. */
export const site: Actor = { kind: 'site', id: null, name: 'Landfall' };

type NewHistoryEntry = {
  changedAt: string;
  actor: Actor;
  entity: string;
  entityId: string;
  title: string;
  action: string;
  before: object | null;
  after: object | null;
};

/** Returns the entry's id. */
export async function insertHistory(db: Db, entry: NewHistoryEntry): Promise<number> {
  const { id } = await db
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
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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

/** Entries of one actor at one time; `before` and `after` are already JSON. */
type HistoryRows = Pick<NewHistoryEntry, 'changedAt' | 'actor' | 'entity'> & {
  changes: {
    id: string;
    title: string;
    action: string;
    before: string | null;
    after: string | null;
  }[];
};

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
 * Moves a record's history to another id. Entries before `since` and after `until` (ISO 8601), if
 * given, belong to other records with the old id and stay.
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
