import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { partialDate } from '#core/inputs/partialDate.ts';
import { editionDifference, previewById } from '#core/inputs/rules/ruleEdition.ts';
import { RULE_FILE_MAX, RULE_FILE_TOO_LARGE } from '#core/records/files.ts';
import { InvalidRequest, NotFound } from '#server/errors.ts';
import type { Services } from '#server/trpc/context.ts';
import { receivedFile } from './receivedFile.ts';
import { requireAdministrator } from './requireAdministrator.ts';
import { sendDownload } from './sendDownload.ts';

/** How a rule file is parsed: its date, unless the file states one, and whether it is partial. */
const fileOptions = z.object({
  date: z.optional(partialDate),
  partial: z.optional(z.enum(['true', 'false'])),
});

const differenceQuery = z.object({
  from: z.coerce
    .number()
    .check(z.refine((id) => editionDifference.shape.from.safeParse(id).success)),
  to: z.coerce.number().check(z.refine((id) => editionDifference.shape.to.safeParse(id).success)),
});

/** Receives administrators' rule files for an import preview, and serves differences as CSV. */
export async function serveRuleFiles(app: FastifyInstance, services: Services): Promise<void> {
  const { ruleImports, ruleEditions } = services;
  await app.register(async (files) => {
    // Runs before the body is read, so that only administrators can upload.
    files.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await requireAdministrator(services, request, reply);
    });
    await files.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: RULE_FILE_MAX },
    });

    files.post('/admin/rule-files', async (request, reply) => {
      const options = fileOptions.safeParse(request.query);
      if (!options.success)
        throw new InvalidRequest('Enter the date as 2026, 2026-02 or 2026-02-17');
      const { date = null, partial } = options.data;
      const file = await receivedFile(request, {
        maxBytes: RULE_FILE_MAX,
        missing: 'Choose a file of rules',
        tooLarge: RULE_FILE_TOO_LARGE,
      });
      const preview = await ruleImports.preview(file, { date, partial: partial === 'true' });
      return reply.code(201).send(preview);
    });

    files.get<{ Params: { id: string } }>(
      '/admin/rule-files/:id/changes.csv',
      async (request, reply) => {
        const asked = previewById.safeParse(request.params);
        if (!asked.success) throw new NotFound('Preview');
        return sendDownload(reply, 'changes.csv', await ruleImports.table(asked.data.id));
      },
    );

    files.get<{ Params: { id: string } }>(
      '/admin/rule-files/:id/refused.csv',
      async (request, reply) => {
        const asked = previewById.safeParse(request.params);
        if (!asked.success) throw new NotFound('Preview');
        return sendDownload(reply, 'refused.csv', await ruleImports.refusedTable(asked.data.id));
      },
    );

    files.get('/admin/rule-editions/changes.csv', async (request, reply) => {
      const asked = differenceQuery.safeParse(request.query);
      if (!asked.success) throw new NotFound('Edition');
      return sendDownload(reply, 'changes.csv', await ruleEditions.table(asked.data));
    });
  });
}
