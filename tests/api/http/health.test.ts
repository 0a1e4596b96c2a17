import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { inOtherProcess } from '../../support/site/otherProcess.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { loseTable } from '../database/lostTable.ts';

/** A site, and its database as opened by another process. */
async function siteWithNeighbour() {
  const site = await startTestSite({ env: { LOG_LEVEL: 'info' } });
  return { site, neighbour: inOtherProcess(site.data.address) };
}

describe.each(['/healthz', '/readyz'])('%s', (url) => {
  test('is ok, uncached, and not in the log', async () => {
    const site = await startTestSite({ env: { LOG_LEVEL: 'debug' } });
    const answer = await site.app.inject({ url });
    expect(answer).toMatchObject({ statusCode: 200, body: 'ok' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(site.log().filter(({ msg }) => msg === 'answered')).toEqual([]);
  });
});

describe('/readyz', () => {
  /** Polls until the response matches: a result is cached for a second. */
  function expectSoon(site: TestSite, statusCode: number, body: string) {
    return eventually(async () =>
      expect(await site.app.inject('/readyz')).toMatchObject({ statusCode, body }),
    );
  }

  test('is computed at most once a second, for any number of requests', async () => {
    const { site } = await siteWithNeighbour();
    const look = vi.spyOn(site.db.engine, 'problem');
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const askOften = async () => {
      for (let round = 0; round < 10; round += 1) {
        await Promise.all(Array.from({ length: 30 }, () => site.app.inject('/readyz')));
      }
    };
    await askOften();
    vi.advanceTimersByTime(999);
    await askOften();
    expect(look).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await askOften();
    expect(look).toHaveBeenCalledTimes(2);
  });

  test('neither takes nor waits for a write lock', async () => {
    const { site, neighbour } = await siteWithNeighbour();
    // Meanwhile the neighbour holds the one write lock: a write would wait for it forever.
    await neighbour.transaction().execute(async () => {
      expect(await site.app.inject('/readyz')).toMatchObject({ statusCode: 200, body: 'ok' });
    });
  });

  test('is 503 if the database lacks a migration or can’t be read, and ok afterwards', async () => {
    const { site, neighbour } = await siteWithNeighbour();
    const [first = ''] = Object.keys(neighbour.engine.migrations);
    const rename = (from: string, to: string) =>
      sql`update kysely_migration set name = ${to} where name = ${from}`.execute(neighbour);
    await rename(first, 'other');
    await expectSoon(site, 503, 'The database has not been migrated.');
    await rename('other', first);
    await expectSoon(site, 200, 'ok');
    await loseTable(neighbour, 'faqs');
    await expectSoon(site, 503, 'The database can’t be read.');
    expect((await site.app.inject('/healthz')).statusCode).toBe(200);
    expect(site.log().filter(({ msg }) => msg === 'answered')).toEqual([]);
  });
});
