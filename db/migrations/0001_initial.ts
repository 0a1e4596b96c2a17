import { type Kysely, sql } from 'kysely';

const continents = sql`('Asia','Europe','North America','South America','Africa','Oceania','Antarctica')`;

/** Every table of the first release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('countries')
    .addColumn('code', 'text', (c) => c.primaryKey().check(sql`length(code) = 2`))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('continent', 'text', (c) => c.notNull().check(sql`continent in ${continents}`))
    .addColumn('flag_url', 'text', (c) => c.notNull())
    .addColumn('enabled', 'integer', (c) => c.notNull().check(sql`enabled in (0, 1)`))
    .execute();
  await db.schema
    .createIndex('countries_by_enabled_name')
    .on('countries')
    .columns(['enabled', 'name'])
    .execute();
  await db.schema.createIndex('countries_by_name').on('countries').column('name').execute();

  await db.schema
    .createTable('destinations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().check(sql`length(name) > 0`))
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('country_code', 'text', (c) => c.notNull().references('countries.code'))
    .addColumn('continent', 'text', (c) => c.notNull().check(sql`continent in ${continents}`))
    .addColumn('image_url', 'text', (c) => c.notNull())
    // A set written in one fixed order has eight spellings; anything else is a mistake.
    .addColumn('types', 'text', (c) =>
      c.notNull().check(sql`types in ('[]','["tourist"]','["transit"]','["nomad"]',
        '["tourist","transit"]','["tourist","nomad"]','["transit","nomad"]',
        '["tourist","transit","nomad"]')`),
    )
    .addColumn('short_description', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('rating', 'real', (c) => c.notNull().check(sql`rating between 0 and 5`))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('languages', 'text', (c) => c.notNull().check(jsonOf('languages', 'array')))
    .addColumn('popular', 'integer', (c) => c.notNull().check(sql`popular in (0, 1)`))
    .addColumn('emergency_numbers', 'text', (c) =>
      c.notNull().check(jsonOf('emergency_numbers', 'object')),
    )
    .addColumn('weather', 'text', (c) => c.notNull().check(jsonOf('weather', 'object')))
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await sql`create index destinations_newest on destinations (created_at desc, id)`.execute(db);
  await sql`create index destinations_popular on destinations (popular, rating desc, name, id)`.execute(
    db,
  );
  await sql`create index destinations_by_country on destinations (country_code, rating desc, name, id)`.execute(
    db,
  );
  await sql`create index destinations_by_continent on destinations (continent, rating desc, name, id)`.execute(
    db,
  );
  // `types` is a JSON list, which no plain index can search: one partial index a type instead.
  for (const type of ['tourist', 'transit', 'nomad']) {
    await sql`create index ${sql.ref(`destinations_${type}`)} on destinations (rating desc, name, id)
      where types like ${sql.lit(`%"${type}"%`)}`.execute(db);
  }

  await db.schema
    .createTable('visa_requirements')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('destination_id', 'text', (c) =>
      c.notNull().references('destinations.id').onDelete('cascade'),
    )
    .addColumn('country_code', 'text', (c) => c.notNull().references('countries.code'))
    .addColumn('type', 'text', (c) =>
      c.notNull().check(sql`type in ('tourist','transit','working')`),
    )
    .addColumn('required', 'integer', (c) => c.notNull().check(sql`required in (0, 1)`))
    .addColumn('on_arrival', 'integer', (c) =>
      c.notNull().check(sql`on_arrival in (0, 1) and (on_arrival = 0 or required = 1)`),
    )
    .addColumn('duration_days', 'integer', (c) => c.notNull().check(sql`duration_days >= 1`))
    .addColumn('cost', 'text', (c) => c.notNull())
    .addColumn('processing_time', 'text')
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('documents', 'text', (c) => c.notNull().check(jsonOf('documents', 'array')))
    .addColumn('eligibility', 'text', (c) => c.notNull().check(jsonOf('eligibility', 'array')))
    .addColumn('restrictions', 'text', (c) => c.notNull().check(jsonOf('restrictions', 'array')))
    .addColumn('extensions', 'text', (c) => c.notNull().check(jsonOf('extensions', 'object')))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('visa_requirements_one_per_passport_and_type', [
      'destination_id',
      'country_code',
      'type',
    ])
    .execute();
  await sql`create index visa_requirements_newest
    on visa_requirements (destination_id, created_at desc, id)`.execute(db);

  await db.schema
    .createTable('faqs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) =>
      c.notNull().check(sql`category in ('visa','destination','general')`),
    )
    .execute();
  await db.schema.createIndex('faqs_in_order').on('faqs').columns(['position', 'id']).execute();

  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();

  await db.schema
    .createTable('newsletter_subscribers')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull().check(sql`json_valid(value)`))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
}

function jsonOf(column: string, type: 'array' | 'object') {
  return sql<boolean>`json_valid(${sql.ref(column)}) and json_type(${sql.ref(column)}) = ${sql.lit(type)}`;
}
