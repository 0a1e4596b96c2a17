import type { Db } from '../../../db/db.ts';
import type { Destination } from '../../../db/queries/destinations/destinationRow.ts';
import type { VisaRequirement } from '../../../db/queries/visaRequirements.ts';
import { listRequirementsOfPassport } from '../../../db/queries/visaRequirements.ts';
import { signToken, verifyToken } from '../../auth/signedLinks.ts';
import { NotFound } from '../errors.ts';
import { findStoredDestination } from './destinations.ts';

/** Lifetime of a preview: seven days, in ms. */
const PREVIEW_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * A token for the preview of a destination, valid for seven days, and its expiry (ISO 8601). Throws
 * NotFound.
 */
export async function createPreview(
  db: Db,
  id: string,
): Promise<{ token: string; expiresAt: string }> {
  const expiresAt = new Date(Date.now() + PREVIEW_MS);
  const stored = await findStoredDestination(db, id);
  const token = await signToken(db, 'preview', `${stored.id} ${stored.createdAt}`, expiresAt);
  return { token, expiresAt: expiresAt.toISOString() };
}

/**
 * The previewed destination, of any publication status. Throws NotFound, also for an expired token.
 */
export async function findPreviewed(db: Db, token: string): Promise<Destination> {
  const stated = await verifyToken(db, 'preview', token);
  if (stated === null) throw new NotFound('Preview');
  const [id = '', createdAt] = stated.split(' ');
  const stored = await findStoredDestination(db, id);
  // Another destination may have the address by now.
  if (stored.createdAt !== createdAt) throw new NotFound('Preview');
  return stored;
}

/** What a passport needs at the previewed destination. Throws NotFound. */
export async function listPreviewedRequirements(
  db: Db,
  { token, passport }: { token: string; passport: string },
): Promise<VisaRequirement[]> {
  const { id } = await findPreviewed(db, token);
  return listRequirementsOfPassport(db, id, passport);
}
