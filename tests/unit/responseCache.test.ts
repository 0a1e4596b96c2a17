import { expect, test } from 'vitest';
import { cachedResponse } from '../../server/cache/cachedResponse.ts';
import { createResponseCache } from '../../server/cache/responseCache.ts';

const headers = { 'content-type': 'text/plain' };

/** RouterOutputs kept over a version that the test moves, and how often one was made. */
function keeping({ memoryBytes }: { memoryBytes?: number } = {}) {
  let version = 1;
  let made = 0;
  const looks: string[] = [];
  const kept = createResponseCache(() => version, {
    onLook: (kind, hit) => looks.push(`${kind} ${hit ? 'hit' : 'miss'}`),
    ...(memoryBytes && { memoryBytes }),
  });
  return {
    looks,
    made: () => made,
    write: () => {
      version += 1;
    },
    find: async (key: string, text = 'answer', whileMaking = async () => {}) =>
      kept.find('page', key) ??
      kept.make('page', key, async () => {
        made += 1;
        await whileMaking();
        return cachedResponse(text, headers);
      }),
    kept,
  };
}

test('is made once, and again after a write', async () => {
  const { find, made, write, looks } = keeping();
  await find('/');
  await find('/');
  expect(made()).toBe(1);
  write();
  await find('/');
  expect(made()).toBe(2);
  expect(looks).toEqual(['page miss', 'page hit', 'page miss']);
});

test('one making serves all who ask meanwhile', async () => {
  const { find, made } = keeping();
  const answers = await Promise.all(Array.from({ length: 50 }, () => find('/')));
  expect(made()).toBe(1);
  expect(new Set(answers).size).toBe(1);
});

test('who asks after a write does not wait for what was begun before it', async () => {
  const { find, write, made } = keeping();
  const finish = Promise.withResolvers<void>();
  const before = find('/', 'old', () => finish.promise);
  write();
  const after = find('/', 'new');
  finish.resolve();
  const [old, fresh] = await Promise.all([before, after]);
  expect(made()).toBe(2);
  expect(await textOf(old)).toBe('old');
  expect(await textOf(fresh)).toBe('new');
  expect(await textOf(await find('/'))).toBe('new');
});

test('what was read before a write is not kept after it', async () => {
  const { find, write } = keeping();
  await find('/', 'old', async () => write());
  expect(await textOf(await find('/', 'new'))).toBe('new');
});

test('what can not be kept, or failed, is asked for again', async () => {
  const { kept, find } = keeping();
  expect(await kept.make('page', '/', async () => undefined)).toBeUndefined();
  const failing = kept.make('page', '/', () => Promise.reject(new Error('no disk')));
  await expect(failing).rejects.toThrow('no disk');
  expect(await textOf(await find('/', 'at last'))).toBe('at last');
});

test('pages and API answers of one address are two', async () => {
  const { kept, find } = keeping();
  await find('/', 'page');
  const answer = await kept.make('api', '/', async () => cachedResponse('answer', headers));
  expect(await textOf(answer)).toBe('answer');
});

test('the memory is bounded, and addresses asked for once push out only each other', async () => {
  const { find, made } = keeping({ memoryBytes: 12_000 });
  await find('/home', 'x'.repeat(1000));
  await find('/home');
  for (let page = 1; page <= 100; page += 1) await find(`/${page}`, 'x'.repeat(1000));
  expect(made()).toBe(101);
  await find('/home');
  await find('/100');
  expect(made()).toBe(101);
  await find('/1', 'x'.repeat(1000));
  expect(made()).toBe(102);
});

test('of what is asked for often, what was not asked for longest goes first', async () => {
  const { find, made } = keeping({ memoryBytes: 5000 });
  for (const key of ['/a', '/b', '/c']) {
    await find(key, 'x'.repeat(1000));
    await find(key);
  }
  expect(made()).toBe(3);
  await find('/c');
  expect(made()).toBe(3);
  await find('/a', 'x'.repeat(1000));
  expect(made()).toBe(4);
});

async function textOf(answer: Awaited<ReturnType<ReturnType<typeof keeping>['find']>>) {
  return (await answer?.inEncoding(undefined))?.body.toString();
}
