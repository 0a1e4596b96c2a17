import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { messageExport } from '#core/inputs/mail/inbox.ts';
import { InvalidRequest } from '#server/errors.ts';
import { messagesAsCsv, subscribersAsCsv } from '#server/mail/exports.ts';
import type { Services } from '#server/trpc/context.ts';
import { requireAdministrator, requireEditor } from './requireAdministrator.ts';
import { sendDownload } from './sendDownload.ts';

/** Serves exports of messages and subscribers for spreadsheets and newsletter tools. */
export function serveMailFiles(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  app.get('/admin/messages.csv', async (request, reply) => {
    await requireEditor(services, request, reply);
    const filter = messageExport.safeParse(request.query);
    if (!filter.success) throw new InvalidRequest('This is no filter of messages');
    return sendDownload(reply, 'messages.csv', Readable.from(messagesAsCsv(db, filter.data)));
  });

  app.get('/admin/subscribers.csv', async (request, reply) => {
    await requireAdministrator(services, request, reply);
    return sendDownload(reply, 'subscribers.csv', Readable.from(subscribersAsCsv(db, config)));
  });
}
