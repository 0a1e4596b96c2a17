import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '#core/dates.ts';
import type { AccountLinkPurpose } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import {
  type AccountLink,
  deleteAccountLinksOf,
  findAccountLink,
  replaceAccountLink,
} from '#db/queries/accounts/accountLinks.ts';
import { deleteSessionsOfUser } from '#db/queries/accounts/sessions.ts';
import { findUserById, updateUser } from '#db/queries/accounts/users.ts';
import { forgetTriesAt } from '../auth/accountLimits.ts';
import { Forbidden } from '../errors.ts';
import { runAs, userActor } from '../history/actor.ts';
import { hashNewPassword } from './administrators.ts';
import { recordUserChange } from './recordUserChange.ts';
import { refuseTakenName } from './takenName.ts';

/** Lifetimes of links: an invitation may be read days later, a password reset is urgent. */
const lifetimesMs: Record<AccountLinkPurpose, number> = {
  invitation: 7 * DAY_MS,
  reset: DAY_MS,
};

/** A new link, returned only once: its token is stored hashed. */
export type NewAccountLink = { token: string; purpose: AccountLinkPurpose; expiresAt: string };

/** Creates a link to choose a password, which replaces the account's previous links. */
export async function createAccountLink(
  trx: Db,
  userId: string,
  purpose: AccountLinkPurpose,
): Promise<NewAccountLink> {
  const token = randomBytes(24).toString('base64url');
  const now = Date.now();
  const expiresAt = new Date(now + lifetimesMs[purpose]).toISOString();
  const link = { tokenHash: hashOf(token), userId, purpose, expiresAt };
  await replaceAccountLink(trx, link, new Date(now).toISOString());
  return { token, purpose, expiresAt };
}

/** A link's purpose and account. Throws Forbidden when it was used or has expired. */
export async function readAccountLink(db: Db, token: string): Promise<AccountLink> {
  const link = await findAccountLink(db, hashOf(token), new Date().toISOString());
  if (link) return link;
  throw new Forbidden('This link was used or is too old: ask whoever gave it to you for a new one');
}

/**
 * Sets the password of a link's account and, for an invitation, the name. Uses up the link and ends
 * all sessions of the account. Returns its id. Throws Forbidden when the link was used or has
 * expired, FieldError for a leaked password or another's name, Overloaded.
 */
export async function useAccountLink(
  db: Db,
  { token, password, name }: { token: string; password: string; name: string },
): Promise<string> {
  const { userId } = await readAccountLink(db, token);
  const passwordHash = await hashNewPassword(password, 'password');
  return db.transaction().execute(async (trx) => {
    // Checked again: of two simultaneous uses, the second finds the link used.
    const link = await readAccountLink(trx, token);
    const before = await findUserById(trx, userId);
    if (link.purpose === 'invitation' && name !== before?.name) {
      await refuseTakenName(trx, name, userId);
    }
    const chosen = link.purpose === 'invitation' ? { passwordHash, name } : { passwordHash };
    await updateUser(trx, userId, chosen, new Date().toISOString());
    await deleteAccountLinksOf(trx, userId);
    await deleteSessionsOfUser(trx, userId);
    await forgetTriesAt(trx, { id: userId, email: link.email });
    const ownName = link.purpose === 'invitation' ? name : link.name;
    const actor = userActor({ id: userId, name: ownName, email: link.email });
    await runAs(actor, () => recordUserChange(trx, before, userId, { password: 'A new one' }));
    return userId;
  });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
