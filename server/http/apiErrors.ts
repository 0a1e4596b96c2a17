import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the request is for the API, whose clients read JSON. */
export function isApiCall(request: FastifyRequest): boolean {
  return request.raw.url?.startsWith('/trpc/') ?? false;
}

/**
 * Sends a refusal that was decided before tRPC saw the request: to the API's clients in the shape of
 * a tRPC error, whether they sent one call or a batch (https://trpc.io/docs/rpc#error-codes), to
 * everyone else as plain text.
 */
export function sendRefusal(
  reply: FastifyReply,
  status: number,
  code: keyof typeof TRPC_ERROR_CODES_BY_KEY,
  message: string,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (!isApiCall(reply.request)) return reply.type('text/plain; charset=utf-8').send(message);
  const data = { code, httpStatus: status, fieldErrors: {} };
  return reply.send({ error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data } });
}
