import type { Role } from '../../db/schema.ts';
import { NEEDS_TWO_FACTOR } from '../schemas/admin/account.ts';
import { Forbidden, Unauthenticated } from '../services/errors.ts';
import type { SignedInUser } from './auth.ts';

/** Who is signed in, if anybody is, whatever is left to set up. Throws Unauthenticated. */
export function requireSession(user: SignedInUser | null): SignedInUser {
  if (!user) throw new Unauthenticated('Please sign in');
  return user;
}

/**
 * Whether somebody may do what is for this role: an administrator may do all that an editor may. The
 * one place that decides it, for procedures and for routes. Throws Unauthenticated or Forbidden.
 */
export function requireRole(user: SignedInUser | null, role: Role): SignedInUser {
  const signedIn = requireSession(user);
  if (signedIn.needsTwoFactor) throw new Forbidden(NEEDS_TWO_FACTOR);
  if (role === 'administrator' && signedIn.role !== 'administrator') {
    throw new Forbidden('Only an administrator may do this');
  }
  return signedIn;
}
