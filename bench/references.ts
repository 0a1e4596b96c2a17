import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { initTRPC } from '@trpc/server';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify, { type FastifyInstance } from 'fastify';
import { listInput } from './cases.ts';
import {
  type PreparedQueries,
  prepareQueries,
  prepareRules,
  type RuleInput,
} from './preparedQueries.ts';
import type { RecordedAnswer } from './recorded.ts';

/** The servers that the product is compared with, simplest first. */
export const referenceKinds = {
  http: 'node:http, a constant',
  fastify: 'Fastify, a constant',
  'fastify-statements': 'Fastify, prepared statements, JSON.stringify',
  'trpc-statements': 'tRPC, prepared statements',
  'trpc-rule': 'tRPC, one prepared statement for the rules of a pair',
} as const;

export type ReferenceKind = keyof typeof referenceKinds;

/**
 * Runs one of the references until it is told to stop. Constant ones replay the response in the
 * file `source`; the others query the database at `source`.
 */
async function serve(kind: ReferenceKind, source: string): Promise<void> {
  const url = kind === 'http' ? await serveByHttp(read(source)) : await listen(kind, source);
  console.log(`${referenceKinds[kind]} is on ${url}`);
  process.once('SIGTERM', () => process.exit(0));
}

function read(file: string): RecordedAnswer & { bytes: Buffer } {
  const answer = JSON.parse(readFileSync(file, 'utf8')) as RecordedAnswer;
  return { ...answer, bytes: Buffer.from(answer.body, 'base64') };
}

async function serveByHttp({ status, headers, bytes }: ReturnType<typeof read>): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(bytes);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : address}`;
}

async function listen(kind: ReferenceKind, source: string): Promise<string> {
  const app = Fastify({ routerOptions: { maxParamLength: 5000 } });
  if (kind === 'fastify') answerConstantly(app, source);
  else if (kind === 'fastify-statements')
    answerFromStatements(app, await prepareQueries(source, listInput));
  else if (kind === 'trpc-rule') await answerRulesByTrpc(app, await prepareRules(source));
  else await answerByTrpc(app, await prepareQueries(source, listInput));
  await app.listen({ port: 0, host: 'localhost' });
  const [address] = app.addresses();
  return `http://localhost:${typeof address === 'object' ? address.port : address}`;
}

function answerConstantly(app: FastifyInstance, file: string) {
  const { status, headers, bytes } = read(file);
  app.get('/*', (_request, reply) => {
    reply.code(status).headers(headers).send(bytes);
  });
}

type Call = { Params: { path: string }; Querystring: { input: string } };

/** A minimal equivalent of the API: the same statements, rows and envelope. */
function answerFromStatements(app: FastifyInstance, queries: PreparedQueries) {
  const procedures: Record<string, (input: never) => unknown> = {
    'destination.list': queries.list,
    'destination.byId': queries.byId,
    'visaRequirement.forVisitor': queries.forVisitor,
  };
  app.get<Call>('/trpc/:path', async (request, reply) => {
    const inputs = JSON.parse(request.query.input);
    const answers = request.params.path.split(',').map(async (path, index) => ({
      result: { data: await procedures[path]?.(inputs[index] as never) },
    }));
    return reply.type('application/json').send(JSON.stringify(await Promise.all(answers)));
  });
}

/** The same through plain tRPC, without input validation. */
async function answerByTrpc(app: FastifyInstance, queries: PreparedQueries) {
  const t = initTRPC.create();
  const unchecked = <Input>(query: (input: Input) => unknown) =>
    t.procedure.input((input) => input as Input).query(({ input }) => query(input as Input));
  const router = t.router({
    destination: t.router({ list: unchecked(queries.list), byId: unchecked(queries.byId) }),
    visaRequirement: t.router({ forVisitor: unchecked(queries.forVisitor) }),
  });
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions: { router } });
}

/** The stored rules of a pair. */
async function answerRulesByTrpc(
  app: FastifyInstance,
  rules: Awaited<ReturnType<typeof prepareRules>>,
) {
  const t = initTRPC.create();
  const answer = t.procedure
    .input((input) => input as RuleInput)
    .query(({ input }) => rules(input));
  const router = t.router({ entryRule: t.router({ answer }) });
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions: { router } });
}

const [kind = '', source = ''] = process.argv.slice(2);
if (process.argv[1] === import.meta.filename) await serve(kind as ReferenceKind, source);
