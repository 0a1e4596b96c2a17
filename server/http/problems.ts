import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '#core/inputs/jsonApi/schemas.ts';
import { API_PATH } from '#core/jsonApi.ts';

/** Whether the request is for the JSON API. */
export function isJsonApiCall({ raw: { url = '' } }: FastifyRequest): boolean {
  return url.startsWith(API_PATH) && /^(?:[/?]|$)/.test(url.slice(API_PATH.length));
}

/** Sends an error as problem details (RFC 9457); `errors` are the invalid parameters. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail: string,
  errors?: Problem['errors'],
): FastifyReply {
  const body: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors && { errors }),
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(body));
}
