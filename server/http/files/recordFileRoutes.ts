import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import {
  recordExport,
  recordFileOptions,
  recordImportById,
} from '#core/inputs/panel/recordImport.ts';
import { ruleExport } from '#core/inputs/rules/administratorRule.ts';
import {
  type FileFormat,
  fileFormats,
  RECORD_FILE_MAX,
  RECORD_FILE_TOO_LARGE,
  type RecordKindName,
  recordKindNames,
} from '#core/records/files.ts';
import { Forbidden, InvalidRequest, NotFound } from '#server/errors.ts';
import { runAs, userActor } from '#server/history/actor.ts';
import { exportRecords, templateOf } from '#server/records/files/exportRecords.ts';
import { kindOf } from '#server/records/files/fileKinds.ts';
import { ruleTable } from '#server/rules/ruleTable.ts';
import type { Services } from '#server/trpc/context.ts';
import { receivedFile } from './receivedFile.ts';
import { requireEditor } from './requireAdministrator.ts';
import { sendDownload } from './sendDownload.ts';

/** Serves record exports to editors, and receives record files for an import preview. */
export async function serveRecordFiles(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (files) => {
    // Runs before the body is read, so that only editors can upload.
    files.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.headers['sec-fetch-site'] === 'cross-site') {
        throw new Forbidden('This request came from another site and was refused.');
      }
      await requireEditor(services, request, reply);
    });
    await files.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: RECORD_FILE_MAX },
    });

    files.post('/admin/record-files', async (request, reply) => {
      const options = recordFileOptions.safeParse(request.query);
      if (!options.success)
        throw new InvalidRequest(`Say what it holds: ${recordKindNames.join(', ')}`);
      const file = await receivedFile(request, {
        maxBytes: RECORD_FILE_MAX,
        missing: 'Choose a file',
        tooLarge: RECORD_FILE_TOO_LARGE,
      });
      // The preview says what its reader may import.
      const user = await requireEditor(services, request, reply);
      const id = await runAs(userActor(user), () =>
        services.recordImports.upload(file, options.data),
      );
      return reply.code(201).send({ id });
    });

    files.get<{ Params: { id: string } }>(
      '/admin/record-files/:id/refused.csv',
      async (request, reply) => {
        const asked = recordImportById.safeParse(request.params);
        if (!asked.success) throw new NotFound('Preview');
        const user = await requireEditor(services, request, reply);
        const table = await runAs(userActor(user), () =>
          services.recordImports.refusedTable(asked.data.id),
        );
        return sendDownload(reply, 'refused.csv', table);
      },
    );

    files.get<{ Params: { file: string } }>('/admin/export/:file', async (request, reply) => {
      const { kind, format } = fileNamed(request.params.file);
      const options = recordExport.safeParse(request.query);
      if (!options.success) {
        throw new InvalidRequest(options.error.issues[0]?.message ?? 'Choose other records');
      }
      const { ids, destination, bom } = options.data;
      const which = { ids, destination, format, bom: bom === 'true' };
      const pieces = exportRecords(services.db, kindOf(kind), which);
      return sendDownload(reply, `${kind}.${format}`, Readable.from(pieces));
    });

    files.get('/admin/export/rules.csv', async (request, reply) => {
      const chosen = ruleExport.safeParse(request.query);
      if (!chosen.success) throw new InvalidRequest('Choose at least one rule, and at most 100');
      return sendDownload(reply, 'rules.csv', await ruleTable(services.db, chosen.data.ids));
    });

    files.get<{ Params: { file: string } }>('/admin/templates/:file', async (request, reply) => {
      const { kind, format } = fileNamed(request.params.file);
      const file = await templateOf(kindOf(kind), format);
      return sendDownload(reply, `${kind}-template.${format}`, file);
    });
  });
}

/** Parses a file name. Throws NotFound. */
function fileNamed(name: string): { kind: RecordKindName; format: FileFormat } {
  const kind = recordKindNames.find((one) => name.startsWith(`${one}.`));
  const format = fileFormats.find((one) => name === `${kind}.${one}`);
  if (!kind || !format) throw new NotFound('File');
  return { kind, format };
}
