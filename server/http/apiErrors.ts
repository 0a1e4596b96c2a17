import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isJsonApiCall, sendProblem } from './problems.ts';

/** Whether the request is for the tRPC API at /trpc. */
export function isApiCall(request: FastifyRequest): boolean {
  return request.raw.url?.startsWith('/trpc/') ?? false;
}

/**
 * Sends a refusal from before tRPC: to API clients as a tRPC error, for one call or a batch
 * (https://trpc.io/docs/rpc#error-codes), to others as a sentence.
 */
export function sendRefusal(
  reply: FastifyReply,
  status: number,
  code: keyof typeof TRPC_ERROR_CODES_BY_KEY,
  message: string,
): FastifyReply {
  if (!isApiCall(reply.request)) {
    return sendSentence(reply.header('cache-control', 'no-store'), status, message);
  }
  const data = { code, httpStatus: status, fieldErrors: {} };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data } });
}

/**
 * Sends an error as a sentence: as problem details to clients of the JSON API, otherwise as plain
 * text.
 */
export function sendSentence(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  if (isJsonApiCall(reply.request)) return sendProblem(reply, status, sentence);
  return reply.code(status).type('text/plain; charset=utf-8').send(sentence);
}
