import { findCredentialsByEmail } from '../../db/queries/users.ts';
import { comesByHttps, cookieName } from '../http/originChecks.ts';
import { networkOf } from '../lib/ip.ts';
import { checkCredentials } from '../services/administrators.ts';
import { Unauthenticated } from '../services/errors.ts';
import type { Context } from '../trpc/context.ts';
import type { SignedInUser } from './auth.ts';
import { createDeviceToken, deviceIdOf } from './knownDevice.ts';

/** The longest that browsers keep a cookie, in seconds: 400 days (RFC 6265bis, section 5.5). */
const DEVICE_LIFETIME_S = 400 * 24 * 60 * 60;

/**
 * Starts a session. `email` is in lower case. Attempts are counted by network and account; those of
 * a browser that has signed in before by browser alone, so that nobody else's failures lock its
 * owner out. Throws Unauthenticated when e-mail and password open no account, RateLimited,
 * Overloaded.
 */
export async function signInWithPassword(
  { db, config, auth, rateLimits, request, reply }: Context,
  { email, password }: { email: string; password: string },
): Promise<SignedInUser> {
  const deviceCookie = cookieName('device', config.publicUrl);
  const account = await findCredentialsByEmail(db, email);
  const device = deviceIdOf(request.cookies[deviceCookie], account?.passwordHash);
  const network = networkOf(request.ip);
  if (device) {
    rateLimits.count('signInByDevice', device, reply);
  } else {
    rateLimits.count('signInByNetwork', network, reply);
    rateLimits.count('signInToAccountByNetwork', `${network} ${email}`, reply);
    rateLimits.count('signInToAccount', email, reply);
  }

  const user = await checkCredentials(db, { email, password });
  if (!user || !account) {
    request.log.warn('A sign-in was refused');
    throw new Unauthenticated('Failed to sign in');
  }
  if (device) rateLimits.forget('signInByDevice', device);
  rateLimits.forget('signInToAccountByNetwork', `${network} ${email}`);
  rateLimits.forget('signInToAccount', email);
  await auth.startSession(user.id, request, reply);
  reply.setCookie(deviceCookie, createDeviceToken(account.passwordHash), {
    path: '/',
    maxAge: DEVICE_LIFETIME_S,
    sameSite: 'strict',
    httpOnly: true,
    secure: comesByHttps(config.publicUrl),
  });
  request.log.info({ userId: user.id }, 'An administrator signed in');
  return user;
}
