import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_S } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import { findCredentialsByEmail } from '#db/queries/accounts/users.ts';
import { checkCredentials } from '../accounts/administrators.ts';
import { countTries, forgetTries, type Try } from '../auth/accountLimits.ts';
import type { Auth, SignedInUser } from '../auth/auth.ts';
import { createDeviceToken, deviceIdOf } from '../auth/knownDevice.ts';
import { requireFreeQueue } from '../auth/passwords.ts';
import { acceptCode } from '../auth/totp.ts';
import type { Config } from '../config.ts';
import { Unauthenticated } from '../errors.ts';
import { cookieName, usesHttps } from '../lib/cookieName.ts';
import { networkOf } from '../lib/ip.ts';
import { securitySetting } from '../site/settings/settings.ts';
import { readValue } from '../site/settings/versionedSetting.ts';

/** The longest lifetime of a cookie, in seconds: 400 days (RFC 6265bis, section 5.5). */
const DEVICE_LIFETIME_S = 400 * DAY_S;

type SignInRequest = {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
  auth: Auth;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The signed-in user, or a request for a two-factor code after the right password. */
type SignInResult = SignedInUser | { codeNeeded: true };

/**
 * Starts a session. `email` is in lower case. Attempts are counted by network and account; those of
 * a known browser by browser only, so that other people's failures don't lock out its owner.
 * Whether a code is needed is only revealed after the right password. Throws Unauthenticated for
 * wrong credentials, RateLimited, Overloaded.
 */
export async function signInWithPassword(
  { db, config, auth, request, reply }: SignInRequest,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
): Promise<SignInResult> {
  const deviceCookie = cookieName('device', config.publicUrl);
  const account = await findCredentialsByEmail(db, email);
  const device = deviceIdOf(request.cookies[deviceCookie], account?.passwordHash);
  const network = networkOf(request.ip);
  const atAccount: Try[] = [
    { limit: 'signInToAccountByNetwork', by: [email, network] },
    { limit: 'signInToAccount', by: [email] },
  ];
  const byDevice: Try[] = device ? [{ limit: 'signInByDevice', by: [device] }] : [];
  const counted: Try[] = device
    ? byDevice
    : [{ limit: 'signInByNetwork', by: [network] }, ...atAccount];
  requireFreeQueue();
  await countTries(db, counted);

  const user = await checkCredentials(db, { email, password });
  if (!user || !account) {
    request.log.warn('A sign-in was refused');
    throw new Unauthenticated('Failed to sign in');
  }
  await forgetTries(db, [...byDevice, ...atAccount]);
  const { totpSecret, name, role } = account;
  if (totpSecret !== null) {
    if (!code) return { codeNeeded: true };
    await checkCode({ id: user.id, totpSecret }, code);
  }
  await auth.startSession(user.id, request, reply, account);
  reply.setCookie(deviceCookie, createDeviceToken(account.passwordHash), {
    path: '/',
    maxAge: DEVICE_LIFETIME_S,
    sameSite: 'strict',
    httpOnly: true,
    secure: usesHttps(config.publicUrl),
  });
  request.log.info({ userId: user.id }, 'Somebody signed in');
  const { requireTwoFactor } = await readValue(db, securitySetting);
  return { ...user, name, role, needsTwoFactor: requireTwoFactor && totpSecret === null };

  async function checkCode(owner: { id: string; totpSecret: string }, typed: string) {
    const tries: Try[] = [{ limit: 'twoFactorCode', by: device ? [owner.id, device] : [owner.id] }];
    await countTries(db, tries);
    if (await acceptCode(db, owner, typed)) return forgetTries(db, tries);
    request.log.warn({ userId: owner.id }, 'A two-factor code was refused');
    throw new Unauthenticated('This code is wrong, or it was used before', { field: 'code' });
  }
}
