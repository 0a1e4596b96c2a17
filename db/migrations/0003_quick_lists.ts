import { type Kysely, sql } from 'kysely';

const types = ['tourist', 'transit', 'nomad'];

/** Longer than any name and country, written out without ligatures, can be. */
const SEARCH_TEXT_MAX = 2000;

/** What keeps lists, counts and the search as quick with thousands of destinations as with four. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await orderTheLists(db);
  await keepCounts(db);
  await keepGrams(db);
}

/**
 * One index for each filter and order. The other filters' columns stand at its end, so that a row
 * that is passed over is never fetched.
 */
async function orderTheLists(db: Kysely<unknown>) {
  for (const replaced of ['newest', 'by_country', 'by_continent']) {
    await db.schema.dropIndex(`destinations_${replaced}`).execute();
  }
  const indexes = {
    newest: 'created_at desc, id, types',
    newest_by_country: 'country_code, created_at desc, id, continent, types',
    newest_by_continent: 'continent, created_at desc, id, types',
    best_rated: 'rating desc, name, id',
    best_rated_by_country: 'country_code, rating desc, name, id, continent, types',
    best_rated_by_continent: 'continent, rating desc, name, id, types',
    by_image: 'image_url',
    last_changes: 'id, updated_at',
    last_changes_by_country: 'country_code, id, updated_at',
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await sql`create index ${sql.ref(`destinations_${name}`)} on destinations (${sql.raw(columns)})`.execute(
      db,
    );
  }
  await sql`create index visa_requirements_last_changes
    on visa_requirements (destination_id, updated_at)`.execute(db);
}

/** How many destinations pass each combination of filters; '' stands for any. Kept by triggers. */
async function keepCounts(db: Kysely<unknown>) {
  await sql`create table destination_counts (
      type text not null,
      country_code text not null,
      continent text not null,
      total integer not null check (total >= 0),
      primary key (type, country_code, continent)
    ) without rowid`.execute(db);

  // Each destination counts under its types, its country, its continent, and any of each.
  const keys = (row: 'new' | 'old') => sql`
    select type, country_code, continent
    from (select '' as type union all ${sql.join(
      types.map((type) => sql`select ${sql.lit(type)} where ${holds(`${row}.types`, type)}`),
      sql` union all `,
    )}),
      (select '' as country_code union all select ${sql.ref(`${row}.country_code`)}),
      (select '' as continent union all select ${sql.ref(`${row}.continent`)})`;
  const add = sql`
    insert into destination_counts (type, country_code, continent, total)
      select type, country_code, continent, 1 from (${keys('new')}) where true
      on conflict (type, country_code, continent) do update set total = total + 1;`;
  const take = sql`
    update destination_counts set total = total - 1
      where (type, country_code, continent) in (${keys('old')});`;
  await sql`create trigger destinations_counted_in after insert on destinations
    begin ${add} end`.execute(db);
  await sql`create trigger destinations_counted_out after delete on destinations
    begin ${take} end`.execute(db);
  await sql`create trigger destinations_counted_anew
    after update of types, country_code, continent on destinations
    begin ${take} ${add} end`.execute(db);

  await sql`insert into destination_counts (type, country_code, continent, total)
    select kind.type,
      case when country.counts then destinations.country_code else '' end,
      case when continent.counts then destinations.continent else '' end,
      count(*)
    from destinations
      join (select '' as type union all ${sql.join(
        types.map((type) => sql`select ${sql.lit(type)}`),
        sql` union all `,
      )}) as kind on kind.type = '' or destinations.types like '%"' || kind.type || '"%'
      join (select 0 as counts union all select 1) as country
      join (select 0 as counts union all select 1) as continent
    group by 1, 2, 3`.execute(db);
}

function holds(column: string, type: string) {
  return sql`${sql.ref(column)} like ${sql.lit(`%"${type}"%`)}`;
}

/**
 * Every one, two and three letters in a row of each search text, newest destination first: what the
 * search looks a word up in. Kept by triggers.
 */
async function keepGrams(db: Kysely<unknown>) {
  await sql`create table search_positions (position integer primary key)`.execute(db);
  await sql`insert into search_positions (position)
    with recursive counting (position) as (
      select 1 union all select position + 1 from counting where position < ${sql.lit(SEARCH_TEXT_MAX)}
    )
    select position from counting`.execute(db);
  await sql`create table destination_grams (
      gram text not null,
      created_at text not null,
      destination_id text not null,
      primary key (gram, created_at desc, destination_id)
    ) without rowid`.execute(db);

  const gramsOf = (row: 'new' | 'old' | 'destinations') => {
    const text = sql.ref(`${row}.search_text`);
    return sql`substr(${text}, position, letters) as gram,
      ${sql.ref(`${row}.created_at`)} as created_at, ${sql.ref(`${row}.id`)} as destination_id`;
  };
  const places = (row: 'new' | 'old' | 'destinations') => sql`
    search_positions join (select 1 as letters union all select 2 union all select 3)
    on position <= length(${sql.ref(`${row}.search_text`)}) + 1 - letters`;
  const add = sql`
    insert into destination_grams (gram, created_at, destination_id)
      select distinct ${gramsOf('new')} from ${places('new')};`;
  const take = sql`
    delete from destination_grams
      where (gram, created_at, destination_id) in (select ${gramsOf('old')} from ${places('old')});`;
  await sql`create trigger destinations_searchable after insert on destinations
    begin ${add} end`.execute(db);
  await sql`create trigger destinations_not_searchable after delete on destinations
    begin ${take} end`.execute(db);
  await sql`create trigger destinations_searchable_anew
    after update of id, search_text, created_at on destinations
    begin ${take} ${add} end`.execute(db);

  await sql`insert into destination_grams (gram, created_at, destination_id)
    select distinct ${gramsOf('destinations')} from destinations join ${places('destinations')}`.execute(
    db,
  );
}
