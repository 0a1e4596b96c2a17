import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileFormat } from '#core/records/files.ts';

/** Sends a file to be saved under this name, which ends with its format. No cache stores it. */
export function sendDownload(
  reply: FastifyReply,
  name: `${string}.${FileFormat}`,
  file: string | Readable,
): FastifyReply {
  const type = name.endsWith('.csv') ? 'text/csv' : 'application/json';
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(`${type}; charset=utf-8`)
    .send(file);
}
