import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import { findPostgres, startPostgres } from '../../../support/servers/postgresServer.ts';
import { signIn, startOn } from '../clusterSite.ts';
import { describeTally, expectAllStored, startLoad } from '../load.ts';

/** A cached page, and a response that is read from the database each time. */
const CACHED = '/visa-info/JP';
const READ = '/trpc/session.me';

test('PostgreSQL is restarted under load: pages are served, writes get a time to retry', async () => {
  const postgres = await startPostgres(findPostgres() ?? '', {
    prepare: () => ({
      // An acknowledged commit must survive a crash of the process.
      synchronous_commit: 'on',
    }),
  });
  onTestFinished(() => postgres.stop());
  const site = await startOn(postgres.url, { TRUST_PROXY: 'loopback' });
  const cookie = await signIn(site.url);
  await fetch(`${site.url}${CACHED}`);
  const losses = () => site.output().match(/The connection to PostgreSQL was lost/g)?.length ?? 0;

  for (const [restart, mode] of (['fast', 'immediate'] as const).entries()) {
    // Without content changes, which empty the cache.
    const visitors = startLoad(site.url, cookie, { reads: [CACHED, READ], saves: false });
    const { refusals } = visitors;
    await visitors.succeed(5);
    await postgres.restart(mode, async () => {
      await eventually(() => expect(losses()).toBe(restart + 1));
      // Shorter than the wait of a statement, and longer: a read is refused after it.
      if (mode === 'fast') return;
      await eventually(() => expect(refusals.map(({ path }) => path)).toContain(READ));
    });
    const accepted = performance.now();
    await untilWhole(site.url);
    const backMs = Math.round(performance.now() - accepted);
    await visitors.succeed(5);
    await visitors.stop();

    expect([...(visitors.tally.get(CACHED)?.keys() ?? [])]).toEqual([200]);
    expect(
      refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '5'),
    ).toEqual([]);
    const stored = await expectAllStored(postgres.url, visitors.answered);
    console.log(
      `${mode}: whole ${backMs} ms after PostgreSQL accepts connections; ${describeTally(visitors.tally)}; stored ${JSON.stringify(stored)}`,
    );
  }
  expect(losses()).toBe(2);
  expect(site.output().match(/PostgreSQL is back/g)).toHaveLength(2);
  expect(await site.stop()).toEqual({ code: 0, signal: null });
});

/** Waits until the server is ready and accepts a write. */
async function untilWhole(url: string) {
  let tries = 0;
  await eventually(async () => {
    tries += 1;
    const ready = await fetch(`${url}/readyz`);
    const written = await fetch(`${url}/newsletter`, {
      method: 'POST',
      headers: { origin: url, 'x-forwarded-for': `203.0.113.${tries % 256}` },
      body: new URLSearchParams({ email: 'whole@example.com' }),
      redirect: 'manual',
    });
    expect([ready.status, written.status]).toEqual([200, 303]);
  });
}
