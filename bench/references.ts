import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { initTRPC } from '@trpc/server';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify, { type FastifyInstance } from 'fastify';
import type { BareProcedure, RuleInput } from './preparedQueries.ts';
import type { ProductCalls, RuleStatement } from './productCalls.ts';
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
 * Runs one of the references until it is told to stop. The file `source` has what the product did:
 * the response that constant ones replay, or the statements that the others run.
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
  else await answerFromDatabase(app, kind, readFileSync(source, 'utf8'));
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

async function answerFromDatabase(app: FastifyInstance, kind: ReferenceKind, recorded: string) {
  // Constant answers need no code of the product, which takes most of a start.
  const { prepareCalls, prepareRules } = await import('./preparedQueries.ts');
  if (kind === 'trpc-rule') {
    return answerRulesByTrpc(app, prepareRules(JSON.parse(recorded) as RuleStatement));
  }
  const procedures = prepareCalls(JSON.parse(recorded) as ProductCalls);
  if (kind === 'trpc-statements') return answerByTrpc(app, procedures);
  answerFromStatements(app, procedures);
}

type Call = { Params: { path: string }; Querystring: { input: string } };

/** A minimal equivalent of the API: the same statements, rows and envelope. */
function answerFromStatements(app: FastifyInstance, procedures: Record<string, BareProcedure>) {
  app.get<Call>('/trpc/:path', async (request, reply) => {
    JSON.parse(request.query.input);
    const answers = request.params.path.split(',').map(async (path) => ({
      result: { data: await procedures[path]?.() },
    }));
    return reply.type('application/json').send(JSON.stringify(await Promise.all(answers)));
  });
}

/** The same through plain tRPC, without input validation. */
async function answerByTrpc(app: FastifyInstance, procedures: Record<string, BareProcedure>) {
  const t = initTRPC.create();
  const nested: Record<string, Record<string, ReturnType<typeof unchecked>>> = {};
  const unchecked = (answer: BareProcedure) => t.procedure.input((input) => input).query(answer);
  for (const [path, answer] of Object.entries(procedures)) {
    const [name = '', procedure = ''] = path.split('.');
    nested[name] = { ...nested[name], [procedure]: unchecked(answer) };
  }
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: { router: t.router(nested) },
  });
}

/** The stored rules of a pair. */
async function answerRulesByTrpc(app: FastifyInstance, rules: (input: RuleInput) => unknown) {
  const t = initTRPC.create();
  const answer = t.procedure
    .input((input) => input as RuleInput)
    .query(({ input }) => rules(input));
  const router = t.router({ entryRule: t.router({ answer }) });
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions: { router } });
}

const [kind = '', source = ''] = process.argv.slice(2);
if (process.argv[1] === import.meta.filename) await serve(kind as ReferenceKind, source);
