import { NEEDS_TWO_FACTOR } from '#core/site/signIn.ts';
import type { Role } from '#core/siteVocabulary.ts';
import { ADMINISTRATORS_ONLY, Forbidden, Unauthenticated } from '../errors.ts';
import type { SignedInUser } from './auth.ts';

/** Returns the signed-in user, even before two-factor is set up. Throws Unauthenticated. */
export function requireSession(user: SignedInUser | null): SignedInUser {
  if (!user) throw new Unauthenticated('Please sign in');
  return user;
}

/**
 * Checks a role, for procedures and routes: administrators may do everything that editors may.
 * Throws Unauthenticated or Forbidden.
 */
export function requireRole(user: SignedInUser | null, role: Role): SignedInUser {
  const signedIn = requireSession(user);
  if (signedIn.needsTwoFactor) throw new Forbidden(NEEDS_TWO_FACTOR);
  if (role === 'administrator' && signedIn.role !== 'administrator') {
    throw new Forbidden(ADMINISTRATORS_ONLY);
  }
  return signedIn;
}
