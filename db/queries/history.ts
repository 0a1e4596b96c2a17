import type { Db } from '../client.ts';
import type { ActorKind } from '../schema.ts';

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
