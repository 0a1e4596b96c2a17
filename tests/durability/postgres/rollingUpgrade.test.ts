import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { migrations } from '#db/postgres/migrations.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { eventually } from '../../support/eventually.ts';
import { preparedSite } from '../../support/site/preparedDatabases.ts';
import { startKilledSite } from '../killedSite.ts';

/**
 * A later version's migration: columns in tables that the old process reads and writes, a table, an
 * index. It begins when the old process was read once, and lasts until a read waits for it.
 */
const laterThan = (read: Promise<void>) => ({
  ...migrations,
  '9999_of_tomorrow': {
    up: async (db: Kysely<unknown>) => {
      await read;
      await sql`create table itineraries (id text primary key, user_id text references users (id))`.execute(
        db,
      );
      // Sessions before users, as the old process locks them: the other way round could deadlock.
      for (const table of ['destinations', 'newsletter_subscribers', 'sessions', 'users', 'faqs']) {
        await sql`alter table ${sql.table(table)} add column origin text not null default 'here'`.execute(
          db,
        );
      }
      await sql`create index destinations_by_origin on destinations (origin, id)`.execute(db);
      await eventually(async () => {
        const { rows } = await sql`select from pg_locks where not granted and locktype = 'relation'
          and database = (select oid from pg_database where datname = current_database())`.execute(
          db,
        );
        expect(rows).not.toEqual([]);
      });
    },
  },
});

test('an old process works during and after a new one’s migration', async () => {
  const { address, settings } = await preparedSite('samples');
  const site = await startKilledSite({
    dataDir: settings.DATA_DIR,
    env: { DATABASE_URL: address },
  });
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());

  // Each connection of its pool has prepared its statements.
  await Promise.all([1, 2, 3].map(() => useEverything('before')));
  const { promise: read, resolve: noteRead } = Promise.withResolvers<void>();
  const migrated = migrateToLatest(db, laterThan(read));
  let done = false;
  const isDone = migrated.finally(() => {
    done = true;
  });
  let [reads, during] = [0, 0];
  await Promise.all([
    repeatUntilDone(readEverything, () => {
      reads += done ? 0 : 1;
      noteRead();
    }),
    // A save waits for the migration, the only writer meanwhile.
    repeatUntilDone(
      () => useEverything('during'),
      () => {
        during += 1;
      },
    ),
    isDone,
  ]);
  expect(reads).toBeGreaterThan(0);
  expect((await migrated).applied).toEqual(['9999_of_tomorrow']);
  await Promise.all([1, 2, 3].map(() => useEverything('after')));
  await eventually(async () => expect(await readiness()).toBe('ok'));
  // That may be a cached result: to a new process of this version the database is ready, too.
  await eventually(async () => expect(await db.engine.problem()).toBeNull());

  const { rows } = await sql<{ email: string }>`
    select email from newsletter_subscribers where origin = 'here' order by email`.execute(db);
  expect(rows.map(({ email }) => email.replace(/\d+@.*/, ''))).toEqual([
    ...Array(3).fill('after'),
    ...Array(3).fill('before'),
    ...Array(Math.min(during, MOST_SIGN_UPS)).fill('during'),
  ]);

  async function repeatUntilDone(work: () => Promise<void>, then: () => void) {
    do {
      await work();
      then();
    } while (!done);
  }

  async function readiness() {
    const answer = await fetch(`${site.url()}/readyz`);
    return answer.text();
  }

  async function readEverything() {
    // On a slow machine the migration may have the tables for long.
    expect(['ok', 'PostgreSQL did not answer within a second.']).toContain(await readiness());
    for (const path of ['/', '/destination/tokyo-japan', '/destinations/tourist']) {
      expect((await fetch(site.url() + path)).status, path).toBe(200);
    }
    const tokyo = await site.api().destination.byId.query({ id: 'tokyo-japan' });
    expect(tokyo).toMatchObject({ name: 'Tokyo' });
  }

  /** Reads pages, which each save renews, and writes; throws on any failure. */
  async function useEverything(when: 'before' | 'during' | 'after') {
    used += 1;
    const number = used;
    const api = site.api();
    await readEverything();
    if (when !== 'during' || signUps < MOST_SIGN_UPS) {
      if (when === 'during') signUps += 1;
      await api.newsletter.signUp.mutate({ email: `${when}${number}@example.com` });
      expect(await site.signIn()).toMatch(/session/);
    }
    const name = `Town ${number}`;
    const created = await api.destination.create.mutate({
      ...destinationFixture({ name }),
      creationKey: String(number).padStart(32, '0'),
    });
    await api.destination.update.mutate({
      id: created.id,
      version: 1,
      fields: destinationFixture({ name, rating: 3 }),
    });
    expect(await (await fetch(`${site.url()}/destination/${created.id}`)).text()).toContain(name);
  }
});

/** The hourly limit per network. */
const MOST_SIGN_UPS = 3;
let signUps = 0;
let used = 0;
