import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../random.ts';
import type { LoadResult } from './loader.ts';

/** Independent visitors of a site: they arrive in bursts and gaps. */
export type Visits = {
  url: string;
  /** On average: arrivals don't wait for earlier responses. */
  visitsASecond: number;
  /** The maximum duration: visits can be ended earlier. */
  seconds: number;
  /** The minimum number of visits, however long they take. */
  least?: number;
  /** The maximum number of visitors at once: others wait before they arrive. */
  most?: number | undefined;
  /** Each visitor requests one of them. */
  paths: string[];
};

/** An address in the range for benchmarks (RFC 2544, 198.18.0.0/15), distinct for each number. */
export function networkNumber(number: number): string {
  return `198.${18 + ((number >> 16) & 1)}.${(number >> 8) & 255}.${number & 255}`;
}

/** Runs visitors until the time or the signal ends it; times are from arrival to the last byte. */
export async function visit(
  { url, visitsASecond, seconds, least = 0, most, paths }: Visits,
  signal: AbortSignal,
): Promise<LoadResult> {
  const random = randomFrom(1);
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const wrong = new Set<string>();
  let shed = 0;
  const started = performance.now();
  const open = new Set<Promise<void>>();
  let visits = 0;
  const isOver = (next: number) => signal.aborted || next - started >= seconds * 1000;
  for (let next = started; visits < least || !isOver(next); visits += 1) {
    // Intervals between independent visits are exponentially distributed.
    next += (-Math.log(random.between(1, 1e6) / 1e6) / visitsASecond) * 1000;
    await wait(Math.max(0, next - performance.now()));
    if (open.size === most) await Promise.race(open);
    const asked = ask(random.one(paths), next).finally(() => open.delete(asked));
    open.add(asked);
  }
  await Promise.all(open);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    perSecond: times.length / ((performance.now() - started) / 1000),
    answers: times.length,
    p50: at(0.5),
    p99: at(0.99),
    shed,
    wrong: [...wrong].slice(0, 5),
  };

  async function ask(path: string, from: number) {
    try {
      const network = networkNumber(random.between(0, 1e5));
      const headers = { 'accept-encoding': 'gzip, br', 'x-forwarded-for': network };
      const [response] = await once(get(url + path, { agent, headers }), 'response');
      response.resume();
      await once(response, 'end');
      if (response.statusCode === 503) shed += 1;
      else times.push(performance.now() - from);
      if (![200, 503].includes(response.statusCode)) wrong.add(`status ${response.statusCode}`);
    } catch (error) {
      wrong.add(String(error));
    }
  }
}
