import { describe, expect, test } from 'vitest';
import { HOUR_S } from '#core/dates.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { stopDurations } from '../../support/stoppedClock.ts';

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();

/** Posts a form as a browser without scripts does. */
function post(site: TestSite, url: string, fields: Record<string, string>) {
  return site.app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

const message = { name: 'Ana', email: 'ana@example.com', message: 'Do I need a visa?' };

describe('an accepted form redirects to a confirmation', () => {
  test('newsletter', async () => {
    const site = await startTestSite({ pages });
    const answer = await post(site, '/newsletter', { email: 'ana@example.com', website: '' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/?subscribed=true#newsletter');
    const { api } = await site.signedIn();
    expect((await api.newsletter.list.query({})).items).toMatchObject([
      { email: 'ana@example.com' },
    ]);
  });

  test('contact', async () => {
    const site = await startTestSite({ pages });
    const answer = await post(site, '/contact', { ...message, website: '' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/contact?sent=true');
    const { api } = await site.signedIn();
    expect((await api.contact.list.query({})).items).toMatchObject([message]);
  });
});

describe('a refused form is shown with its entries and errors', () => {
  test('newsletter', async () => {
    const site = await startTestSite({ pages });
    const answer = await post(site, '/newsletter', { email: 'not-an-address' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('not-an-address');
    expect(answer.body).toContain('Enter an email address, like name@example.com');
  });

  test('contact', async () => {
    const site = await startTestSite({ pages });
    const answer = await post(site, '/contact', { ...message, email: '', message: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('value="Ana"');
    expect(answer.body).toContain('Email is required');
    expect(answer.body).toContain('Message is required');
  });

  test('a form above the rate limit says when to retry', async () => {
    stopDurations();
    const site = await startTestSite({ pages });
    for (let i = 0; i < 10; i += 1) await post(site, '/newsletter', { email: `v${i}@example.com` });
    const answer = await post(site, '/newsletter', { email: 'ana@example.com' });
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain('Too many attempts. Try again in 60 minutes.');
    expect(Number(answer.headers['retry-after'])).toBe(HOUR_S);
  });

  test('entries are rendered as text, never markup', async () => {
    const site = await startTestSite({ pages });
    const name = '"><script>alert(1)</script>';
    const answer = await post(site, '/contact', { ...message, name, email: '' });
    expect(answer.body).not.toContain('<script>alert(1)');
  });

  test('a form with an unknown field', async () => {
    const site = await startTestSite({ pages });
    const answer = await post(site, '/contact', { ...message, surprise: 'x' });
    expect(answer.statusCode).toBe(400);
    const { api } = await site.signedIn();
    expect((await api.contact.list.query({})).total).toBe(0);
  });
});

describe('the passport form', () => {
  const choose = (site: TestSite, fields: Record<string, string>) =>
    post(site, '/passport', fields);

  test('stores the choice and returns to its page', async () => {
    const site = await startTestSite({ pages });
    const returnTo = '/destination/paris-france?type=transit';
    const answer = await choose(site, { passport: 'JP', returnTo });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(returnTo);
    expect(answer.headers['set-cookie']).toMatch(/^passport=JP; /);
  });

  test('adds and removes passports; an answer’s address names none of them', async () => {
    const site = await startTestSite({ pages });
    const returnTo = '/visa-info/FR?type=transit&from=IN';
    const send = (fields: Record<string, string>, cookie: string) =>
      site.app.inject({
        method: 'POST',
        url: '/passport',
        headers: {
          host: 'localhost:3000',
          origin: 'http://localhost:3000',
          'content-type': 'application/x-www-form-urlencoded',
          cookie,
        },
        payload: new URLSearchParams({ returnTo, ...fields }).toString(),
      });
    const added = await send({ passport: 'JP', add: 'true' }, 'passport=IN');
    expect(added.headers.location).toBe('/visa-info/FR?type=transit');
    expect(added.headers['set-cookie']).toMatch(/^passport=IN\.JP; /);
    const removed = await send({ passport: 'IN', remove: 'IN' }, 'passport=IN.JP');
    expect(removed.headers['set-cookie']).toMatch(/^passport=JP; /);
    const replaced = await send({ passport: 'BR' }, 'passport=IN.JP');
    expect(replaced.headers.location).toBe('/visa-info/FR?type=transit&from=BR');
    expect(replaced.headers['set-cookie']).toMatch(/^passport=BR; /);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'redirects home, not to %s',
    async (returnTo) => {
      const site = await startTestSite({ pages });
      const answer = await choose(site, { passport: 'JP', returnTo });
      expect(answer.headers.location).toBe('/');
    },
  );

  test('refuses an empty one in plain words', async () => {
    const site = await startTestSite({ pages });
    const answer = await choose(site, { passport: '', returnTo: '/' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toBe('passport: Choose a passport country');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['Germany', 'DE'],
    ['holland', 'NL'],
    ['UK', 'GB'],
  ])('understands "%s"', async (passport, code) => {
    const site = await startTestSite({ pages });
    const answer = await choose(site, { passport, returnTo: '/visa-info/JP?from=IN' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/visa-info/JP?from=${code}`);
    expect(answer.headers['set-cookie']).toMatch(new RegExp(`^passport=${code}; `));
  });

  test.each([
    ['GL', 'Denmark'],
    ['Greenland', 'Denmark'],
    ['germny', 'Germany'],
    ['Korea', 'South Korea'],
  ])('asks again for "%s" on its page, and offers %s', async (passport, offered) => {
    const site = await startTestSite({ pages });
    const answer = await choose(site, { passport, add: 'true', returnTo: '/contact' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).toContain(`We don’t know which country “${passport}” is. Did you mean:`);
    expect(answer.body).toMatch(new RegExp(`<button[^>]* name="meant"[^>]*>${offered}</button>`));
    expect(answer.body).toContain('<input type="hidden" name="add" value="true"/>');
    expect(answer.body).toContain('Contact');
    const chosen = await choose(site, { passport, meant: 'KR', returnTo: '/contact' });
    expect(chosen.headers['set-cookie']).toMatch(/^passport=KR; /);
  });
});

test('a form from another site is refused', async () => {
  const site = await startTestSite({ pages });
  const answer = await site.app.inject({
    method: 'POST',
    url: '/newsletter',
    headers: {
      host: 'localhost:3000',
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'email=ana%40example.com',
  });
  expect(answer.statusCode).toBe(403);
});
