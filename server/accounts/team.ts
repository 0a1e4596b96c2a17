import { randomUUID } from 'node:crypto';
import type { Role } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { deleteAccountLinksOf } from '#db/queries/accounts/accountLinks.ts';
import { deleteSessionsOfUser } from '#db/queries/accounts/sessions.ts';
import { replaceRecoveryCodes, setTotpSecret } from '#db/queries/accounts/twoFactor.ts';
import * as users from '#db/queries/accounts/users.ts';
import { oldestSession } from '../auth/luciaAdapter.ts';
import { FieldError, InvalidRequest, NotFound } from '../errors.ts';
import { inTransaction } from '../history/inTransaction.ts';
import { securitySetting } from '../site/settings/settings.ts';
import { readValue } from '../site/settings/versionedSetting.ts';
import { createAccountLink, type NewAccountLink } from './accountLinks.ts';
import { recordUserChange } from './recordUserChange.ts';
import { refuseTakenName } from './takenName.ts';

/** The id of the acting administrator; absent on the command line. */
export type By = { by?: string | undefined };

/** All accounts by e-mail, each with its number of sessions. */
export async function listTeam(db: Db): Promise<users.ListedUser[]> {
  const since = oldestSession(await readValue(db, securitySetting));
  return users.listUsers(db, { now: new Date().toISOString(), since });
}

/** Throws NotFound. */
export async function readUser(db: Db, id: string): Promise<users.User> {
  const user = await users.findUserById(db, id);
  if (!user) throw new NotFound('User');
  return user;
}

/** Mails a new link; returns the mail's id in the outbox, null if it can't. */
type Deliver = (trx: Db, user: { email: string }, link: NewAccountLink) => Promise<number | null>;

/** A link, and the id of the mail with it to its owner, if there is one. */
type DeliveredLink = NewAccountLink & { mailId: number | null };

/**
 * Creates an account that can't sign in until the link is used. `email` is in lower case. Throws
 * FieldError when it has an account, or the name is another's.
 */
export function inviteUser(
  db: Db,
  { email, name, role }: { email: string; name: string; role: Role },
  deliver: Deliver,
): Promise<DeliveredLink & { id: string }> {
  return db.transaction().execute(async (trx) => {
    if (await users.findCredentialsByEmail(trx, email)) {
      throw new FieldError('email', 'This address has an account already');
    }
    await refuseTakenName(trx, name);
    const id = randomUUID();
    const user = { id, email, name, role, passwordHash: '' };
    await users.insertUser(trx, user, new Date().toISOString());
    await recordUserChange(trx, undefined, id);
    const link = await createAccountLink(trx, id, 'invitation');
    return { id, ...link, mailId: await deliver(trx, user, link) };
  });
}

/**
 * Creates a link: an invitation until one was accepted, then a password reset. Throws NotFound, or
 * InvalidRequest for the caller's own and for deactivated accounts.
 */
export async function createLinkFor(
  db: Db,
  id: string,
  deliver: Deliver,
  who: By = {},
): Promise<DeliveredLink> {
  refuseOwnAccount(id, who);
  return db.transaction().execute(async (trx) => {
    const user = await readUser(trx, id);
    if (user.state === 'deactivated') throw new InvalidRequest('Reactivate this account first');
    const purpose = user.state === 'invited' ? 'invitation' : 'reset';
    const link = await createAccountLink(trx, id, purpose);
    await recordUserChange(trx, user, id, { link: `A new one: ${purpose}` });
    return { ...link, mailId: await deliver(trx, user, link) };
  });
}

/**
 * Throws NotFound, or InvalidRequest for the caller's own account and the last active
 * administrator.
 */
export function changeRole(db: Db, id: string, role: Role, who: By = {}): Promise<void> {
  return changeUser(db, id, who, (trx, now) => users.updateUser(trx, id, { role }, now));
}

/** Deactivates an account and ends its sessions and links. Throws as `changeRole` does. */
export function deactivateUser(db: Db, id: string, who: By = {}): Promise<void> {
  return changeUser(db, id, who, async (trx, now) => {
    await users.updateUser(trx, id, { deactivatedAt: now }, now);
    await deleteSessionsOfUser(trx, id);
    await deleteAccountLinksOf(trx, id);
  });
}

/** Throws NotFound. */
export function reactivateUser(db: Db, id: string): Promise<void> {
  return changeUser(db, id, {}, (trx, now) =>
    users.updateUser(trx, id, { deactivatedAt: null }, now),
  );
}

/**
 * Deletes an account with its sessions; the history keeps the name. Throws as `changeRole` does.
 */
export function removeUser(db: Db, id: string, who: By = {}): Promise<void> {
  return changeUser(db, id, who, (trx) => users.deleteUser(trx, id));
}

/** Why an account can't be deleted: it is the caller's own, or the last active administrator's. */
export type ReasonToKeep = 'own account' | 'last administrator';

/** The reason why `removeUser` would refuse; null if it wouldn't. */
export async function reasonToKeep(
  db: Db,
  { id, role, state }: Pick<users.User, 'id' | 'role' | 'state'>,
  who: By = {},
): Promise<ReasonToKeep | null> {
  if (id === who.by) return 'own account';
  const canSignIn = role === 'administrator' && state === 'active';
  const isLast = canSignIn && !(await users.hasActiveAdministrator(db, id));
  return isLast ? 'last administrator' : null;
}

/**
 * Turns two-factor off for a user without phone and recovery codes. Throws NotFound, or
 * InvalidRequest for the caller's own account, which requires the password instead.
 */
export function switchOffTwoFactorOf(db: Db, id: string, who: By = {}): Promise<void> {
  return changeUser(db, id, who, async (trx, now) => {
    await setTotpSecret(trx, id, { secret: null, lastStep: null }, now);
    await replaceRecoveryCodes(trx, id, []);
  });
}

/** Ends all sessions of an account. Throws NotFound. */
export function endSessionsOf(db: Db, id: string): Promise<void> {
  return changeUser(db, id, {}, (trx) => deleteSessionsOfUser(trx, id), { sessions: 'Ended' });
}

async function changeUser(
  db: Db,
  id: string,
  who: By,
  change: (trx: Db, now: string) => Promise<void>,
  also?: Record<string, string>,
): Promise<void> {
  refuseOwnAccount(id, who);
  await inTransaction(db, async (trx) => {
    const before = await readUser(trx, id);
    await change(trx, new Date().toISOString());
    // Checked after the change, in its transaction: of two simultaneous changes, the second finds
    // no administrator left.
    const couldSignIn = before.role === 'administrator' && before.state === 'active';
    if (couldSignIn && !(await users.hasActiveAdministrator(trx))) {
      throw new InvalidRequest('The last administrator stays: make another one first');
    }
    await recordUserChange(trx, before, id, also);
  });
}

function refuseOwnAccount(id: string, { by }: By) {
  if (id === by) throw new InvalidRequest('Another administrator has to change your account');
}
