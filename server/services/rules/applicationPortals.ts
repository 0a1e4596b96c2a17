import type { Db } from '../../../db/client.ts';
import { findCountry } from '../../../db/queries/countries.ts';
import * as portals from '../../../db/queries/rules/statedPortals.ts';
import type { ApplicationPortalInput } from '../../schemas/rules/applicationPortal.ts';
import { NotFound } from '../errors.ts';
import { holds, savedMeanwhile } from '../rowVersions.ts';

type Stored = portals.StoredPortal;

/** Stores where to apply at a destination; the same again changes nothing. Throws NotFound. */
export function createPortal(
  db: Db,
  { destination, fields }: { destination: string; fields: ApplicationPortalInput },
): Promise<Stored> {
  return db.transaction().execute(async (trx) => {
    if (!(await findCountry(trx, destination))) throw new NotFound('Country');
    const existing = await portals.listStatedPortals(trx, destination);
    const same = existing.find((portal) => holds(portal, fields));
    if (same) return same;
    return portals.insertPortal(trx, destination, fields, new Date().toISOString());
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
      if (holds(stored, fields)) return stored;
      throw savedMeanwhile('address');
    }
    const now = new Date().toISOString();
    const saved = await portals.updatePortal(trx, { id, version }, fields, now);
    if (!saved) throw savedMeanwhile('address');
    return saved;
  });
}

/** One portal. Throws NotFound. */
export async function readPortal(db: Db, id: number): Promise<Stored> {
  const stored = await portals.findStatedPortal(db, id);
  if (!stored) throw new NotFound('Address');
  return stored;
}

/** Removes a portal. Throws NotFound. */
export async function deletePortal(db: Db, id: number): Promise<void> {
  if (!(await portals.deletePortal(db, id))) throw new NotFound('Address');
}
