import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import { findCredentialsByEmail } from '../../db/queries/users.ts';
import type { Config } from '../config.ts';
import { comesByHttps, cookieName } from '../http/originChecks.ts';
import { networkOf } from '../lib/ip.ts';
import { checkCredentials } from '../services/administrators.ts';
import { Unauthenticated } from '../services/errors.ts';
import { countTries, forgetTries, type Try } from './accountLimits.ts';
import type { Auth, SignedInUser } from './auth.ts';
import { createDeviceToken, deviceIdOf } from './knownDevice.ts';
import { requireFreeQueue } from './passwords.ts';

/** The longest that browsers keep a cookie, in seconds: 400 days (RFC 6265bis, section 5.5). */
const DEVICE_LIFETIME_S = 400 * 24 * 60 * 60;

type SignInRequest = {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
  auth: Auth;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Starts a session. `email` is in lower case. Attempts are counted by network and account; those of
 * a browser that has signed in before by browser alone, so that nobody else's failures lock its
 * owner out. Throws Unauthenticated when e-mail and password open no account, RateLimited,
 * Overloaded.
 */
export async function signInWithPassword(
  { db, config, auth, request, reply }: SignInRequest,
  { email, password }: { email: string; password: string },
): Promise<SignedInUser> {
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
  await countTries(db, counted, reply);

  const user = await checkCredentials(db, { email, password });
  if (!user || !account) {
    request.log.warn('A sign-in was refused');
    throw new Unauthenticated('Failed to sign in');
  }
  await forgetTries(db, [...byDevice, ...atAccount]);
  await auth.startSession(user.id, request, reply);
  reply.setCookie(deviceCookie, createDeviceToken(account.passwordHash), {
    path: '/',
    maxAge: DEVICE_LIFETIME_S,
    sameSite: 'strict',
    httpOnly: true,
    secure: comesByHttps(config.publicUrl),
  });
  request.log.info({ userId: user.id }, 'An administrator signed in');
  return { ...user, name: account.name, role: account.role };
}
