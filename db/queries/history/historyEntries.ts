import { type Selectable, sql } from 'kysely';
import type { ActorKind } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { countRows } from '../countRows.ts';
import type { Actor } from './history.ts';

export type HistoryEntry = {
  id: number;
  changedAt: string;
  actor: Actor;
  entity: string;
  entityId: string;
  title: string;
  action: string;
  /** The record's fields; null if there was no record, or for personal data. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

export type HistoryFilter = {
  /** An account's id, or the kind of an actor without one. */
  actor?: { id: string } | { kind: Exclude<ActorKind, 'user'> } | undefined;
  entity?: string | undefined;
  /** Excluded kinds of records. */
  without?: readonly string[] | undefined;
  /** One record; `since` (ISO 8601) excludes earlier records with its id. */
  record?: { entity: string; id: string; since?: string | undefined } | undefined;
  /** A range of entry ids: from the first, up to but excluding the second. */
  from?: number | undefined;
  before?: number | undefined;
};

/** The newest entries that pass the filter, newest first. */
export async function listHistoryNewestFirst(
  db: Db,
  filter: HistoryFilter,
  limit: number,
): Promise<HistoryEntry[]> {
  const rows = await passing(db, filter).selectAll().orderBy('id', 'desc').limit(limit).execute();
  return rows.map(toEntry);
}

/** The number of entries that pass the filter, at most `max`, since counting more is slow. */
export function countHistory(db: Db, filter: HistoryFilter, max: number): Promise<number> {
  return countRows(db.selectFrom(passing(db, filter).select('id').limit(max).as('counted')));
}

function passing(db: Db, { actor, entity, without = [], record, from, before }: HistoryFilter) {
  let query = db.selectFrom('history');
  if (actor && 'id' in actor) query = query.where('actor_id', '=', actor.id);
  if (actor && 'kind' in actor) {
    query = query.where('actor_id', 'is', null).where('actor_kind', '=', actor.kind);
  }
  if (record) query = query.where('entity', '=', record.entity).where('entity_id', '=', record.id);
  if (record?.since !== undefined) query = query.where('changed_at', '>=', record.since);
  if (entity !== undefined) query = query.where('entity', '=', entity);
  // Filtered during the scan of the newest entries, as few are excluded.
  if (without.length > 0) query = query.where('entity', 'not in', without);
  if (from !== undefined) query = query.where('id', '>=', from);
  if (before !== undefined) query = query.where('id', '<', before);
  return query;
}

/** One entry; `undefined` when the id is unknown. */
export async function findHistoryEntry(db: Db, id: number): Promise<HistoryEntry | undefined> {
  const row = await db.selectFrom('history').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toEntry(row);
}

/** Returns whether the history has a change of the entry's record after the entry. */
export async function hasLaterEntry(
  db: Db,
  { id, entity, entityId }: Pick<HistoryEntry, 'id' | 'entity' | 'entityId'>,
): Promise<boolean> {
  const row = await passing(db, { record: { entity, id: entityId } })
    .select('id')
    .where('id', '>', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The id of the first entry at or after this time (ISO 8601); `undefined` when there is none. */
export async function findFirstEntrySince(db: Db, time: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('history')
    .select('id')
    .where('changed_at', '>=', time)
    .orderBy('changed_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Ids in the history, of one kind of record, with this prefix. */
export async function listRecordedIdsFrom(
  db: Db,
  entity: string,
  beginning: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('history')
    .select('entity_id')
    .distinct()
    .where('entity', '=', entity)
    .where('entity_id', '>=', beginning)
    .where('entity_id', '<', `${beginning}\u{10ffff}`)
    .execute();
  return rows.map((row) => row.entity_id);
}

/** The accounts in the history, each with its last name, by name. */
export async function listHistoryAccounts(db: Db): Promise<{ id: string; name: string }[]> {
  // A loose index scan from one account to the next, whatever their number of entries.
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive accounts (id) as (
      select min(actor_id) from history where actor_id is not null
      union all
      select (select min(actor_id) from history where actor_id > accounts.id)
      from accounts where accounts.id is not null
    )
    select id, (
      select actor_name from history where actor_id = accounts.id order by history.id desc limit 1
    ) as name
    from accounts where id is not null order by name, id`.execute(db);
  return rows;
}

function toEntry(row: Selectable<Schema['history']>): HistoryEntry {
  return {
    id: row.id,
    changedAt: row.changed_at,
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    entity: row.entity,
    entityId: row.entity_id,
    title: row.title,
    action: row.action,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
  };
}
