import type { Db } from '../../../db/client.ts';
import { findRuleSource } from '../../../db/queries/rules/ruleEditions.ts';
import * as conditions from '../../../db/queries/rules/statedEntryConditions.ts';
import * as portals from '../../../db/queries/rules/statedPortals.ts';
import { Conflict } from '../errors.ts';
import { namesOfCondition, namesOfPortal } from '../history/names.ts';
import { fieldsOfFact } from '../history/recordFields.ts';
import type { Restored } from './restorers.ts';

/** Stores an entry condition again. Throws Conflict where its country has another of the kind by now. */
export async function restoreCondition(
  trx: Db,
  { condition }: { condition: conditions.EntryConditionRow },
): Promise<Restored> {
  const there = await conditions.listStatedEntryConditions(trx, condition.destination);
  if (there.some(({ kind }) => kind === condition.kind)) {
    throw new Conflict(
      'This country has another condition of this kind by now: delete that one first, or change it instead',
    );
  }
  const isTaken = (await conditions.findStatedEntryCondition(trx, condition.id)) !== undefined;
  const row = await restorable(trx, condition, isTaken);
  const stored = await conditions.insertEntryConditionRow(trx, row);
  return { ...(await namesOfCondition(trx, stored)), after: fieldsOfFact(stored) };
}

/** Stores an official address again. Throws Conflict where its country has the same by now. */
export async function restorePortal(
  trx: Db,
  { portal }: { portal: portals.PortalRow },
): Promise<Restored> {
  const there = await portals.listStatedPortals(trx, portal.destination);
  if (there.some(({ title, address }) => title === portal.title && address === portal.address)) {
    throw new Conflict('This country has the same address by now: change that one instead');
  }
  const isTaken = (await portals.findStatedPortal(trx, portal.id)) !== undefined;
  const stored = await portals.insertPortalRow(trx, await restorable(trx, portal, isTaken));
  return { ...(await namesOfPortal(trx, stored)), after: fieldsOfFact(stored) };
}

/**
 * The row without an id that was given out again, and without a source that was removed: then it is
 * the administrators'.
 */
async function restorable<Row extends { id: number; source_id: string | null }>(
  trx: Db,
  row: Row,
  isTaken: boolean,
): Promise<Omit<Row, 'id'> & { id?: number }> {
  const { id, source_id: source, ...rest } = row;
  const isThere = source !== null && (await findRuleSource(trx, source)) !== undefined;
  const kept = { ...rest, source_id: isThere ? source : null } as Omit<Row, 'id'>;
  return isTaken ? kept : { ...kept, id };
}
