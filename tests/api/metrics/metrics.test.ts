import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { HOUR_MS } from '#core/dates.ts';
import { backupName } from '#db/sqlite/file/backupNames.ts';
import { takeBackup } from '#server/backups/takeBackup.ts';
import { readConfig } from '#server/config.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { stopClock } from '../../support/stoppedClock.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('access to metrics', () => {
  const visitor = '203.0.113.5';
  test.each([
    ['a scraper on this machine', {}, '127.0.0.1', undefined, 200],
    ['a visitor', {}, visitor, undefined, 404],
    ['a visitor behind an unconfigured local proxy', {}, '127.0.0.1', visitor, 404],
    ['a visitor behind a trusted proxy', { TRUST_PROXY: 'loopback' }, '127.0.0.1', visitor, 404],
    [
      'a visitor behind a trusted proxy who claims to be local',
      { TRUST_PROXY: 'loopback' },
      '127.0.0.1',
      `127.0.0.1, ${visitor}`,
      404,
    ],
    [
      'a local scraper with a proxy configured',
      { TRUST_PROXY: 'loopback' },
      '127.0.0.1',
      undefined,
      200,
    ],
    ['an address that is named', { METRICS_ALLOW: '192.0.2.0/24' }, '192.0.2.7', undefined, 200],
    ['this machine when it is not', { METRICS_ALLOW: '192.0.2.0/24' }, '127.0.0.1', undefined, 404],
    ['anyone when they are off', { METRICS_ALLOW: 'off' }, '127.0.0.1', undefined, 404],
  ])('%s', async (_who, env, remoteAddress, forwardedFor, status) => {
    const { app } = await startTestSite({ env });
    const answer = await app.inject({
      url: '/metrics',
      remoteAddress,
      headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {},
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.includes('landfall_')).toBe(status === 200);
  });
});

describe('the metrics contain', () => {
  test('responses by route, method and status, for any path', async () => {
    const site = await startTestSite();
    await site.app.inject({ url: '/trpc/country.names' });
    await site.app.inject({ url: '/trpc/country.names?visitor=1' });
    await site.app.inject({ url: '/trpc/country.burn' });
    await site.app.inject({ url: '/no/such/ana@example.com' });
    await site.app.inject({ url: '/nor/this', method: 'DELETE' });
    const read = await metricsOf(site);
    expect(
      read('landfall_http_requests_total{route="/trpc/:path",method="GET",status="200"}'),
    ).toBe(2);
    expect(
      read('landfall_http_requests_total{route="/trpc/:path",method="GET",status="412"}'),
    ).toBe(1);
    expect(read('landfall_http_requests_total{route="none",method="GET",status="404"}')).toBe(1);
    expect(read('landfall_http_request_duration_seconds_count{route="/trpc/:path"}')).toBe(3);
    expect(
      read('landfall_http_request_duration_seconds_bucket{le="+Inf",route="/trpc/:path"}'),
    ).toBe(3);
    expect(read.text).not.toMatch(/ana@example|nor\/this|visitor=1/);
  });

  test('hits and misses of the response cache', async () => {
    const site = await startTestSite({ samples: true });
    for (let i = 0; i < 3; i += 1) await site.app.inject({ url: '/trpc/country.names' });
    const read = await metricsOf(site);
    expect(read('landfall_response_cache_requests_total{kind="api",result="miss"}')).toBe(1);
    expect(read('landfall_response_cache_requests_total{kind="api",result="hit"}')).toBe(2);
  });

  // PostgreSQL has none to report: postgresCommands.test.ts.
  const onSqlite = inject('engine') === 'sqlite';
  test.runIf(onSqlite)('the age of the last good backup, +Inf without one', async () => {
    const folder = temporaryFolder();
    const now = stopClock(new Date('2026-03-01T12:00:00Z'));
    const env = { DATA_DIR: temporaryFolder(), BACKUP_DIR: folder };
    const site = await startTestSite({ env });
    expect((await metricsOf(site))('landfall_backup_age_seconds')).toBe(Number.POSITIVE_INFINITY);
    const { file } = await takeBackup(readConfig(env));
    renameSync(file, join(folder, backupName(new Date(now.getTime() - HOUR_MS))));
    expect((await metricsOf(site))('landfall_backup_age_seconds')).toBe(3600);
  });

  test('the process', async () => {
    const read = await metricsOf(await startTestSite());
    expect(read('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(read('landfall_uptime_seconds')).toBeGreaterThan(0);
    expect(read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(read.text).toMatch(/landfall_info\{version="\d+\.\d+\.\d+",node="v24\.[^"]*"\} 1\n/);
  });
});

/** Reads a sample of /metrics by its name and labels as written there. */
async function metricsOf({ app }: Awaited<ReturnType<typeof startTestSite>>) {
  const { body: text } = await app.inject({ url: '/metrics' });
  const read = (sample: string) => {
    const line = text.split('\n').find((each) => each.startsWith(`${sample} `));
    return line ? Number(line.slice(sample.length).replace('+Inf', 'Infinity')) : undefined;
  };
  return Object.assign(read, { text });
}
