import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { image } from '../../support/site/imageUploads.ts';
import { signIn, startOn } from './clusterSite.ts';
import { databaseBehindProxy } from './ownServer.ts';

const UNREACHABLE = 'The database can’t be reached. Nothing was saved. Please try again.';

/** A response's status, retry delay, type and text. */
async function answerOf(answered: Promise<Response>) {
  const answer = await answered;
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    type: answer.headers.get('content-type')?.split(';')[0],
    text: await answer.text(),
  };
}

function expectUnavailable(type: string) {
  return { status: 503, retryAfter: '5', type, text: expect.stringContaining(UNREACHABLE) };
}

test('an unreachable database is a 503 on every route, and cached pages are served', async () => {
  const { proxy, url: database } = await databaseBehindProxy();
  const site = await startOn(database);
  const cookie = await signIn(site.url);
  const get = (path: string) => answerOf(fetch(`${site.url}${path}`));
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    answerOf(
      fetch(`${site.url}${path}`, {
        method: 'POST',
        headers: { origin: site.url, ...headers },
        body,
        redirect: 'manual',
      }),
    );
  const upload = new FormData();
  upload.set('file', new Blob([new Uint8Array(await image(20, 20).png().toBuffer())]), 'a.png');
  const json = { 'content-type': 'application/json' };
  const home = await get('/');
  expect(home.status).toBe(200);

  await proxy.cut();
  await eventually(async () =>
    expect(await get('/readyz')).toMatchObject({
      status: 503,
      text: 'The connection to PostgreSQL was lost.',
    }),
  );
  expect(await get('/')).toEqual(home);
  // Made from countries and settings alone, which the process has read.
  expect((await get('/contact')).status).toBe(200);
  expect(await get('/changes')).toEqual(expectUnavailable('text/html'));
  expect(await get('/trpc/destination.byContinent')).toEqual(expectUnavailable('application/json'));
  expect(await get('/api/v1/answers/BR/JP')).toEqual(expectUnavailable('application/problem+json'));
  const address = JSON.stringify({ email: 'bo@example.com' });
  expect(await post('/trpc/newsletter.signUp', address, json)).toEqual(
    expectUnavailable('application/json'),
  );
  expect(await post('/newsletter', new URLSearchParams({ email: 'bo@example.com' }))).toEqual(
    expectUnavailable('text/html'),
  );
  expect(await post('/admin/images', upload, { cookie })).toEqual(expectUnavailable('text/plain'));
  expect(await get('/')).toEqual(home);
  expect((await get('/healthz')).status).toBe(200);

  await proxy.restore();
  await eventually(async () => expect((await get('/readyz')).status).toBe(200));
  expect((await post('/newsletter', new URLSearchParams({ email: 'bo@example.com' }))).status).toBe(
    303,
  );
  const lines = (site.output().match(/"level":[3-6]0.*/g) ?? []).filter(
    // One may have been running.
    (line) => !line.includes('The lock of a job was lost'),
  );
  expect(lines.map((line) => /"level":(\d+)/.exec(line)?.[1])).toEqual(['50', '40']);
  expect(lines.join()).toMatch(/The connection to PostgreSQL was lost.*PostgreSQL is back/s);
});

test('a server waits for a PostgreSQL that starts later, and says why it can’t use one', async () => {
  const { proxy, url: database } = await databaseBehindProxy();
  proxy.silence();
  const starting = startOn(database);
  const nextConnection = () => Promise.race([proxy.nextConnection(), starting]);
  await nextConnection();
  proxy.refuse();
  proxy.resume();
  // It tries again after the first refusal.
  for (let tries = 0; tries < 2; tries += 1) await nextConnection();
  await proxy.restore();
  const site = await starting;
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(await site.stop()).toEqual({ code: 0, signal: null });

  const unknown = database.replace(/\/\w+$/, '/nowhere');
  await expect(startOn(unknown)).rejects.toThrow(
    /The database postgres:\/\/127\.0\.0\.1:\d+\/nowhere can't be opened: database "nowhere" does not exist/,
  );
});
