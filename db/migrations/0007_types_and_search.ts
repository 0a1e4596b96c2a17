import { type Kysely, sql } from 'kysely';

/**
 * A row for each type of a destination, in the place of a JSON list; and counts and searches that
 * read the destinations themselves, in the place of tables that triggers wrote.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await dropDerivedTables(db);
  await moveTypes(db);
  await orderTheLists(db);
}

async function dropDerivedTables(db: Kysely<unknown>) {
  for (const trigger of [
    ...['counted_in', 'counted_out', 'counted_anew'],
    ...['searchable', 'not_searchable', 'searchable_anew'],
  ]) {
    await sql`drop trigger ${sql.ref(`destinations_${trigger}`)}`.execute(db);
  }
  for (const table of ['destination_counts', 'destination_grams', 'search_positions']) {
    await db.schema.dropTable(table).execute();
  }
}

async function moveTypes(db: Kysely<unknown>) {
  await sql`create table destination_types (
      destination_id text not null references destinations (id) on delete cascade,
      type text not null check (type in ('tourist', 'transit', 'nomad')),
      primary key (destination_id, type)
    ) without rowid`.execute(db);
  await sql`insert into destination_types (destination_id, type)
    select destinations.id, listed.value from destinations, json_each(destinations.types) as listed`.execute(
    db,
  );

  // Every index that has the column in it, or in its condition.
  for (const index of [
    ...['tourist', 'transit', 'nomad', 'newest', 'newest_by_country', 'newest_by_continent'],
    ...['best_rated', 'best_rated_by_country', 'best_rated_by_continent'],
  ]) {
    await db.schema.dropIndex(`destinations_${index}`).execute();
  }
  await db.schema.alterTable('destinations').dropColumn('types').execute();
}

/**
 * One index for each filter and order. Where there is no filter by place, the text that is searched
 * stands at its end, so that a row that is passed over is never fetched.
 */
async function orderTheLists(db: Kysely<unknown>) {
  const indexes = {
    newest: 'created_at desc, id, search_text',
    newest_by_country: 'country_code, created_at desc, id',
    newest_by_continent: 'continent, created_at desc, id',
    best_rated: 'rating desc, name, id, search_text',
    best_rated_by_country: 'country_code, rating desc, name, id',
    best_rated_by_continent: 'continent, rating desc, name, id',
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await sql`create index ${sql.ref(`destinations_${name}`)} on destinations (${sql.raw(columns)})`.execute(
      db,
    );
  }
}
