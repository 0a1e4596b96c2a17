import { writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { type Case, headersFor, PRODUCT } from './cases.ts';
import { jsonDifference } from './jsonDifference.ts';
import type { Plan } from './plan.ts';
import { type Length, uniqueAddress } from './processes/loader.ts';
import type { RunningServer } from './processes/processes.ts';
import { type Loader, nextUnique } from './processes/startLoader.ts';
import { recordCalls } from './productCalls.ts';
import { type RecordedAnswer, record, timesOfAnswers } from './recorded.ts';
import type { ReferenceKind } from './references.ts';
import { responsesLine } from './report.ts';
import { startProduct, startReference } from './site.ts';

/** Results of the product and its references under one load, as medians over the rounds. */
export type Figures = {
  /** Responses per second. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** The server's CPU time per response in microseconds; NaN if unavailable. */
  processor: number;
  /** The share of responses with 503. */
  shed: number;
};

export type Measured = { case: Case; connections: number; by: Map<string, Figures> };

/** Measures the running product and the case's references, alternating. */
export async function measureCase(
  asked: Case,
  plan: Plan,
  { product, loader, folder, database }: Bench,
): Promise<Measured[]> {
  const servers = new Map<string, RunningServer>([[PRODUCT, product]]);
  const headers = headersFor(asked);
  const answer = await record(product.url + asked.path, headers);
  const calls = asked.references.every(isConstant) ? null : await recordCalls(database, asked.path);
  try {
    for (const kind of asked.references) {
      const recording = join(folder, 'recorded.json');
      writeFileSync(recording, JSON.stringify(isConstant(kind) ? answer : calls));
      const reference = await startReference(kind, recording);
      servers.set(kind, reference);
      requireSame(kind, asked, answer, await record(reference.url + asked.path, headers));
    }
    const measured: Measured[] = [];
    for (const count of plan.connections) {
      const by = await measureRounds(asked, servers, loader, { ...plan, connections: count });
      measured.push({ case: asked, connections: count, by });
    }
    return measured;
  } finally {
    for (const [name, server] of servers) if (name !== PRODUCT) await server.stop();
  }
}

function isConstant(kind: ReferenceKind): boolean {
  return kind === 'http' || kind === 'fastify';
}

/** Throws with the first difference unless the reference answers what the product does. */
function requireSame(
  kind: ReferenceKind,
  { name, kind: kindOfCase }: Case,
  product: RecordedAnswer,
  reference: RecordedAnswer,
): void {
  if (reference.body === product.body) return;
  const isJson = kindOfCase === 'api';
  const found = isJson && jsonDifference(jsonOf(product), jsonOf(reference));
  const difference = found || (isJson ? 'the same JSON in other bytes' : 'other bytes');
  throw new Error(`${kind} answers ${name} otherwise than the product: ${difference}`);
}

function jsonOf({ body }: RecordedAnswer): unknown {
  return JSON.parse(Buffer.from(body, 'base64').toString());
}

/**
 * Puts the same load on each server alternately, after a warm-up; returns medians over the rounds,
 * by name.
 */
export async function measureRounds(
  asked: Case,
  servers: Map<string, RunningServer>,
  loader: Loader,
  { rounds, load, warmUp, connections }: Omit<Plan, 'connections'> & { connections: number },
): Promise<Map<string, Figures>> {
  const put = (server: RunningServer, length: Length) =>
    loader.put({
      url: server.url + asked.path,
      connections,
      length,
      headers: headersFor(asked),
      uniqueFrom: asked.cache === 'cold' ? nextUnique() : undefined,
    });
  for (const server of servers.values()) {
    if (warmUp) await put(server, warmUp);
  }
  const runs = new Map<string, Figures[]>();
  const responses: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, server] of servers) {
      const before = server.processorSeconds();
      const result = await put(server, load);
      responses[name] = (responses[name] ?? 0) + result.answers;
      const processor = (server.processorSeconds() - before) / (result.answers + result.shed);
      const shed = result.shed / (result.answers + result.shed);
      const figures = { ...result, processor: processor * 1e6, shed };
      runs.set(name, [...(runs.get(name) ?? []), figures]);
    }
  }
  const what = `${asked.name}, ${asked.cache}, ${connections} at once`;
  process.stderr.write(responsesLine(what, responses));
  return new Map([...runs].map(([name, figures]) => [name, mediansOf(figures)]));
}

export type Bench = {
  product: RunningServer;
  loader: Loader;
  /** For recordings. */
  folder: string;
  /** The product's database. */
  database: string;
};

function mediansOf(runs: Figures[]): Figures {
  const of = (name: keyof Figures) => median(runs.map((run) => run[name]));
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    processor: of('processor'),
    shed: of('shed'),
  };
}

/** The median; of an even number of values, the greater of the middle two. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median time to the first byte of uncached addresses, requested one by one, in ms. */
export async function firstByteOfNew(url: string, asked: Case, count: number): Promise<number> {
  const first = nextUnique();
  const urls = Array.from({ length: count }, (_, index) => uniqueAddress(url, first + index));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const times = await timesOfAnswers(urls, agent, headersFor(asked));
    return median(times.map(({ first: byte }) => byte));
  } finally {
    agent.destroy();
  }
}

/** The median time from the product's start to its complete first home page, in ms. */
export async function coldStart(dataDir: string, times: number): Promise<number> {
  const taken = [];
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    const server = await startProduct(dataDir);
    await record(`${server.url}/`, headersFor({ kind: 'page' }));
    taken.push(performance.now() - began);
    await server.stop();
  }
  return median(taken);
}
