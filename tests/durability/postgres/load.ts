import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { destinationFixture } from '../../fixtures/destination.ts';
import { eventually } from '../../support/eventually.ts';

/** The number of responses by address and status. */
export type Tally = Map<string, Map<number, number>>;

/** An unsuccessful response. */
export type Refusal = { path: string; status: number; retryAfter: string | null; text: string };

/**
 * Reads and writes as visitors and as an administrator, over HTTP, until `stop`, which returns the
 * results. Each request comes from another network, to avoid rate limits.
 */
export function startLoad(
  origin: string,
  cookie: string,
  { reads, saves = true }: { reads: string[]; saves?: boolean },
) {
  const tally: Tally = new Map();
  const refusals: Refusal[] = [];
  const answered = {
    subscribers: new Set<string>(),
    messages: new Set<string>(),
    destinations: new Map<string, number>(),
  };
  let stopped = false;
  let number = 0;
  const steps = [
    ...reads.map((path) => () => get(path)),
    signUp,
    sendMessage,
    ...(saves ? [destinationSaver('a'), destinationSaver('b')] : []),
  ];
  /** How often each was successful. */
  const successes = steps.map(() => 0);
  const loops = steps.map(async (step, index) => {
    while (!stopped) if (await step()) successes[index] = (successes[index] ?? 0) + 1;
  });
  // Also when the test fails.
  onTestFinished(async () => {
    stopped = true;
    await Promise.allSettled(loops);
  });

  return {
    tally,
    refusals,
    answered,
    /** Waits until each of them was successful so many more times. */
    async succeed(times: number) {
      const enough = successes.map((count) => count + times);
      await eventually(() =>
        expect(successes.every((count, index) => count >= (enough[index] ?? 0))).toBe(true),
      );
    },
    async stop() {
      stopped = true;
      await Promise.all(loops);
    },
  };

  async function ask(path: string, init: RequestInit = {}): Promise<string | undefined> {
    const forwarded = [198, 18, randomInt(256), randomInt(256)].join('.');
    const headers = { origin, 'x-forwarded-for': forwarded, ...init.headers };
    const answer = await fetch(origin + path, { ...init, headers, redirect: 'manual' });
    const text = await answer.text();
    const { status } = answer;
    const counts = tally.get(path) ?? new Map<number, number>();
    tally.set(path, counts.set(status, (counts.get(status) ?? 0) + 1));
    if (status < 400) return text;
    refusals.push({ path, status, retryAfter: answer.headers.get('retry-after'), text });
    // Like a client that was told to retry later, only sooner.
    await wait(20);
    return undefined;
  }

  async function get(path: string) {
    return (await ask(path, { headers: { cookie } })) !== undefined;
  }

  async function signUp() {
    const email = `v${number++}@example.com`;
    const done = await ask('/newsletter', { method: 'POST', body: new URLSearchParams({ email }) });
    if (done !== undefined) answered.subscribers.add(email);
    return done !== undefined;
  }

  async function sendMessage() {
    const message = `Message ${number++}, which is long enough`;
    const fields = { name: 'Bo', email: 'bo@example.com', message };
    const done = await call('contact.send', fields);
    if (done) answered.messages.add(message);
    return done !== undefined;
  }

  /**
   * Creates a destination, then saves it repeatedly; after a failure it reads the current version
   * again.
   */
  function destinationSaver(writer: string) {
    const name = `Place ${writer}`;
    let stored: { id: string; version: number } | undefined;
    let saves = 0;
    return async () => {
      saves += 1;
      const fields = destinationFixture({ name, description: `Version ${saves}` });
      const done = stored
        ? await call('destination.update', { ...stored, fields })
        : await call('destination.create', fields);
      if (done) {
        stored = identityOf(done);
        answered.destinations.set(name, saves);
        return true;
      }
      const found = stored && (await query('destination.byId', { id: stored.id }));
      if (found) stored = identityOf(found);
      return false;
    };
  }

  async function call(procedure: string, input: unknown): Promise<unknown> {
    const headers = { 'content-type': 'application/json', cookie };
    const text = await ask(`/trpc/${procedure}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
    });
    return text === undefined ? undefined : (JSON.parse(text).result.data ?? {});
  }

  async function query(procedure: string, input: unknown): Promise<unknown> {
    const path = `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
    const answer = await fetch(origin + path, { headers: { cookie, origin } });
    return answer.ok ? (await answer.json()).result.data : undefined;
  }
}

function identityOf(destination: unknown) {
  const { id, version } = destination as { id: string; version: number };
  return { id, version };
}

/**
 * Expects all acknowledged writes in the database, or later ones of the same destination. Returns
 * their number.
 */
export async function expectAllStored(
  database: string,
  { subscribers, messages, destinations }: ReturnType<typeof startLoad>['answered'],
) {
  const client = new pg.Client(database);
  await client.connect();
  try {
    const column = async (sql: string) =>
      (await client.query<{ text: string }>(sql)).rows.map(({ text }) => text);
    const emails = new Set(await column('select email as text from newsletter_subscribers'));
    expect([...subscribers].filter((email) => !emails.has(email))).toEqual([]);
    const texts = new Set(await column('select message as text from contact_messages'));
    expect([...messages].filter((text) => !texts.has(text))).toEqual([]);
    for (const [name, saves] of destinations) {
      const [found] = (
        await client.query('select description from destinations where name = $1', [name])
      ).rows;
      expect(Number(found?.description.split(' ')[1]), name).toBeGreaterThanOrEqual(saves);
    }
    const saves = [...destinations.values()].reduce((sum, count) => sum + count, 0);
    return { subscribers: subscribers.size, messages: messages.size, saves };
  } finally {
    await client.end();
  }
}

/** The number of responses by address and status, in one line. */
export function describeTally(tally: Tally): string {
  return [...tally]
    .map(
      ([path, counts]) => `${path} ${[...counts].map(([status, n]) => `${status}×${n}`).join(' ')}`,
    )
    .join(', ');
}
