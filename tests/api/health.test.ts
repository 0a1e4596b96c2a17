import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../temporaryFolder.ts';
import { startTestSite } from './testApp.ts';

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
  test('writes to find out and leaves nothing behind', async () => {
    const { site, neighbour } = await siteWithNeighbour();
    const version = () => neighbour.pragma('data_version', { simple: true });
    const before = version();
    await site.app.inject({ url: '/readyz' });
    expect(version()).toBe(before);
  });

  test('is 503 with the reason while the database takes no write, and ok again afterwards', async () => {
    const { site, neighbour } = await siteWithNeighbour();
    neighbour.exec('begin immediate');
    const locked = await site.app.inject({ url: '/readyz' });
    expect(locked).toMatchObject({
      statusCode: 503,
      body: 'The database can’t be written to.',
    });
    expect((await site.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    neighbour.exec('rollback');
    expect((await site.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    expect(site.log().filter(({ msg }) => msg === 'answered')).toEqual([]);
  });

  test('is 503 when the database lacks a migration, or can’t be read', async () => {
    const site = await startTestSite();
    await sql`delete from kysely_migration where name = '0001_initial'`.execute(site.db);
    expect(await site.app.inject({ url: '/readyz' })).toMatchObject({
      statusCode: 503,
      body: 'The database has not been migrated.',
    });
    await sql`drop table kysely_migration`.execute(site.db);
    expect(await site.app.inject({ url: '/readyz' })).toMatchObject({
      statusCode: 503,
      body: 'The database can’t be read.',
    });
  });
});
