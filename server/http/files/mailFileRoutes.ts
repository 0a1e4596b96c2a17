import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { messageExport } from '#core/inputs/mail/inbox.ts';
import { InvalidRequest } from '#server/errors.ts';
import { messagesAsCsv, subscribersAsCsv } from '#server/mail/exports.ts';
import type { Services } from '#server/trpc/context.ts';
import { requireAdministrator, requireEditor } from './requireAdministrator.ts';

/** Serves exports of messages and subscribers for spreadsheets and newsletter tools. */
export function serveMailFiles(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  app.get('/admin/messages.csv', async (request, reply) => {
    await requireEditor(services, request, reply);
    const filter = messageExport.safeParse(request.query);
    if (!filter.success) throw new InvalidRequest('This is no filter of messages');
    return sendTable(reply, 'messages.csv', messagesAsCsv(db, filter.data));
  });

  app.get('/admin/subscribers.csv', async (request, reply) => {
    await requireAdministrator(services, request, reply);
    return sendTable(reply, 'subscribers.csv', subscribersAsCsv(db, config));
  });
}

function sendTable(reply: FastifyReply, name: string, rows: AsyncIterable<string>) {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(rows));
}
