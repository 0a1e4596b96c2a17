import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PATH } from '#core/jsonApi.ts';

/** Whether a request changes nothing, by its method (RFC 9110, section 9.2.1). */
export function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/**
 * Answers OPTIONS with the methods of an address: every one has a page, some take a form or a call. The JSON
 * API answers for itself, by CORS. Call it before other routes are added.
 */
export function answerOptions(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'POST' || url.startsWith(API_PATH)) return;
    app.options(url, (_request, reply) => allow(reply, 'GET, HEAD, POST, OPTIONS'));
  });
  app.options('*', (_request, reply) => allow(reply, 'GET, HEAD, OPTIONS'));
}

function allow(reply: FastifyReply, methods: string): FastifyReply {
  return reply.code(204).header('allow', methods).send();
}
