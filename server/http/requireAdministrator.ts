import type { FastifyReply, FastifyRequest } from 'fastify';
import { Unauthenticated } from '../services/errors.ts';
import type { Services } from '../trpc/context.ts';

/** Lets signed-in administrators through. Throws Unauthenticated for everyone else. */
export async function requireAdministrator(
  { auth }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (await auth.findUser(request, reply)) return;
  throw new Unauthenticated('Please sign in');
}
