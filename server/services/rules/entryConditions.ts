import type { Db } from '../../../db/client.ts';
import { findCountry } from '../../../db/queries/countries.ts';
import * as conditions from '../../../db/queries/rules/statedEntryConditions.ts';
import type { HistoryAction } from '../../schemas/admin/history.ts';
import type { EntryConditionInput } from '../../schemas/rules/entryCondition.ts';
import { Conflict, NotFound } from '../errors.ts';
import { namesOfCondition } from '../history/names.ts';
import { recordChange } from '../history/recordChange.ts';
import { fieldsOfFact } from '../history/recordFields.ts';
import { isMatch, versionConflict } from '../rowVersions.ts';
import { moveToTrash } from '../trash/moveToTrash.ts';

type Stored = conditions.StoredEntryCondition;

/**
 * Stores what a destination asks of every foreign passport; the same again changes nothing. Throws NotFound for
 * an unknown destination, or Conflict where it asks another of the kind.
 */
export function createEntryCondition(
  db: Db,
  { destination, fields }: { destination: string; fields: EntryConditionInput },
): Promise<Stored> {
  return db.transaction().execute(async (trx) => {
    if (!(await findCountry(trx, destination))) throw new NotFound('Country');
    const existing = await conditions.listStatedEntryConditions(trx, destination);
    const ofKind = existing.find(({ kind }) => kind === fields.kind);
    if (ofKind && isMatch(ofKind, fields)) return ofKind;
    if (ofKind) throw alreadyThere();
    const now = new Date().toISOString();
    const stored = await conditions.insertEntryCondition(trx, destination, fields, now);
    await record(trx, 'created', { after: stored });
    return stored;
  });
}

/** Replaces this version of a condition. Throws NotFound or Conflict. */
export function updateEntryCondition(
  db: Db,
  { id, version, fields }: { id: number; version: number; fields: EntryConditionInput },
): Promise<Stored> {
  return db.transaction().execute(async (trx) => {
    const stored = await readEntryCondition(trx, id);
    if (stored.version !== version) {
      if (isMatch(stored, fields)) return stored;
      throw versionConflict('condition');
    }
    const others = await conditions.listStatedEntryConditions(trx, stored.destination);
    if (others.some((other) => other.id !== id && other.kind === fields.kind)) throw alreadyThere();
    const now = new Date().toISOString();
    const saved = await conditions.updateEntryCondition(trx, { id, version }, fields, now);
    if (!saved) throw versionConflict('condition');
    await record(trx, 'changed', { before: stored, after: saved });
    return saved;
  });
}

/** One condition. Throws NotFound. */
export async function readEntryCondition(db: Db, id: number): Promise<Stored> {
  const stored = await conditions.findStatedEntryCondition(db, id);
  if (!stored) throw new NotFound('Condition');
  return stored;
}

/** Moves a condition to the trash. Returns the id with which it is restored. Throws NotFound. */
export function deleteEntryCondition(db: Db, id: number): Promise<{ trashId: string }> {
  return db.transaction().execute(async (trx) => {
    const stored = await readEntryCondition(trx, id);
    const row = await conditions.findEntryConditionRow(trx, id);
    if (!row) throw new NotFound('Condition');
    await conditions.deleteEntryCondition(trx, id);
    const names = await namesOfCondition(trx, stored);
    const rows = { condition: row };
    return { trashId: await moveToTrash(trx, { ...names, rows, before: fieldsOfFact(stored) }) };
  });
}

async function record(
  trx: Db,
  action: HistoryAction,
  { before, after }: { before?: Stored; after: Stored },
) {
  await recordChange(trx, {
    ...(await namesOfCondition(trx, after)),
    action,
    before: before && fieldsOfFact(before),
    after: fieldsOfFact(after),
  });
}

function alreadyThere(): Conflict {
  return new Conflict('This country has a condition of this kind already: change that one', {
    field: 'kind',
  });
}
