import type { Db } from '../../../db/client.ts';
import { findCountry } from '../../../db/queries/countries.ts';
import * as conditions from '../../../db/queries/rules/statedEntryConditions.ts';
import type { EntryConditionInput } from '../../schemas/rules/entryCondition.ts';
import { Conflict, NotFound } from '../errors.ts';
import { holds, savedMeanwhile } from '../rowVersions.ts';

type Stored = conditions.StoredEntryCondition;

/**
 * Stores what a destination asks of every passport; the same again changes nothing. Throws NotFound for
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
    if (ofKind && holds(ofKind, fields)) return ofKind;
    if (ofKind) throw alreadyThere();
    const now = new Date().toISOString();
    return conditions.insertEntryCondition(trx, destination, fields, now);
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
      if (holds(stored, fields)) return stored;
      throw savedMeanwhile('condition');
    }
    const others = await conditions.listStatedEntryConditions(trx, stored.destination);
    if (others.some((other) => other.id !== id && other.kind === fields.kind)) throw alreadyThere();
    const now = new Date().toISOString();
    const saved = await conditions.updateEntryCondition(trx, { id, version }, fields, now);
    if (!saved) throw savedMeanwhile('condition');
    return saved;
  });
}

/** One condition. Throws NotFound. */
export async function readEntryCondition(db: Db, id: number): Promise<Stored> {
  const stored = await conditions.findStatedEntryCondition(db, id);
  if (!stored) throw new NotFound('Condition');
  return stored;
}

/** Removes a condition. Throws NotFound. */
export async function deleteEntryCondition(db: Db, id: number): Promise<void> {
  if (!(await conditions.deleteEntryCondition(db, id))) throw new NotFound('Condition');
}

function alreadyThere(): Conflict {
  return new Conflict('This country has a condition of this kind already: change that one', {
    field: 'kind',
  });
}
