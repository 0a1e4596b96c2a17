import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../../../db/schema.ts';
import { requireRole } from '../../auth/access.ts';
import type { Services } from '../../trpc/context.ts';

type Guard = (services: Services, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Lets signed-in administrators through. Throws Unauthenticated or Forbidden for everyone else. */
export const requireAdministrator = guardFor('administrator');

/** Lets everybody through who is signed in. Throws Unauthenticated or Forbidden for everyone else. */
export const requireEditor = guardFor('editor');

function guardFor(role: Role): Guard {
  return async ({ auth }, request, reply) => {
    requireRole(await auth.findUser(request, reply), role);
  };
}
