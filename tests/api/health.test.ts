import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../temporaryFolder.ts';
import { startTestSite, type TestSite } from './testApp.ts';

/** A site and another process's hand on its database. */
async function siteWithNeighbour() {
  const dataDir = temporaryFolder();
  const site = await startTestSite({ env: { DATA_DIR: dataDir, LOG_LEVEL: 'info' } });
  const neighbour = new Sqlite(join(dataDir, 'landfall.sqlite'));
  onTestFinished(() => {
    neighbour.close();
  });
  return { site, neighbour };
}

describe.each(['/healthz', '/readyz'])('%s', (url) => {
  test('is ok, never kept, and not in the log', async () => {
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
  const { prepare } = Sqlite.prototype;

  /** Asks until the answer is this one: one is good for a second. */
  function expectSoon(site: TestSite, statusCode: number, body: string) {
    return vi.waitFor(
      async () => expect(await site.app.inject('/readyz')).toMatchObject({ statusCode, body }),
      { timeout: 10_000 },
    );
  }

  test('is worked out at most once a second, however many ask', async () => {
    const { site } = await siteWithNeighbour();
    let looks = 0;
    Sqlite.prototype.prepare = function counted(this: Sqlite.Database, source: string) {
      if (source.includes('kysely_migration')) looks += 1;
      return prepare.call(this, source);
    } as typeof prepare;
    onTestFinished(() => {
      Sqlite.prototype.prepare = prepare;
    });
    const began = performance.now();
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 30 }, () => site.app.inject('/readyz')));
    }
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThanOrEqual(1 + (performance.now() - began) / 1000);
  });

  test('takes no write lock, and waits for none', async () => {
    const { site, neighbour } = await siteWithNeighbour();
    const version = () => neighbour.pragma('data_version', { simple: true });
    const before = version();
    neighbour.exec('begin immediate');
    expect(await site.app.inject('/readyz')).toMatchObject({ statusCode: 200, body: 'ok' });
    neighbour.exec('rollback');
    expect(version()).toBe(before);
  });

  test('is 503 when the database lacks a migration, or can’t be read, and ok again afterwards', async () => {
    const { site, neighbour } = await siteWithNeighbour();
    neighbour.exec("update kysely_migration set name = 'other' where name = '0001_initial'");
    await expectSoon(site, 503, 'The database has not been migrated.');
    neighbour.exec("update kysely_migration set name = '0001_initial' where name = 'other'");
    await expectSoon(site, 200, 'ok');
    neighbour.exec('alter table faqs rename to gone');
    await expectSoon(site, 503, 'The database can’t be read.');
    expect((await site.app.inject('/healthz')).statusCode).toBe(200);
    expect(site.log().filter(({ msg }) => msg === 'answered')).toEqual([]);
  });
});
