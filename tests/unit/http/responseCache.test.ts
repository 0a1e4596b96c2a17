import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type LightMyRequestResponse } from 'fastify';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ContentKind, ContentState } from '#db/contentState.ts';
import { cacheResponses } from '#server/cache/responseCache.ts';
import { compressResponses } from '#server/http/compression.ts';

type Handler = (path: string) => Promise<string> | string;

afterEach(() => {
  vi.useRealTimers();
});

/** A server with the cache before one route, and a content version that the test moves. */
function cachingServer({ memoryBytes }: { memoryBytes?: number } = {}) {
  let content: ContentState = {
    counter: '',
    version: 1,
    destinations: 0,
    rules: 0,
    questions: 0,
    settings: 0,
  };
  let handler: Handler = (path) => `response to ${path}`;
  const handled: string[] = [];
  const lookups: string[] = [];
  const app = Fastify();
  onTestFinished(() => app.close());
  cacheResponses(app, {
    content: () => content,
    release: 'release',
    onLookup: (kind, hit) => lookups.push(`${kind} ${hit ? 'hit' : 'miss'}`),
    ...(memoryBytes && { memoryBytes }),
  });
  compressResponses(app);
  const key = ({ url }: { url: string }) => (url.startsWith('/own') ? undefined : url);
  app.get('/*', { config: { responseCache: { kind: 'page', key } } }, async (request, reply) => {
    if (request.cacheMiss && request.url === '/question')
      request.cacheMiss.madeFrom = ['questions'];
    handled.push(request.url);
    const text = await handler(request.url);
    if (request.url === '/cookie') reply.header('set-cookie', 'session=secret');
    if (request.url === '/no-store') reply.header('cache-control', 'no-store');
    if (request.url === '/missing') reply.code(404);
    return reply.type('text/plain').send(text);
  });
  return {
    app,
    handled,
    lookups,
    get: async (url: string, headers = {}) => app.inject({ url, headers }),
    /** Without a kind the change is of an unknown one. */
    changeContent: (kind?: ContentKind) => {
      content = {
        ...content,
        version: content.version + 1,
        ...(kind && { [kind]: content[kind] + 1 }),
      };
    },
    handleWith: (next: Handler) => {
      handler = next;
    },
  };
}

test('a response is produced once, and again after a change of content', async () => {
  const { get, handled, lookups, changeContent } = cachingServer();
  await get('/');
  const second = await get('/');
  expect(second.body).toBe('response to /');
  expect(handled).toEqual(['/']);
  changeContent();
  await get('/');
  expect(handled).toEqual(['/', '/']);
  expect(lookups).toEqual(['page miss', 'page hit', 'page miss']);
});

test('a change removes only the responses made from its kind, one of unknown kind all', async () => {
  const { get, handled, changeContent } = cachingServer();
  const both = async () => {
    handled.length = 0;
    await get('/');
    await get('/question');
    return [...handled];
  };
  expect(await both()).toEqual(['/', '/question']);
  changeContent('rules');
  expect(await both()).toEqual(['/']);
  changeContent('questions');
  expect(await both()).toEqual(['/', '/question']);
  changeContent();
  expect(await both()).toEqual(['/', '/question']);
});

test('a response during which another kind changed is cached', async () => {
  const { get, handleWith, handled, changeContent } = cachingServer();
  handleWith(() => {
    changeContent('rules');
    return 'answer';
  });
  await get('/question');
  await get('/question');
  expect(handled).toEqual(['/question']);
});

test('an ETag is weak, and another one after a change of its kind or on another day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T21:30:00Z') });
  const { get, changeContent } = cachingServer();
  const tags = async () => [(await get('/')).headers.etag, (await get('/question')).headers.etag];
  const [all, question] = await tags();
  expect(all).toMatch(/^W\/"[\w-]{22}"$/);
  expect(question).not.toBe(all);
  changeContent('rules');
  const [changed, same] = await tags();
  expect(changed).not.toBe(all);
  expect(same).toBe(question);
  vi.setSystemTime(new Date('2027-01-01T00:00:00Z'));
  expect((await tags())[1]).not.toBe(question);
});

test('a new UTC date empties the cache, a new hour does not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T21:30:00Z') });
  const { get, handled } = cachingServer();
  await get('/');
  vi.setSystemTime(new Date('2026-12-31T23:59:59Z'));
  await get('/');
  expect(handled).toHaveLength(1);
  vi.setSystemTime(new Date('2027-01-01T00:00:00Z'));
  await get('/');
  expect(handled).toHaveLength(2);
});

test('concurrent requests wait for one handler', async () => {
  const { get, handled } = cachingServer();
  const responses = await Promise.all(Array.from({ length: 50 }, () => get('/')));
  expect(handled).toHaveLength(1);
  expect(new Set(responses.map(({ body }) => body))).toEqual(new Set(['response to /']));
});

test('a request after a change does not wait for a response begun before it', async () => {
  const { get, handleWith, handled, changeContent } = cachingServer();
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  handleWith(async () => {
    begun.resolve();
    await finish.promise;
    return 'old';
  });
  const before = get('/');
  await begun.promise;
  changeContent();
  handleWith(() => 'new');
  expect((await get('/')).body).toBe('new');
  finish.resolve();
  expect((await before).body).toBe('old');
  expect((await get('/')).body).toBe('new');
  expect(handled).toHaveLength(2);
});

test('a response whose content changed meanwhile is not cached', async () => {
  const { get, handleWith, changeContent } = cachingServer();
  handleWith(() => {
    changeContent();
    return 'old';
  });
  expect((await get('/')).body).toBe('old');
  handleWith(() => 'new');
  expect((await get('/')).body).toBe('new');
});

test.each(['/own', '/cookie', '/no-store', '/missing'])(
  '%s is not cached, and concurrent requests are handled separately',
  async (url) => {
    const { get, handled, lookups } = cachingServer();
    await Promise.all([get(url), get(url), get(url)]);
    expect((await get(url)).headers.etag).toBeUndefined();
    expect(handled).toHaveLength(4);
    expect(lookups).toEqual([]);
  },
);

test('after an error the next request runs the handler again', async () => {
  const { get, handleWith } = cachingServer();
  handleWith(() => Promise.reject(new Error('no disk')));
  const failed = await Promise.all([get('/'), get('/')]);
  expect(failed.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
  handleWith(() => 'at last');
  expect((await get('/')).body).toBe('at last');
});

test('HEAD, 304 and every encoding come from one cached response', async () => {
  const { app, get, handleWith, handled } = cachingServer();
  handleWith(() => 'x'.repeat(5000));
  const head = await app.inject({ method: 'HEAD', url: '/' });
  expect(head.headers['content-length']).toBe('5000');
  expect(head.body).toBe('');
  const plain = await get('/');
  expect(plain.headers.etag).toBe(head.headers.etag);
  const brotli = await get('/', { 'accept-encoding': 'br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotli.rawPayload.length).toBeLessThan(100);
  expect(brotli.headers.etag).toBe(plain.headers.etag);
  const unchanged = await get('/', { 'if-none-match': String(plain.headers.etag) });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  expect(handled).toHaveLength(1);
});

/** The text of a response, whatever its encoding. */
function textOf({ headers, rawPayload }: LightMyRequestResponse): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString();
  return (encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
}

const clients = [{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br' }];

test.each([
  ['short', 'y'.repeat(100)],
  ['long', 'Länder '.repeat(1000)],
])('whoever comes first, every client gets the same %s text, bytes and ETag', async (_, text) => {
  const seen = clients.map(() => new Set<string>());
  for (const first of clients) {
    const { get, handled, handleWith } = cachingServer();
    handleWith(() => text);
    for (const headers of [first, ...clients, ...clients]) {
      const response = await get('/', headers);
      expect(textOf(response)).toBe(text);
      expect(response.headers).toMatchObject({
        vary: 'accept-encoding',
        'content-length': String(response.rawPayload.length),
      });
      seen[clients.indexOf(headers)]?.add(
        `${response.headers.etag} ${response.rawPayload.toString('base64')}`,
      );
    }
    expect(handled).toHaveLength(1);
  }
  expect(seen.map(({ size }) => size)).toEqual([1, 1, 1]);
});

test('a response in another encoding does not take the place of a newer response', async () => {
  const { get, handleWith, changeContent } = cachingServer();
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const longText = (word: string) => word.repeat(1000);
  handleWith(async () => {
    begun.resolve();
    await finish.promise;
    return longText('old');
  });
  const first = get('/', { 'accept-encoding': 'br' });
  await begun.promise;
  const waiting = get('/', { 'accept-encoding': 'gzip' });
  await new Promise(setImmediate);
  changeContent();
  handleWith(() => longText('new'));
  expect(textOf(await get('/'))).toBe(longText('new'));
  finish.resolve();
  expect(textOf(await first)).toBe(longText('old'));
  expect(textOf(await waiting)).toBe(longText('old'));
  expect(textOf(await get('/'))).toBe(longText('new'));
});

/** Compresses to three quarters. */
function incompressible(characters: number): string {
  return randomBytes(characters).toString('base64').slice(0, characters);
}

test('memory is counted by compressed bytes, and again when another encoding is kept', async () => {
  const { get, handleWith, handled } = cachingServer({ memoryBytes: 30_000 });
  handleWith(() => incompressible(1500));
  const pages = Array.from({ length: 10 }, (_, page) => `/${page}`);
  const getAll = async (encoding: string) => {
    for (const page of pages) await get(page, { 'accept-encoding': encoding });
  };
  await getAll('br');
  await getAll('br');
  expect(handled).toHaveLength(10);
  await getAll('gzip');
  expect(handled.length).toBeGreaterThan(10);
});

test('long texts that compress well take little memory', async () => {
  const { get, handleWith, handled } = cachingServer({ memoryBytes: 30_000 });
  handleWith(() => 'x'.repeat(20_000));
  const getAll = async (headers = {}) => {
    for (let page = 1; page <= 10; page += 1) await get(`/${page}`, headers);
  };
  await getAll({ 'accept-encoding': 'br' });
  await getAll({ 'accept-encoding': 'br' });
  // Made from the compressed one, and not kept.
  await getAll();
  await getAll();
  expect(handled).toHaveLength(10);
});

test('memory is bounded: the least recently used response is evicted first', async () => {
  const { get, handleWith, handled } = cachingServer({ memoryBytes: 21_000 });
  handleWith(() => 'x'.repeat(1000));
  await get('/home');
  for (let page = 1; page <= 6; page += 1) await get(`/${page}`);
  await get('/home');
  for (let page = 7; page <= 10; page += 1) await get(`/${page}`);
  expect(handled).toHaveLength(11);
  await get('/home');
  await get('/10');
  expect(handled).toHaveLength(11);
  await get('/1');
  expect(handled).toHaveLength(12);
});

test('a crawl evicts no response that was asked for again', async () => {
  const { get, handleWith, handled } = cachingServer({ memoryBytes: 42_000 });
  handleWith(() => 'x'.repeat(1000));
  const visited = ['/home', '/answer', '/passport'];
  for (const page of [...visited, ...visited]) await get(page);
  for (let page = 1; page <= 200; page += 1) await get(`/crawled/${page}`);
  expect(handled).toHaveLength(203);
  for (const page of visited) await get(page);
  expect(handled).toHaveLength(203);
});

test('what is asked for again leaves room for new responses', async () => {
  const { get, handleWith, handled } = cachingServer({ memoryBytes: 42_000 });
  handleWith(() => 'x'.repeat(1000));
  for (let page = 1; page <= 50; page += 1) {
    await get(`/${page}`);
    await get(`/${page}`);
  }
  expect(handled).toHaveLength(50);
  await get('/new');
  await get('/newer');
  await get('/new');
  expect(handled).toHaveLength(52);
});

test('a response that would evict most others is not cached', async () => {
  const { get, handleWith, handled } = cachingServer({ memoryBytes: 21_000 });
  handleWith((path) => incompressible(path === '/large' ? 5000 : 1000));
  await get('/home');
  await get('/large');
  await get('/large');
  await get('/home');
  expect(handled).toEqual(['/home', '/large', '/large']);
});
