import { describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';

const refusal = 'This request came from another site and was refused.';

/** Subscribes to the newsletter as a page of `origin` would. */
function write(site: TestSite, { host, origin }: { host: string; origin?: string }) {
  return site.app.inject({
    method: 'POST',
    url: '/trpc/newsletter.signUp',
    headers: { host, ...(origin && { origin }) },
    payload: { email: 'ana@example.com' },
  });
}

async function subscribers(site: TestSite) {
  return (await (await site.signedIn()).api.newsletter.list.query({})).total;
}

describe('a write from the site’s own pages is accepted', () => {
  test.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['visa.example.com', 'https://visa.example.com'],
    ['visa.example.com', 'http://visa.example.com'],
  ])('on host %s from %s', async (host, origin) => {
    const site = await startTestSite();
    expect((await write(site, { host, origin })).statusCode).toBe(200);
    expect(await subscribers(site)).toBe(1);
  });

  test('under the name in PUBLIC_URL', async () => {
    const site = await startTestSite({ env: { PUBLIC_URL: 'https://visa.example.com' } });
    const origin = 'https://visa.example.com';
    expect((await write(site, { host: '127.0.0.1:3000', origin })).statusCode).toBe(200);
  });
});

describe('a write is refused, and changes nothing', () => {
  test.each([
    ['without an origin', { host: 'localhost:3000' }],
    ['from another site', { host: 'localhost:3000', origin: 'https://evil.example' }],
    ['from another port', { host: 'localhost:3000', origin: 'http://localhost:3001' }],
    ['from a hidden origin', { host: 'localhost:3000', origin: 'null' }],
    ['from a look-alike', { host: 'localhost:3000', origin: 'http://localhost:3000.evil.example' }],
  ])('%s', async (_from, request) => {
    const site = await startTestSite();
    const answer = await write(site, request);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toBe(refusal);
    expect(await subscribers(site)).toBe(0);
  });

  test.each(['http://visa.example.com', 'http://127.0.0.1:3000', 'https://visa.example.com:444'])(
    'from %s if PUBLIC_URL is https://visa.example.com',
    async (origin) => {
      const site = await startTestSite({ env: { PUBLIC_URL: 'https://visa.example.com' } });
      const answer = await write(site, { host: '127.0.0.1:3000', origin });
      expect(answer.statusCode).toBe(403);
    },
  );
});

test.each(['/embed/answer?to=%00', '/posters/generated/%00.svg', '/share/destination/%00.png'])(
  '%s is not found, since no text may contain a NUL',
  async (url) => {
    const { app } = await startTestSite();
    const { statusCode, body } = await app.inject(url);
    expect([statusCode, body]).toEqual([400, 'This is not an address of this site.']);
  },
);

test('reading needs no origin', async () => {
  const site = await startTestSite();
  const answer = await site.app.inject({ url: '/trpc/country.names' });
  expect(answer.statusCode).toBe(200);
});

test('a write can’t be disguised as a read', async () => {
  const site = await startTestSite();
  const admin = await site.signedIn();
  const cookie = `session=${admin.cookies.get('session')}`;
  const answer = await site.app.inject({ url: '/trpc/session.signOut', headers: { cookie } });
  expect(answer.statusCode).toBe(405);
  expect(await admin.api.session.me.query()).not.toBeNull();
});
