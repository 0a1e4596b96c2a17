import { describe, expect, test } from 'vitest';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';
import { stepDurations } from '../../support/stoppedClock.ts';
import { loseTable } from '../database/lostTable.ts';

const origin = 'http://localhost:3000';

function answered(site: Awaited<ReturnType<typeof startTestSite>>) {
  return site.log().filter(({ msg }) => msg === 'answered');
}

describe('a logged request', () => {
  test('that writes is one line with these fields only', async () => {
    const site = await startTestSite({ env: { LOG_LEVEL: 'info' } });
    await site.app.inject({
      method: 'POST',
      url: '/trpc/newsletter.signUp?from=ana@example.com',
      remoteAddress: '203.0.113.7',
      headers: { host: 'localhost:3000', origin, cookie: 'passport=FR; session=secret' },
      payload: { email: 'ana@example.com' },
    });
    expect(site.log()).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: process.pid,
        hostname: expect.any(String),
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        method: 'POST',
        path: '/trpc/newsletter.signUp',
        address: '203.0.113.0',
        status: 200,
        milliseconds: expect.any(Number),
        msg: 'answered',
      },
    ]);
  });

  test('that reads is logged at debug only', async () => {
    stepDurations(0);
    const site = await startTestSite({ env: { LOG_LEVEL: 'info' } });
    await site.app.inject({ url: '/trpc/country.names' });
    await site.app.inject({ url: '/no/such/place?email=ana@example.com' });
    expect(site.log()).toEqual([]);
    const talkative = await startTestSite({ env: { LOG_LEVEL: 'debug' } });
    await talkative.app.inject({
      url: '/trpc/country.names?ana@example.com',
      remoteAddress: '2001:db8:1:2::3',
    });
    expect(answered(talkative)).toMatchObject([
      { level: 20, path: '/trpc/country.names', address: '2001:db8:1::', status: 200 },
    ]);
  });

  test('that takes longer than a second is logged', async () => {
    stepDurations(1001);
    const site = await startTestSite({ env: { LOG_LEVEL: 'info' } });
    await site.app.inject({ url: '/trpc/country.names' });
    expect(answered(site)).toMatchObject([{ level: 30, path: '/trpc/country.names', status: 200 }]);
  });

  test('that failed has a line beside that of the error', async () => {
    const site = await startTestSite({ env: { LOG_LEVEL: 'info' } });
    const { message } = await loseTable(site.db, 'countries');
    await site.app.inject({ url: '/trpc/country.names' });
    const [error, answer] = site.log();
    expect(error).toMatchObject({ level: 50, err: { message } });
    expect(answer).toMatchObject({ msg: 'answered', status: 500, reqId: error?.reqId });
  });

  test('has only the beginning of a long path, and no e-mail address', async () => {
    const site = await startTestSite({ env: { LOG_LEVEL: 'info' } });
    const url = `/to/ana@example.com/${'x'.repeat(1000)}`;
    await site.app.inject({ method: 'POST', url, headers: { origin } });
    expect(answered(site)).toMatchObject([
      { path: expect.stringMatching(/^\/to\/\(e-mail\)\/x+$/) },
    ]);
    expect(String(answered(site)[0]?.path).length).toBeLessThan(200);
  });
});

test('the token of a preview, which opens it, is not logged', async () => {
  const site = await startTestSite({ env: { LOG_LEVEL: 'debug' } });
  for (const url of [
    '/preview/secret',
    '/Preview/secret/image.png?x=1',
    '/de/preview/secret',
    '/%70review/secret',
    '/pre%76iew%2fsecret',
    '/%2570review/secret',
    '/%70review/secret%zz',
    '/posters/generated/secret.svg',
    '/Posters/%67enerated/secret.svg',
    '/de/posters/generated/secret.svg',
  ]) {
    await site.app.inject({ url });
    const [line] = answered(site).slice(-1);
    expect(line?.path, url).toMatch(/\/(preview|posters\/generated)\/\(token\)$/i);
  }
  expect(JSON.stringify(site.log())).not.toContain('secret');
});

describe('a logged error', () => {
  test('has shortened addresses, no e-mails and no attached objects', async () => {
    const site = await startTestSite();
    const cause = Object.assign(new Error('read ECONNRESET 2001:db8:1:2::3'), {
      code: 'ECONNRESET',
      rawPacket: Buffer.from('cookie: session=secret'),
    });
    site.app.log.error({ err: new Error('ana@example.com of 203.0.113.7 failed', { cause }) });
    const [line] = site.log();
    expect(line?.err).toEqual({
      type: 'Error',
      message: '(e-mail) of 203.0.113.0 failed',
      stack: expect.stringContaining('logging.test.ts'),
      cause: {
        type: 'Error',
        message: 'read ECONNRESET 2001:db8:1::',
        code: 'ECONNRESET',
        stack: expect.any(String),
      },
    });
    expect(JSON.stringify(line)).not.toMatch(/ana@|203\.0\.113\.7|1:2::3|rawPacket/);
  });

  test('keeps local addresses, which are not personal', async () => {
    const site = await startTestSite();
    site.app.log.error(new Error('connect ECONNREFUSED 10.0.0.5:9000'));
    expect(site.log()[0]).toMatchObject({ err: { message: 'connect ECONNREFUSED 10.0.0.5:9000' } });
  });

  test('of one request doesn’t affect other lines', async () => {
    const site = await startTestSite({ samples: true });
    await loseTable(site.db, 'faqs');
    const { api } = site.browser();
    const [refusal, destinations, countries] = await Promise.all([
      refusalOf(api.faq.list.query()),
      api.destination.list.query({}),
      api.country.names.query(),
    ]);
    expect(refusal.code).toBe('INTERNAL_SERVER_ERROR');
    expect(destinations.total).toBe(4);
    expect(Object.keys(countries.names)).toContain('US');
  });
});
