import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#db/db.ts';
import type { DestinationFilter } from '#db/queries/destinations/destinationFilter.ts';
import {
  countDestinations,
  countDestinationsByContinent,
  listDestinationsBestRatedFirst,
  listDestinationsNewestFirst,
} from '#db/queries/destinations/destinations.ts';
import { searchable } from '#db/queries/destinations/searchText.ts';
import { fullPages, generate } from '../../../bench/generate.ts';
import { randomFrom } from '../../../bench/random.ts';
import { startTestSite } from '../../support/site/testApp.ts';

type Row = {
  id: string;
  types: string | null;
  country_code: string;
  continent: string;
  search_text: string;
  created_at: string;
  rating: number;
  name: string;
};

/** The ids found by scanning all rows. */
async function foundByReading(db: Db, filter: DestinationFilter, order: string): Promise<string[]> {
  const rows = await sql<Row>`select *, (select string_agg(type, ',') from destination_types
    where destination_id = id) as types from destinations order by ${sql.raw(order)}`.execute(db);
  return rows.rows
    .filter(
      (row) =>
        (!filter.type || row.types?.includes(filter.type)) &&
        (!filter.countryCode || row.country_code === filter.countryCode) &&
        (!filter.continent || row.continent === filter.continent) &&
        (!filter.search || row.search_text.includes(searchable(filter.search))),
    )
    .map(({ id }) => id);
}

const types = [undefined, 'tourist', 'transit', 'nomad'] as const;
const countries = [undefined, 'JP', 'FR'];
const continents = [undefined, 'Asia', 'Europe'] as const;
const searches = [
  undefined,
  'a',
  'É',
  'zz',
  'an',
  'n ',
  'port',
  'japan',
  'ra',
  'ort old',
  'ÓRA',
  '%',
  '_',
  "'",
  'springs japan',
  'nothing has this',
  'ﬁn',
  '🏝',
];
const page = { limit: 1000, offset: 0 };

/** All combinations of filters return the same as scanning all rows. */
async function expectTruth(db: Db) {
  for (const type of types)
    for (const countryCode of countries)
      for (const continent of continents)
        for (const search of searches) {
          const filter = { type, countryCode, continent, search };
          const newest = await foundByReading(db, filter, 'created_at desc, id');
          const best = await foundByReading(db, filter, 'rating desc, name, id');
          const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
          const said = JSON.stringify(filter);
          expect(ids(await listDestinationsNewestFirst(db, filter, page)), said).toEqual(newest);
          expect(ids(await listDestinationsBestRatedFirst(db, filter, page)), said).toEqual(best);
          expect(await countDestinations(db, filter), said).toBe(newest.length);
        }
}

test('lists, counts and searches stay correct after every kind of change', async () => {
  const { db } = await startTestSite();
  await generate(db, { destinations: 60, requirements: 60 });
  await expectTruth(db);

  const random = randomFrom(7);
  const { rows } = await sql<{ id: string }>`select id from destinations order by id`.execute(db);
  for (const { id } of rows) {
    const change = random.one([
      sql`delete from destinations where id = ${id}`,
      sql`delete from destination_types where destination_id = ${id} and type = 'tourist'`,
      sql`insert into destination_types values (${id}, 'nomad') on conflict do nothing`,
      sql`update destinations set country_code = 'FR', continent = 'Europe' where id = ${id}`,
      sql`update destinations set search_text = 'port 🏝 fin old' where id = ${id}`,
      sql`update destinations set created_at = '2026-02-01T00:00:00.000Z' where id = ${id}`,
      sql`update destinations set rating = 1 where id = ${id}`,
    ]);
    await change.execute(db);
  }
  await expectTruth(db);
});

test('continents without destinations are omitted, one with untyped ones is not', async () => {
  const { db } = await startTestSite();
  await generate(db, { destinations: 20, requirements: 20 });
  await sql`delete from destinations where continent <> 'Asia'`.execute(db);
  await sql`delete from destination_types`.execute(db);
  expect(await countDestinationsByContinent(db)).toEqual([
    { continent: 'Asia', counts: { tourist: 0, transit: 0, nomad: 0 } },
  ]);
});

test('the generator gives the same rows at every run, and different ones within a run', async () => {
  const tables = [
    'destinations',
    'destination_images',
    'visa_requirements',
    'newsletter_subscribers',
    'contact_messages',
  ] as const;
  const dumps = [];
  for (const _run of [1, 2]) {
    const { db } = await startTestSite();
    await generate(db, fullPages);
    const rows = await Promise.all(
      tables.map((table) => db.selectFrom(table).selectAll().orderBy('id').execute()),
    );
    dumps.push(rows);
    expect(rows.map(({ length }) => length)).toEqual([240, expect.any(Number), 2400, 60, 60]);
    expect(new Set(rows[0]?.map((row) => JSON.stringify({ ...row, id: '' }))).size).toBe(240);
  }
  expect(dumps[1]).toEqual(dumps[0]);
});
