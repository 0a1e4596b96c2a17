import type { Db } from '#db/db.ts';
import {
  findHistoryEntry,
  type HistoryEntry,
  hasLaterEntry,
} from '#db/queries/history/historyEntries.ts';
import { InvalidRequest, NotFound } from '../errors.ts';
import { currentActor } from '../history/actor.ts';
import { notUndone } from '../history/undoHooks.ts';
import { undoHooksOf } from './hooksOf.ts';

/**
 * Undoes changes that the current actor made, or that anybody may undo, given their history entries, except of records that
 * were changed since. Returns the number undone and the titles of the others. Throws NotFound for
 * an unknown change, and InvalidRequest for one that isn't undone this way.
 */
export function undoChanges(
  db: Db,
  changes: readonly number[],
): Promise<{ undone: number; left: string[] }> {
  return db.transaction().execute(async (trx) => {
    let undone = 0;
    const left: string[] = [];
    for (const id of changes) {
      const entry = await findHistoryEntry(trx, id);
      if (!entry || !mayUndo(entry)) throw new NotFound('Change');
      if (await undo(trx, entry)) undone += 1;
      else left.push(entry.title);
    }
    return { undone, left };
  });
}

function mayUndo({ entity, actor }: HistoryEntry): boolean {
  return actor.id === currentActor().id || undoHooksOf(entity).byAnyone === true;
}

/** Whether the history offers to undo a change: anybody may, and what it changed is as it left it. */
export async function isUndoable(db: Db, entry: HistoryEntry): Promise<boolean> {
  const { byAnyone, isTouchedSince } = undoHooksOf(entry.entity);
  if (!byAnyone || !isTouchedSince) return false;
  try {
    return !(await isTouchedSince(db, entry));
  } catch (error) {
    if (error instanceof InvalidRequest) return false;
    throw error;
  }
}

/** False when the record was changed since, or is gone. */
async function undo(trx: Db, entry: HistoryEntry): Promise<boolean> {
  const { undo: undoEntry, isTouchedSince = hasLaterEntry } = undoHooksOf(entry.entity);
  if (!undoEntry) throw notUndone();
  if (await isTouchedSince(trx, entry)) return false;
  try {
    await undoEntry(trx, entry);
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}
