import type { Db } from '#db/db.ts';
import { deleteAccountLinksOf } from '#db/queries/accounts/accountLinks.ts';
import * as sessions from '#db/queries/accounts/sessions.ts';
import { countRecoveryCodes } from '#db/queries/accounts/twoFactor.ts';
import * as users from '#db/queries/accounts/users.ts';
import { oldestSession } from '../auth/luciaAdapter.ts';
import { FieldError, NotFound } from '../errors.ts';
import { securitySetting } from '../site/settings/settings.ts';
import { readValue } from '../site/settings/versionedSetting.ts';
import { checkCredentials } from './administrators.ts';
import { recordUserChange } from './recordUserChange.ts';
import { refuseTakenName } from './takenName.ts';
import { readUser } from './team.ts';

type Owner = { id: string; email: string };

/** The caller's own account, and the security settings for it. */
export async function readOwnAccount(db: Db, { id }: Owner) {
  const { email, name, role, hasTwoFactor } = await readUser(db, id);
  const { requireTwoFactor, sessionLifetimeDays } = await readValue(db, securitySetting);
  const recoveryCodesLeft = await countRecoveryCodes(db, id);
  return {
    email,
    name,
    role,
    hasTwoFactor,
    recoveryCodesLeft,
    requiresTwoFactor: requireTwoFactor,
    sessionLifetimeDays,
  };
}

/** Throws FieldError in the field `password` for a wrong password, Overloaded. */
export async function requireOwnPassword(db: Db, { email }: Owner, password: string) {
  if (await checkCredentials(db, { email, password })) return;
  throw new FieldError('password', 'This is not your password');
}

/**
 * Updates the caller's own name and e-mail; a new e-mail requires the password. Throws FieldError
 * for a wrong password, an e-mail in use or another's name, Overloaded.
 */
export async function updateOwnAccount(
  db: Db,
  owner: Owner,
  { email, name, password }: { email: string; name: string; password: string },
): Promise<void> {
  if (email !== owner.email) await requireOwnPassword(db, owner, password);
  await db.transaction().execute(async (trx) => {
    const before = await readUser(trx, owner.id);
    const known = await users.findCredentialsByEmail(trx, email);
    if (known && known.id !== owner.id) {
      throw new FieldError('email', 'This address has an account already');
    }
    if (name !== before.name) await refuseTakenName(trx, name, owner.id);
    await users.updateUser(trx, owner.id, { email, name }, new Date().toISOString());
    // The former mailbox may contain a link.
    if (email !== before.email) await deleteAccountLinksOf(trx, owner.id);
    await recordUserChange(trx, before, owner.id);
  });
}

/** The caller's own sessions, last used first; `currentHash` is the current one's. */
export async function listOwnSessions(db: Db, { id }: Owner, currentHash: string | undefined) {
  const since = oldestSession(await readValue(db, securitySetting));
  const found = await sessions.listSessionsOfUser(db, id, {
    now: new Date().toISOString(),
    since,
  });
  const lastUse = ({ lastSeenAt, createdAt }: sessions.ListedSession) => lastSeenAt ?? createdAt;
  found.sort((one, other) => lastUse(other).localeCompare(lastUse(one)));
  return found.map(({ idHash, userAgent, network, createdAt, lastSeenAt }) => ({
    id: idHash,
    userAgent,
    network,
    createdAt,
    lastSeenAt,
    isCurrent: idHash === currentHash,
  }));
}

/** Ends one of the caller's own sessions. Throws NotFound. */
export function endOwnSession(db: Db, { id }: Owner, sessionId: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const user = await readUser(trx, id);
    if (!(await sessions.deleteSessionOfUser(trx, id, sessionId))) throw new NotFound('Session');
    await recordUserChange(trx, user, id, { sessions: 'One ended' });
  });
}

/** Ends all of the caller's own sessions except the current one. */
export function endOtherSessions(db: Db, { id }: Owner, currentHash: string | undefined) {
  return db.transaction().execute(async (trx) => {
    const user = await readUser(trx, id);
    await sessions.deleteSessionsOfUser(trx, id, { except: currentHash });
    await recordUserChange(trx, user, id, { sessions: 'All others ended' });
  });
}
