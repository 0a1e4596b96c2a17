import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findPostgres, startPostgres } from '../../postgresServer.ts';
import { signIn, startOn } from './clusterSite.ts';
import { describeTally, expectAllStored, startLoad } from './load.ts';

/** A cached page, and a response that is read from the database each time. */
const CACHED = '/visa-info/JP';
const READ = '/trpc/session.me';

test('PostgreSQL is restarted under load: pages are served, writes get a time to retry', {
  timeout: 120_000,
}, async () => {
  const postgres = await startPostgres(findPostgres() ?? '', {
    prepare: () => ({
      // An acknowledged commit must survive a crash of the process.
      synchronous_commit: 'on',
    }),
  });
  onTestFinished(() => postgres.stop());
  const site = await startOn(postgres.url, { TRUST_PROXY: 'loopback' });
  const cookie = await signIn(site.url);
  const backAfter: Record<string, number> = {};
  await fetch(`${site.url}${CACHED}`);

  for (const [mode, pauseMs] of [
    // Shorter than the wait of a statement, and longer.
    ['fast', 500],
    ['immediate', 2500],
  ] as const) {
    // Without content changes, which empty the cache.
    const visitors = startLoad(site.url, cookie, { reads: [CACHED, READ], saves: false });
    await wait(500);
    await postgres.restart(mode, pauseMs);
    const accepted = performance.now();
    await untilWhole(site.url);
    backAfter[mode] = Math.round(performance.now() - accepted);
    await wait(500);
    await visitors.stop();

    expect(backAfter[mode]).toBeLessThan(5000);
    expect([...(visitors.tally.get(CACHED)?.keys() ?? [])]).toEqual([200]);
    const { refusals } = visitors;
    // During the shorter pause all but statements under way wait, and there may be none of these.
    if (mode === 'immediate') expect(refusals).not.toEqual([]);
    expect(
      refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '5'),
    ).toEqual([]);
    const stored = await expectAllStored(postgres.url, visitors.answered);
    console.log(
      `${mode}: whole ${backAfter[mode]} ms after PostgreSQL accepts connections; ${describeTally(visitors.tally)}; stored ${JSON.stringify(stored)}`,
    );
  }
  expect(site.output().match(/The connection to PostgreSQL was lost/g)).toHaveLength(2);
  expect(site.output().match(/PostgreSQL is back/g)).toHaveLength(2);
  expect(await site.stop()).toEqual({ code: 0, signal: null });
});

/** Waits until the server is ready and accepts a write. */
async function untilWhole(url: string) {
  for (let tries = 0; ; tries += 1) {
    const ready = await fetch(`${url}/readyz`);
    const written = await fetch(`${url}/newsletter`, {
      method: 'POST',
      headers: { origin: url, 'x-forwarded-for': `203.0.113.${tries % 256}` },
      body: new URLSearchParams({ email: 'whole@example.com' }),
      redirect: 'manual',
    });
    if (ready.status === 200 && written.status === 303) return;
    await wait(50);
  }
}
