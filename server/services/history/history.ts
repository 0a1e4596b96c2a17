import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../db/client.ts';
import * as history from '../../../db/queries/history/historyEntries.ts';
import {
  administratorsEntities,
  HISTORY_PAGE_SIZE,
  type HistoryEntity,
  otherActors,
} from '../../schemas/admin/history.ts';
import { readRestorable } from './restoreVersion.ts';

type Role = 'administrator' | 'editor';

/** A page of the history: entries newest first, and before which one the next page begins. */
export type HistoryPage = { entries: history.HistoryEntry[]; next: number | null };

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A page of all changes, of one person, of one kind and in a span of days (UTC, the last one too) where
 * these are given. Editors don't see what only administrators may change.
 */
export async function listHistory(
  db: Db,
  role: Role,
  input: {
    by?: string | undefined;
    entity?: HistoryEntity | undefined;
    from?: string | undefined;
    to?: string | undefined;
    before?: number | undefined;
  },
): Promise<HistoryPage> {
  const without = hiddenFrom(role);
  if (input.entity && without.includes(input.entity)) return { entries: [], next: null };
  // Entries are numbered in the order of their times, so a span of time is one of numbers.
  const from = input.from && (await history.findFirstEntrySince(db, input.from));
  if (input.from && from === undefined) return { entries: [], next: null };
  const to = input.to && (await history.findFirstEntrySince(db, dayAfter(input.to)));
  const ends = [input.before, to || undefined].filter((id) => id !== undefined);
  return pageOf(db, {
    actor: actorOf(input.by),
    entity: input.entity,
    without,
    from: from || undefined,
    before: ends.length > 0 ? Math.min(...ends) : undefined,
  });
}

/**
 * A page of the changes of one record, and the version that is stored, where an earlier one can take its
 * place. The changes of a deleted record that had its id are not among them.
 */
export async function listHistoryOf(
  db: Db,
  role: Role,
  { entity, id, before }: { entity: HistoryEntity; id: string; before?: number | undefined },
): Promise<HistoryPage & { storedVersion: number | null }> {
  if (hiddenFrom(role).includes(entity)) return { entries: [], next: null, storedVersion: null };
  const stored = await readRestorable(db, role, { entity, id });
  const since = stored?.createdAt;
  const page = await pageOf(db, { record: { entity, id, since }, before });
  return { ...page, storedVersion: stored?.version ?? null };
}

async function pageOf(db: Db, filter: history.HistoryFilter): Promise<HistoryPage> {
  const found = await history.listHistoryNewestFirst(db, filter, HISTORY_PAGE_SIZE + 1);
  const entries = found.slice(0, HISTORY_PAGE_SIZE).map(differingAlone);
  return { entries, next: found.length > entries.length ? (entries.at(-1)?.id ?? null) : null };
}

/** The entry without the fields that are the same before and after. */
function differingAlone(entry: history.HistoryEntry): history.HistoryEntry {
  const { before, after } = entry;
  if (!before || !after) return entry;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const differing = [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const of = (fields: Record<string, unknown>) =>
    Object.fromEntries(differing.map((name) => [name, fields[name] ?? null]));
  return { ...entry, before: of(before), after: of(after) };
}

/** The kinds of records whose changes somebody of this role doesn't see. */
function hiddenFrom(role: Role): readonly HistoryEntity[] {
  return role === 'administrator' ? [] : administratorsEntities;
}

function actorOf(by: string | undefined): history.HistoryFilter['actor'] {
  if (by === undefined) return undefined;
  return Object.hasOwn(otherActors, by) ? { kind: by as keyof typeof otherActors } : { id: by };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString();
}
