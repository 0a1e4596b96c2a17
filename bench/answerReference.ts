import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { initTRPC } from '@trpc/server';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Sqlite from 'better-sqlite3';
import Fastify from 'fastify';
import { type CompiledQuery, Kysely, SqliteDialect } from 'kysely';
import { listBareRules } from '../db/queries/storedRules.ts';
import type { Schema } from '../db/schema.ts';
import type { RecordedAnswer } from './recorded.ts';
import { askedPair } from './singleAnswer.ts';

/**
 * tRPC as it comes on the database at `file`: each answer runs the product's own statement, prepared
 * once, and gives what is recorded in `recording`. Serves until it is told to stop.
 */
async function serve(file: string, recording: string): Promise<void> {
  const sqlite = new Sqlite(file, { readonly: true });
  const { sql } = await statementOf(sqlite);
  const statement = sqlite.prepare(sql);
  const { body } = JSON.parse(readFileSync(recording, 'utf8')) as RecordedAnswer;
  const [recorded] = JSON.parse(Buffer.from(body, 'base64').toString());

  const t = initTRPC.create();
  const router = t.router({
    entryRule: t.router({
      answer: t.procedure
        .input((input) => input as typeof askedPair)
        .query(({ input }) => {
          const rows = statement.all(input.passport, input.destination, input.purpose);
          if (rows.length === 0) throw new Error('The pair has no rules');
          return recorded.result.data;
        }),
    }),
  });
  const app = Fastify({ routerOptions: { maxParamLength: 5000 } });
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions: { router } });
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  console.log(`The reference is on http://localhost:${port}`);
  process.once('SIGTERM', () => process.exit(0));
}

/** The statement by which the product reads the rules of a pair. */
async function statementOf(sqlite: Sqlite.Database): Promise<CompiledQuery> {
  let last: CompiledQuery | undefined;
  const dialect = new SqliteDialect({ database: sqlite });
  const db = new Kysely<Schema>({
    dialect,
    log: (event) => {
      last = event.query;
    },
  });
  await listBareRules(db, askedPair);
  if (!last) throw new Error('Nothing was asked');
  return last;
}

const [file = '', recording = ''] = process.argv.slice(2);
await serve(file, recording);
