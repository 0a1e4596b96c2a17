import { describe, expect, test } from 'vitest';
import { destinationFixture } from '../../fixtures/destination.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';
import { loseTable } from '../database/lostTable.ts';

const words =
  /^Something went wrong on our side\. Please try again\. \(Reference ([0-9a-f-]{36})\)$/;

describe('an internal error', () => {
  test('is reported with a reference to the log and no internals', async () => {
    const site = await startTestSite({ samples: true });
    const { message } = await loseTable(site.db, 'destinations');
    const visitor = site.browser();
    const refusal = await refusalOf(visitor.api.destination.list.query({}));
    expect(refusal.code).toBe('INTERNAL_SERVER_ERROR');
    expect(refusal.message).toMatch(words);
    expect(visitor.lastBody()).not.toMatch(
      /no such table|relation|select|sqlite|postgres|stack|node_modules|\.ts/i,
    );

    const reference = words.exec(refusal.message)?.[1];
    const [line] = site.log().filter(({ reqId }) => reqId === reference);
    expect(line).toMatchObject({
      procedure: 'destination.list',
      err: { message },
    });
  });

  test('of a write is the same, and the next request works', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    const { giveBack } = await loseTable(site.db, 'destinations');
    const create = () => api.destination.create.mutate(destinationFixture());
    expect((await refusalOf(create())).message).toMatch(words);
    await giveBack();
    expect(await create()).toMatchObject({ id: 'paris-france' });
  });

  test('in the session look-up is the same', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    await loseTable(site.db, 'sessions');
    const refusal = await refusalOf(api.user.list.query());
    expect(refusal).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    expect(refusal.message).toMatch(words);
  });
});

describe('an invalid request is refused without internals', () => {
  const headers = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'content-type': 'application/json',
  };
  test.each([
    ['broken JSON', '/trpc/newsletter.signUp', '{"email":', 400],
    ['another type', '/trpc/newsletter.signUp', '[]', 400],
    ['an unknown procedure', '/trpc/newsletter.burn', '{}', 412],
    ['a body of more than 1 MiB', '/trpc/newsletter.signUp', `"${'a'.repeat(1024 * 1024)}"`, 413],
  ])('%s', async (_what, url, payload, status) => {
    const site = await startTestSite();
    const answer = await site.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toMatch(/stack|node_modules|\.ts:|\.js:/);
  });

  test('an input that is not JSON', async () => {
    const site = await startTestSite();
    const answer = await site.app.inject({ url: '/trpc/destination.byId?input=%7Bx' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toMatch(/stack|node_modules|\.ts:|\.js:/);
  });
});

test('a private API response forbids caching and content sniffing', async () => {
  const site = await startTestSite();
  const { headers } = await site.app.inject({ url: '/trpc/session.me' });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});
