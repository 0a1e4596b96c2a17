import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '#core/siteVocabulary.ts';
import { requireRole } from '#server/auth/access.ts';
import type { SignedInUser } from '#server/auth/auth.ts';
import type { Services } from '#server/trpc/context.ts';

type Guard = (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<SignedInUser>;

/** Admits signed-in administrators, and returns who it is. Throws Unauthenticated or Forbidden otherwise. */
export const requireAdministrator = guardFor('administrator');

/** Admits all signed-in users, and returns who it is. Throws Unauthenticated or Forbidden otherwise. */
export const requireEditor = guardFor('editor');

function guardFor(role: Role): Guard {
  return async ({ auth }, request, reply) => {
    return requireRole(await auth.findUser(request, reply), role);
  };
}
