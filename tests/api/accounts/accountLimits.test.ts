import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#core/dates.ts';
import { isPostgres } from '#db/client.ts';
import { resetPassword } from '#server/accounts/administrators.ts';
import { accountLimits, countTries, isAccountLimit, type Try } from '#server/auth/accountLimits.ts';
import {
  administrator,
  refusalOf,
  startTestSite,
  type TestSite,
} from '../../support/site/testApp.ts';
import { stopClock } from '../../support/stoppedClock.ts';
import { runJob } from '../jobs/siteJobsOf.ts';

beforeEach(() => {
  stopClock();
});

const wrong = 'not the password';
const stranger = '198.51.100.7';
const tooMany = {
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many attempts. Try again in 15 minutes.',
};

/** A second server on the first one's database, as a process beside it or after a restart. */
function besideOf({ config }: TestSite) {
  const { dataDir, database } = config;
  return startTestSite({
    env: { DATA_DIR: dataDir, ...(isPostgres(database) && { DATABASE_URL: database }) },
  });
}

function tryToSignIn(site: TestSite, email: string, address = stranger) {
  const { api } = site.browser({ address });
  return refusalOf(api.session.signIn.mutate({ email, password: wrong }));
}

function rowsIn({ db }: TestSite) {
  return db.selectFrom('rate_limits').selectAll().orderBy('name').orderBy('key_hash').execute();
}

describe('attempts count across all processes', () => {
  test.each([administrator.email, 'nobody@example.com'])(
    'failed sign-ins to %s, and after a restart',
    async (email) => {
      const one = await startTestSite();
      await one.signIn();
      const other = await besideOf(one);
      const servers = [one, other];
      for (let i = 0; i < 10; i += 1) {
        const server = i % 2 === 0 ? one : other;
        expect(await tryToSignIn(server, email)).toMatchObject({ code: 'UNAUTHORIZED' });
      }
      for (const server of [...servers, await besideOf(one)]) {
        expect(await tryToSignIn(server, email)).toMatchObject(tooMany);
      }
      // Other addresses may still try.
      expect(await tryToSignIn(one, email, '203.0.113.9')).toMatchObject({ code: 'UNAUTHORIZED' });
    },
  );

  test('concurrent attempts too', async () => {
    const one = await startTestSite();
    const other = await besideOf(one);
    const tries: Try[] = [
      { limit: 'signInToAccountByNetwork', by: ['ana@example.com', stranger] },
      { limit: 'signInToAccount', by: ['ana@example.com'] },
    ];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) =>
        countTries(i % 2 === 0 ? one.db : other.db, i % 3 === 0 ? tries : tries.toReversed()),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ kind: 'rateLimited' });
    }
  });

  test('attempts to set up the first administrator, and password changes', async () => {
    const one = await startTestSite();
    const other = await besideOf(one);
    const setUp = ({ browser }: TestSite) =>
      refusalOf(browser().api.session.setUp.mutate({ token: 'made-up', ...administrator }));
    for (let i = 0; i < 10; i += 1) {
      expect(await setUp(i % 2 === 0 ? one : other)).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await setUp(one)).toMatchObject(tooMany);
    expect(await setUp(other)).toMatchObject(tooMany);

    const browsers = [await one.signIn(), await other.signIn()];
    const change = (i: number) =>
      refusalOf(
        (browsers[i % 2] as (typeof browsers)[0]).api.session.changePassword.mutate({
          current: wrong,
          next: 'a wholly different secret',
        }),
      );
    for (let i = 0; i < 10; i += 1) expect(await change(i)).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await change(0)).toMatchObject(tooMany);
    expect(await change(1)).toMatchObject(tooMany);
  });
});

describe('the stored count', () => {
  test('is the same for an unknown account, and has no personal data', async () => {
    const site = await startTestSite();
    await site.signIn();
    await site.db.deleteFrom('rate_limits').execute();
    await tryToSignIn(site, administrator.email);
    const known = await rowsIn(site);
    await site.db.deleteFrom('rate_limits').execute();
    await tryToSignIn(site, 'nobody@example.com');
    const unknown = await rowsIn(site);
    const shape = (rows: typeof known) => rows.map(({ name, tries }) => ({ name, tries }));
    expect(shape(known)).toEqual([
      { name: 'signInByNetwork', tries: 1 },
      { name: 'signInToAccount', tries: 1 },
      { name: 'signInToAccountByNetwork', tries: 1 },
    ]);
    expect(shape(unknown)).toEqual(shape(known));
    for (const { key_hash } of known) expect(key_hash).toMatch(/^[0-9a-f]{64}( [0-9a-f]{64})?$/);
  });

  test('is not changed by a refused attempt', async () => {
    const site = await startTestSite();
    for (let i = 0; i < 10; i += 1) await tryToSignIn(site, 'nobody@example.com');
    const before = await rowsIn(site);
    for (let i = 0; i < 3; i += 1) {
      expect(await tryToSignIn(site, 'nobody@example.com')).toMatchObject(tooMany);
    }
    expect(await rowsIn(site)).toEqual(before);
  });

  test('restarts after its period, and is then deleted by a job', async () => {
    const site = await startTestSite();
    for (let i = 0; i < 10; i += 1) await tryToSignIn(site, 'nobody@example.com');
    const past = new Date(Date.now() - 1).toISOString();
    await site.db.updateTable('rate_limits').set({ ends_at: past }).execute();
    expect(await tryToSignIn(site, 'nobody@example.com')).toMatchObject({ code: 'UNAUTHORIZED' });
    const begun = await rowsIn(site);
    expect(begun.map(({ tries }) => tries)).toEqual([1, 1, 1]);
    for (const { ends_at } of begun) {
      expect(Date.parse(ends_at) - Date.now()).toBe(15 * MINUTE_MS);
    }

    await site.db
      .updateTable('rate_limits')
      .set({ ends_at: past })
      .where('name', '=', 'signInToAccount')
      .execute();
    await runJob(site, 'ended-rate-limits');
    expect((await rowsIn(site)).map(({ name }) => name)).toEqual([
      'signInByNetwork',
      'signInToAccountByNetwork',
    ]);
  });

  test('of an account is deleted when its owner signs in or gets a new password; others stay', async () => {
    const site = await startTestSite();
    await site.signIn();
    await tryToSignIn(site, administrator.email, '127.0.0.1');
    await tryToSignIn(site, 'nobody@example.com', '127.0.0.1');
    const others = ['signInByNetwork', 'signInToAccount', 'signInToAccountByNetwork'];
    expect((await rowsIn(site)).map(({ name }) => name)).toHaveLength(5);
    await site.signIn();
    expect((await rowsIn(site)).map(({ name }) => name)).toEqual(others);

    for (const network of [stranger, '203.0.113.9']) {
      for (let i = 0; i < 11; i += 1) await tryToSignIn(site, administrator.email, network);
    }
    const account = await site.db
      .selectFrom('users')
      .select(['id', 'email'])
      .executeTakeFirstOrThrow();
    await resetPassword(site.db, account, 'a wholly different secret');
    expect((await rowsIn(site)).filter(({ name }) => name !== 'signInByNetwork')).toHaveLength(2);
    const owner = site.browser({ address: stranger });
    await owner.api.session.signIn.mutate({
      ...administrator,
      password: 'a wholly different secret',
    });
  });
});

describe('counters of a clock that was ahead', () => {
  const owner = (site: TestSite) =>
    site.browser({ address: stranger }).api.session.signIn.mutate(administrator);

  /** A site where wrong passwords used up the limit while the clock was so far ahead. */
  async function limitedAhead(aheadMs: number) {
    const site = await startTestSite();
    await site.signIn();
    const now = Date.now();
    vi.setSystemTime(now + aheadMs);
    for (let i = 0; i < 10; i += 1) {
      expect(await tryToSignIn(site, administrator.email)).toMatchObject({ code: 'UNAUTHORIZED' });
    }
    expect(await refusalOf(owner(site))).toMatchObject(tooMany);
    return { site, now };
  }

  test('have ended when it is right again, and wrong passwords are limited as ever', async () => {
    const { site, now } = await limitedAhead(400 * DAY_MS);
    vi.setSystemTime(now);
    expect(await owner(site)).toMatchObject({ email: administrator.email });
    for (let i = 0; i < 10; i += 1) {
      expect(await tryToSignIn(site, administrator.email)).toMatchObject({ code: 'UNAUTHORIZED' });
    }
    expect(await refusalOf(owner(site))).toMatchObject(tooMany);
    for (const { ends_at } of await rowsIn(site)) {
      expect(Date.parse(ends_at) - now).toBe(15 * MINUTE_MS);
    }
  });

  test('count for a minute more than their span, as the clocks of processes differ', async () => {
    const { site, now } = await limitedAhead(MINUTE_MS);
    vi.setSystemTime(now);
    expect(await refusalOf(owner(site))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Try again in 16 minutes.',
    });
    vi.setSystemTime(now - 1);
    expect(await owner(site)).toMatchObject({ email: administrator.email });
  });

  test.each(Object.keys(accountLimits).filter(isAccountLimit))(
    'of %s each have its own span',
    async (limit) => {
      const { db } = await startTestSite();
      const { tries, seconds } = accountLimits[limit];
      const count = () => countTries(db, [{ limit, by: ['somebody'] }]);
      const endsIn = (ms: number) =>
        db
          .updateTable('rate_limits')
          .set({ tries, ends_at: new Date(Date.now() + seconds * 1000 + ms).toISOString() })
          .execute();
      await count();
      await endsIn(MINUTE_MS);
      await expect(count()).rejects.toMatchObject({ kind: 'rateLimited' });
      await endsIn(MINUTE_MS + 1);
      await count();
      const [row] = await db.selectFrom('rate_limits').selectAll().execute();
      expect(row).toMatchObject({ tries: 1 });
      expect(Date.parse(row?.ends_at ?? '') - Date.now()).toBe(seconds * 1000);
    },
  );

  test('are deleted by the job; those of a process whose clock differs a little stay', async () => {
    const { site, now } = await limitedAhead(400 * DAY_MS);
    vi.setSystemTime(now + MINUTE_MS);
    await tryToSignIn(site, 'nobody@example.com', '203.0.113.9');
    vi.setSystemTime(now);
    await runJob(site, 'ended-rate-limits');
    const minutesLeft = (await rowsIn(site)).map(
      ({ ends_at }) => (Date.parse(ends_at) - now) / MINUTE_MS,
    );
    // The first is of the sign-in before.
    expect(minutesLeft.sort()).toEqual([15, 16, 16, 16]);
  });
});
