import { isDeepStrictEqual } from 'node:util';
import { addDays } from '#core/dates.ts';
import type { HistoryList, HistoryOfRecord } from '#core/inputs/panel/history.ts';
import {
  administratorsEntities,
  HISTORY_COUNTED_MAX,
  type HistoryEntity,
  otherActors,
} from '#core/records/history.ts';
import type { Role } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import * as history from '#db/queries/history/historyEntries.ts';
import { isMatch } from '../history/rowVersions.ts';
import { readRevertible } from './revertToVersion.ts';
import { isUndoable } from './undoChanges.ts';

/**
 * A page of the history, newest first, with the `before` of the next page, and the total number,
 * counted up to `HISTORY_COUNTED_MAX`.
 */
type HistoryPage = { entries: ListedEntry[]; next: number | null; total: number };

/** An entry of a record, with its sides that the stored record equals: to restore them changes nothing. */
type ListedEntry = history.HistoryEntry & {
  presentSides: ('before' | 'after')[];
  /** Whether the history offers to undo it. */
  isUndoable: boolean;
};

const nothing: HistoryPage = { entries: [], next: null, total: 0 };

/**
 * A page of all changes, optionally filtered by person, kind and days (UTC, last one inclusive).
 * Editors don't see changes that only administrators can make.
 */
export async function listHistory(db: Db, role: Role, input: HistoryList): Promise<HistoryPage> {
  const without = hiddenFrom(role);
  if (input.entity && without.includes(input.entity)) return nothing;
  // Entry ids grow with time, so a span of time is a range of ids.
  const from = input.from && (await history.findFirstEntrySince(db, input.from));
  if (input.from && from === undefined) return nothing;
  const to = input.to && (await history.findFirstEntrySince(db, dayAfter(input.to)));
  const filter = {
    actor: actorOf(input.by),
    entity: input.entity,
    without,
    from: from || undefined,
    before: to || undefined,
  };
  return pageOf(db, filter, input);
}

/**
 * A page of a record's changes, and its stored version if an earlier one can be restored. Changes
 * of a deleted record with the same id are excluded.
 */
export async function listHistoryOf(
  db: Db,
  role: Role,
  { entity, id, ...page }: HistoryOfRecord,
): Promise<HistoryPage & { storedVersion: number | null }> {
  if (hiddenFrom(role).includes(entity)) return { ...nothing, storedVersion: null };
  const stored = await readRevertible(db, role, { entity, id });
  const since = stored?.createdAt;
  const found = await pageOf(db, { record: { entity, id, since } }, page, stored);
  return { ...found, storedVersion: stored?.version ?? null };
}

async function pageOf(
  db: Db,
  filter: history.HistoryFilter,
  { before, pageSize }: { before?: number | undefined; pageSize: number },
  stored?: object,
): Promise<HistoryPage> {
  const ends = [filter.before, before].filter((id) => id !== undefined);
  const end = ends.length > 0 ? Math.min(...ends) : undefined;
  const found = await history.listHistoryNewestFirst(db, { ...filter, before: end }, pageSize + 1);
  const entries: ListedEntry[] = [];
  for (const entry of found.slice(0, pageSize)) {
    entries.push({
      ...differingAlone(entry),
      presentSides: presentSides(entry, stored),
      isUndoable: await isUndoable(db, entry),
    });
  }
  return {
    entries,
    next: found.length > entries.length ? (entries.at(-1)?.id ?? null) : null,
    total: await history.countHistory(db, filter, HISTORY_COUNTED_MAX),
  };
}

function presentSides(
  entry: history.HistoryEntry,
  stored: object | undefined,
): ListedEntry['presentSides'] {
  if (!stored) return [];
  return (['before', 'after'] as const).filter(
    (side) => entry[side] && isMatch(stored, entry[side]),
  );
}

/** The entry without fields that are equal before and after. */
function differingAlone(entry: history.HistoryEntry): history.HistoryEntry {
  const { before, after } = entry;
  if (!before || !after) return entry;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const differing = [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const of = (fields: Record<string, unknown>) =>
    Object.fromEntries(differing.map((name) => [name, fields[name] ?? null]));
  return { ...entry, before: of(before), after: of(after) };
}

/** The kinds of records hidden from this role. */
function hiddenFrom(role: Role): readonly HistoryEntity[] {
  return role === 'administrator' ? [] : administratorsEntities;
}

function actorOf(by: string | undefined): history.HistoryFilter['actor'] {
  if (by === undefined) return undefined;
  return Object.hasOwn(otherActors, by) ? { kind: by as keyof typeof otherActors } : { id: by };
}

function dayAfter(day: string): string {
  return new Date(addDays(day, 1)).toISOString();
}
