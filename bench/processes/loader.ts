import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { networkNumber, type Visits, visit } from './visitors.ts';

/**
 * How long a load lasts: a time and until the first response or error, which a process that has just started
 * may give later, or until so many responses, at least one per connection.
 */
export type Length = { seconds: number } | { requests: number };

/** A load on a server, and the expected responses. */
export type Load = {
  url: string;
  connections: number;
  length: Length;
  headers: Record<string, string>;
  /** Requests per second; by default as many as are answered. */
  rate?: number | undefined;
  /** The start of a counter in the query, which makes all addresses unique. */
  uniqueFrom?: number | undefined;
  /** Requested in rotation instead of the address, each from its own network (X-Forwarded-For). */
  paths?: string[] | undefined;
  /** Visitors' stated passports (codes): each request has the next one's cookie. */
  passports?: string[] | undefined;
};

/** The results. Times are in ms. */
export type LoadResult = {
  perSecond: number;
  answers: number;
  p50: number;
  p99: number;
  /** Responses with 503 (load shedding). */
  shed: number;
  /** Distinct errors in responses; empty in a valid run. */
  wrong: string[];
};

/** The query parameter that makes an address unique. The product's routes don't use it. */
export const UNIQUE_PARAMETER = '_';

/** The address with a number that was not requested before. */
export function uniqueAddress(path: string, number: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}${UNIQUE_PARAMETER}=${number}`;
}

/**
 * The tolerated difference in length from the first response, as a share. Uncached pages contain
 * the time, which affects their compression.
 */
const LENGTH_TOLERANCE = 0.02;

/** Last resort against a server that doesn't answer, in seconds. */
const RESPONSE_LIMIT_S = 120;

/** A run of autocannon ends with its next sample: this interval, in ms. */
const SAMPLE_MS = 20;

/** Puts the load on and measures. autocannon's own histogram has no fractions of a millisecond. */
async function measure({
  length,
  uniqueFrom,
  paths,
  passports,
  ...load
}: Load): Promise<LoadResult> {
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
      ...('requests' in length
        ? { amount: length.requests }
        : { duration: length.seconds + RESPONSE_LIMIT_S }),
      sampleInt: SAMPLE_MS,
      timeout: RESPONSE_LIMIT_S,
      headers: load.headers,
      ...(load.rate && { overallRate: load.rate }),
      ...(isChanged && { requests: [{ setupRequest }] }),
    },
    () => {},
  );
  run.on('start', () => {
    started = performance.now();
  });
  if ('seconds' in length) {
    const first = Promise.race([once(run, 'response'), once(run, 'reqError')]);
    void Promise.all([wait(length.seconds * 1000), first]).then(() => run.stop());
  }
  run.on('response', (_client, status, bytes, time) => {
    ended = performance.now();
    if (status === 503) {
      shed += 1;
      return;
    }
    times.push(time);
    if (status !== 200) wrong.add(`status ${status}`);
    answerBytes ??= bytes;
    // Responses differ by passport and path.
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

/** The message that ends the current visits. */
export const END = 'end';

let ending = new AbortController();

// Otherwise a load would go on for seconds after the benchmark was killed.
process.on('disconnect', () => process.exit());

process.on('message', async (message: Load | Visits | typeof END) => {
  if (message === END) return ending.abort();
  ending = new AbortController();
  process.send?.(
    await ('visitsASecond' in message ? visit(message, ending.signal) : measure(message)),
  );
});
