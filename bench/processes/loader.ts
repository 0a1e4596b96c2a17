import { once } from 'node:events';
import autocannon from 'autocannon';
import { networkNumber, type Visits, visit } from './visitors.ts';

/** A load to put on a server, and what the answers must be like. */
export type Load = {
  url: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
  /** Requests a second; without it, as fast as they are answered. */
  rate?: number | undefined;
  /** Counts in this parameter, so that no two requests ask for the same address. */
  uniqueFrom?: number | undefined;
  /** Asked for in turn instead of the address, each from a network of its own (X-Forwarded-For). */
  paths?: string[] | undefined;
  /** Passports (codes) that visitors have stated: each request comes with the next one's cookie. */
  passports?: string[] | undefined;
};

/** What came of it. Times are in milliseconds. */
export type LoadResult = {
  perSecond: number;
  answers: number;
  p50: number;
  p99: number;
  /** Responses with 503: the server said it had enough. */
  shed: number;
  /** What was wrong with answers, each thing once; empty in a run that counts. */
  wrong: string[];
};

/** The parameter that makes an address new. No route of the product knows it. */
export const UNIQUE_PARAMETER = '_';

/** The address with a number that was not asked for before. */
export function uniqueAddress(path: string, number: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}${UNIQUE_PARAMETER}=${number}`;
}

/**
 * How much longer or shorter than the first a response may be. Uncached pages hold the time,
 * and compress a little better or worse for it.
 */
const LENGTH_TOLERANCE = 0.02;

/** Puts the load on and measures. autocannon's own histogram knows no parts of a millisecond. */
async function measure({ uniqueFrom, paths, passports, ...load }: Load): Promise<LoadResult> {
  const times: number[] = [];
  const wrong = new Set<string>();
  let shed = 0;
  let answerBytes: number | undefined;
  let started = 0;
  let ended = 0;
  let next = uniqueFrom ?? 0;
  const { pathname, search } = new URL(load.url);
  let visitor = 0;
  const setupRequest = (request: autocannon.Request) => {
    next += 1;
    visitor += 1;
    const passport = passports?.[visitor % passports.length];
    const path = paths?.[visitor % paths.length];
    return {
      ...request,
      ...(uniqueFrom !== undefined && { path: uniqueAddress(pathname + search, next) }),
      ...(path && { path }),
      headers: {
        ...load.headers,
        ...(passport && { cookie: `passport=${passport}` }),
        ...(path && { 'x-forwarded-for': networkNumber(visitor) }),
      },
    };
  };
  const isChanged = uniqueFrom !== undefined || paths !== undefined || passports !== undefined;
  const run = autocannon(
    {
      url: load.url,
      connections: load.connections,
      duration: load.seconds,
      headers: load.headers,
      ...(load.rate && { overallRate: load.rate }),
      ...(isChanged && { requests: [{ setupRequest }] }),
    },
    () => {},
  );
  run.on('start', () => {
    started = performance.now();
  });
  run.on('response', (_client, status, bytes, time) => {
    ended = performance.now();
    if (status === 503) {
      shed += 1;
      return;
    }
    times.push(time);
    if (status !== 200) wrong.add(`status ${status}`);
    answerBytes ??= bytes;
    // Every passport and path has its own answer.
    if (!passports && !paths && Math.abs(bytes / answerBytes - 1) > LENGTH_TOLERANCE) {
      wrong.add(`${bytes} bytes instead of ${answerBytes}`);
    }
  });
  run.on('reqError', (error) => wrong.add(String(error)));
  await once(run, 'done');
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    perSecond: times.length / ((ended - started) / 1000),
    answers: times.length,
    p50: at(0.5),
    p99: at(0.99),
    shed,
    wrong: [...wrong].slice(0, 5),
  };
}

/** What ends the visits under way. */
export const END = 'end';

let ending = new AbortController();

process.on('message', async (message: Load | Visits | typeof END) => {
  if (message === END) return ending.abort();
  ending = new AbortController();
  process.send?.(
    await ('visitsASecond' in message ? visit(message, ending.signal) : measure(message)),
  );
});
