// Loaded into the server's process before its own code, this makes the request for /crash?by=throw
// or /crash?by=reject fail outside of any handler, like a bug.
import { subscribe } from 'node:diagnostics_channel';
import type { FastifyRequest } from 'fastify';

subscribe('tracing:fastify.request.handler:start', (message) => {
  const { request } = message as { request: FastifyRequest };
  if (!request.url.startsWith('/crash')) return;
  const error = new Error('Nobody expected this');
  if (request.url.endsWith('throw')) {
    process.nextTick(() => {
      throw error;
    });
  } else void Promise.reject(error);
});
