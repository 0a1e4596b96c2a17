import { randomBytes } from 'node:crypto';
import { DAY_MS } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import type { Destination } from '#db/queries/destinations/destinationRow.ts';
import {
  deletePreviewLinks,
  findPreviewLink,
  type PreviewLink,
  storePreviewLink,
} from '#db/queries/destinations/previewLinks.ts';
import { listRequirementsOfPassport } from '#db/queries/visaRequirements/visaRequirements.ts';
import { readNeeds } from '#server/answers/pages/destinationPages.ts';
import { signToken, verifyToken } from '#server/auth/signedLinks.ts';
import { NotFound } from '#server/errors.ts';
import { inTransaction } from '#server/history/inTransaction.ts';
import { findStoredDestination } from './destinations.ts';

/** Lifetime of a preview link: seven days, in ms. */
const LINK_MS = 7 * DAY_MS;

/** Lifetime of the editor's access to what the live preview shows by id: a day, in ms. */
const LIVE_MS = DAY_MS;

/** When the shared link of a destination expires (ISO 8601); null without one. Throws NotFound. */
export async function readPreviewLink(db: Db, id: string): Promise<{ expiresAt: string | null }> {
  const stored = await findStoredDestination(db, id);
  return { expiresAt: (await findPreviewLink(db, stored.id, now()))?.expiresAt ?? null };
}

/**
 * The token of the preview link of a destination and its expiry (ISO 8601): of its present link, or of a
 * new one for seven days, which ends the earlier ones. Throws NotFound.
 */
export function createPreview(
  db: Db,
  { id, renew }: { id: string; renew: boolean },
): Promise<{ token: string; expiresAt: string }> {
  return inTransaction(db, async (trx) => {
    const stored = await findStoredDestination(trx, id);
    const present = renew ? undefined : await findPreviewLink(trx, stored.id, now());
    const link = present ?? newLink();
    if (!present) await storePreviewLink(trx, stored.id, link);
    const value = [stored.id, stored.createdAt, link.key].join(' ');
    const token = await signToken(trx, 'preview', value, new Date(link.expiresAt));
    return { token, expiresAt: link.expiresAt };
  });
}

/** Ends all preview links of a destination. Throws NotFound. */
export async function stopSharingPreview(db: Db, id: string): Promise<void> {
  const stored = await findStoredDestination(db, id);
  await deletePreviewLinks(db, [stored.id]);
}

/** A token with which the live preview reads requirements and poster: no link to a page. Throws NotFound. */
export async function createLivePreview(db: Db, id: string): Promise<{ token: string }> {
  const { id: storedId, createdAt } = await findStoredDestination(db, id);
  const expiresAt = new Date(Date.now() + LIVE_MS);
  return { token: await signToken(db, 'live-preview', `${storedId} ${createdAt}`, expiresAt) };
}

/**
 * The previewed destination. Throws NotFound, also for an ended link; one of a destination published
 * since leads there.
 */
export async function findPreviewed(db: Db, token: string): Promise<Destination> {
  const value = await verifyToken(db, 'preview', token);
  const [stored, key] = await destinationIn(db, value);
  if (stored.status === 'published') return stored;
  const link = await findPreviewLink(db, stored.id, now());
  if (!link || link.key !== key) throw new NotFound('Preview');
  return stored;
}

/** The destination of a preview link or of a live preview. Throws NotFound. */
export async function findShownInPreview(db: Db, token: string): Promise<Destination> {
  const live = await verifyToken(db, 'live-preview', token);
  if (live === null) return findPreviewed(db, token);
  const [stored] = await destinationIn(db, live);
  return stored;
}

/** What passports need at the destination of a preview link. Throws NotFound. */
export async function readPreviewPage(
  db: Db,
  { token, ...asked }: Parameters<typeof readNeeds>[1] & { token: string },
): ReturnType<typeof readNeeds> {
  const { id } = await findShownInPreview(db, token);
  return readNeeds(db, asked, (passport) => listRequirementsOfPassport(db, id, passport));
}

/** The destination that a token's value names, of any publication status, and the link's key. */
async function destinationIn(
  db: Db,
  value: string | null,
): Promise<[stored: Destination, key: string | undefined]> {
  if (value === null) throw new NotFound('Preview');
  const [id = '', createdAt, key] = value.split(' ');
  const stored = await findStoredDestination(db, id);
  // Another destination may have the address by now.
  if (stored.createdAt !== createdAt) throw new NotFound('Preview');
  return [stored, key];
}

function newLink(): PreviewLink {
  const expiresAt = new Date(Date.now() + LINK_MS).toISOString();
  return { key: randomBytes(16).toString('base64url'), expiresAt };
}

function now(): string {
  return new Date().toISOString();
}
