import type { Db } from '../../../db/client.ts';
import { findCountry } from '../../../db/queries/countries.ts';
import * as portals from '../../../db/queries/rules/statedPortals.ts';
import type { HistoryAction } from '../../schemas/admin/history.ts';
import type { ApplicationPortalInput } from '../../schemas/rules/applicationPortal.ts';
import { NotFound } from '../errors.ts';
import { namesOfPortal } from '../history/names.ts';
import { recordChange } from '../history/recordChange.ts';
import { fieldsOfFact } from '../history/recordFields.ts';
import { isMatch, versionConflict } from '../rowVersions.ts';
import { moveToTrash } from '../trash/moveToTrash.ts';

type Stored = portals.StoredPortal;

/** Stores where to apply at a destination; the same again changes nothing. Throws NotFound. */
export function createPortal(
  db: Db,
  { destination, fields }: { destination: string; fields: ApplicationPortalInput },
): Promise<Stored> {
  return db.transaction().execute(async (trx) => {
    if (!(await findCountry(trx, destination))) throw new NotFound('Country');
    const existing = await portals.listStatedPortals(trx, destination);
    const same = existing.find((portal) => isMatch(portal, fields));
    if (same) return same;
    const now = new Date().toISOString();
    const stored = await portals.insertPortal(trx, destination, fields, now);
    await record(trx, 'created', { after: stored });
    return stored;
  });
}

/** Replaces this version of a portal. Throws NotFound or Conflict. */
export function updatePortal(
  db: Db,
  { id, version, fields }: { id: number; version: number; fields: ApplicationPortalInput },
): Promise<Stored> {
  return db.transaction().execute(async (trx) => {
    const stored = await readPortal(trx, id);
    if (stored.version !== version) {
      if (isMatch(stored, fields)) return stored;
      throw versionConflict('address');
    }
    const now = new Date().toISOString();
    const saved = await portals.updatePortal(trx, { id, version }, fields, now);
    if (!saved) throw versionConflict('address');
    await record(trx, 'changed', { before: stored, after: saved });
    return saved;
  });
}

/** One portal. Throws NotFound. */
export async function readPortal(db: Db, id: number): Promise<Stored> {
  const stored = await portals.findStatedPortal(db, id);
  if (!stored) throw new NotFound('Address');
  return stored;
}

/** Moves a portal to the trash. Returns the id with which it is restored. Throws NotFound. */
export function deletePortal(db: Db, id: number): Promise<{ trashId: string }> {
  return db.transaction().execute(async (trx) => {
    const stored = await readPortal(trx, id);
    const row = await portals.findPortalRow(trx, id);
    if (!row) throw new NotFound('Address');
    await portals.deletePortal(trx, id);
    const names = await namesOfPortal(trx, stored);
    const rows = { portal: row };
    return { trashId: await moveToTrash(trx, { ...names, rows, before: fieldsOfFact(stored) }) };
  });
}

async function record(
  trx: Db,
  action: HistoryAction,
  { before, after }: { before?: Stored; after: Stored },
) {
  await recordChange(trx, {
    ...(await namesOfPortal(trx, after)),
    action,
    before: before && fieldsOfFact(before),
    after: fieldsOfFact(after),
  });
}
