// The best time to visit of destinations: pages show the default where none is stored.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { newSite } from '../../support/site/preparedDatabases.ts';
import { startTestSite } from '../../support/site/testApp.ts';

test('is the default in the language of the page where none is stored, which stays so', async () => {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const { id, version } = await api.destination.create.mutate(destinationFixture());
  const inGerman = async () => {
    const input = encodeURIComponent(JSON.stringify({ id }));
    const { body } = await site.app.inject(`/de/trpc/destination.byId?input=${input}`);
    return JSON.parse(body).result.data.weather.bestTimeToVisit;
  };
  expect(await inGerman()).toBe('April bis Juni');
  const weather = { bestTimeToVisit: '', seasons: [] };
  const fields = destinationFixture({ weather });
  await api.destination.update.mutate({ id, version, fields });
  expect(await inGerman()).toBe('April bis Juni');
  const [stored] = await site.db.selectFrom('destinations').select('weather').execute();
  expect(JSON.parse(stored?.weather ?? '')).toEqual(weather);
});

test('an upgrade stores the default where there is none, and leaves what is stored', async () => {
  const { address } = await newSite();
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  const all = Object.entries(db.engine.migrations);
  const before = all.slice(0, Object.keys(db.engine.migrations).indexOf('0024_best_time'));
  await migrateToLatest(db, Object.fromEntries(before));
  const seeded = await startTestSite({ samples: true });
  for (const table of ['countries', 'destinations'] as const) {
    for (const row of await seeded.db.selectFrom(table).selectAll().execute()) {
      await sql`insert into ${sql.table(table)}
        (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
        values (${sql.join(Object.values(row))})`.execute(db);
    }
  }
  const season = { name: 'Summer', months: 'June', temperature: { min: 1, max: 2 }, rainfall: 3 };
  for (const [id, weather] of [
    ['paris-france', { bestTimeToVisit: ' ', seasons: [season] }],
    ['tokyo-japan', { seasons: [] }],
    ['bali-indonesia', { bestTimeToVisit: 'May', seasons: [] }],
  ] as const) {
    await sql`update destinations set weather = ${JSON.stringify(weather)} where id = ${id}`.execute(
      db,
    );
  }
  await migrateToLatest(db);
  const rows = await db.selectFrom('destinations').select(['id', 'weather']).execute();
  const weathers = Object.fromEntries(rows.map(({ id, weather }) => [id, JSON.parse(weather)]));
  expect(weathers).toMatchObject({
    'paris-france': { bestTimeToVisit: 'April to June', seasons: [season] },
    'tokyo-japan': { bestTimeToVisit: 'April to June', seasons: [] },
    'bali-indonesia': { bestTimeToVisit: 'May', seasons: [] },
    'dubai-united-arab-emirates': { bestTimeToVisit: 'November to March' },
  });
});
