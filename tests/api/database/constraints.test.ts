import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { copyPrepared } from '../../support/site/preparedDatabases.ts';
import { startTestSite } from '../../support/site/testApp.ts';

/**
 * Error codes: https://www.sqlite.org/rescode.html,
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const check = { sqlite: 'SQLITE_CONSTRAINT_CHECK', postgres: '23514' };
const foreignKey = { sqlite: 'SQLITE_CONSTRAINT_FOREIGNKEY', postgres: '23503' };
const unique = { sqlite: 'SQLITE_CONSTRAINT_UNIQUE', postgres: '23505' };
const primaryKey = { sqlite: 'SQLITE_CONSTRAINT_PRIMARYKEY', postgres: '23505' };
const notNull = { sqlite: 'SQLITE_CONSTRAINT_NOTNULL', postgres: '23502' };
/** For columns whose type PostgreSQL enforces and SQLite checks. */
const type = { sqlite: 'SQLITE_CONSTRAINT_CHECK', postgres: '22P02' };

const hash = 'a'.repeat(64);

type Photo = {
  destination_id: string;
  position: number;
  src: string;
  image_hash: string;
  alt: string;
};

/** The columns of a valid photo with these changes. */
function photoColumns(changes: Partial<Photo>) {
  const row = {
    id: 'photo',
    destination_id: 'paris-france',
    position: 0,
    src: '/a.jpg',
    image_hash: null,
    alt: 'A bridge',
    width: 1,
    height: 1,
    created_at: '',
    ...changes,
  };
  return Object.entries(row)
    .map(([column, value]) => `${typeof value === 'string' ? `'${value}'` : value} as ${column}`)
    .join(', ');
}

function photo(changes: Partial<Photo>) {
  return `select ${photoColumns(changes)}`;
}

describe('the database refuses', () => {
  let db: OpenDatabase;
  let discard: () => Promise<void>;

  beforeAll(async () => {
    const prepared = await copyPrepared('samples');
    db = openDatabase(prepared.address);
    discard = prepared.discard;
  });
  afterAll(async () => {
    await db.destroy();
    await discard();
  });

  test.each([
    ['update destinations set rating = 5.1', check],
    ['update destinations set rating = -0.1', check],
    [`update destinations set rating = 'good'`, type],
    ['update destinations set name = null', notNull],
    [`update destination_types set type = 'beach' where type = 'nomad'`, check],
    [`update destination_types set type = 'tourist'`, primaryKey],
    [`insert into destination_types values ('nowhere', 'nomad')`, foreignKey],
    ['insert into content_version values (2, 1, 0, 0, 0, 0)', check],
    ['update destinations set popular = 2', check],
    [`update destinations set languages = 'French'`, type],
    [`update destinations set languages = '{}'`, check],
    [`update destinations set highlights = '{}'`, check],
    [`update destinations set weather = '[]'`, check],
    [`update destinations set emergency_numbers = 'none'`, type],
    [`update destinations set continent = 'Atlantis'`, check],
    [`update destinations set name = ''`, check],
    [`update destinations set country_code = 'ZZ'`, foreignKey],
    [
      `update visa_requirements set country_code = 'ZZ' where id = 'paris-france-us-tourist'`,
      foreignKey,
    ],
    [
      `update visa_requirements set destination_id = 'nowhere' where id = 'paris-france-us-tourist'`,
      foreignKey,
    ],
    [`update visa_requirements set type = 'business'`, check],
    ['update visa_requirements set required = 2', check],
    ['update visa_requirements set required = 0, on_arrival = 1', check],
    ['update visa_requirements set duration_days = 0', check],
    [`update visa_requirements set documents = 'Passport'`, type],
    [`update visa_requirements set extensions = '[]'`, check],
    [`update visa_requirements set country_code = 'US', type = 'tourist'`, unique],
    [`update countries set code = 'ABC' where code = 'NL'`, check],
    [`update countries set enabled = 2`, check],
    [`insert into images values ('abc', 1, 1, 1, '')`, check],
    [`insert into images values ('${'G'.repeat(64)}', 1, 1, 1, '')`, check],
    [`insert into images values ('${hash}', 0, 1, 1, '')`, check],
    [`insert into destination_images ${photo({ alt: '' })}`, check],
    [`insert into destination_images ${photo({ alt: 'a'.repeat(301) })}`, check],
    [`insert into destination_images ${photo({ position: -1 })}`, check],
    [`insert into destination_images ${photo({ src: '' })}`, check],
    [`insert into destination_images ${photo({ destination_id: 'nowhere' })}`, foreignKey],
    [
      `insert into destination_images ${photo({ src: `/images/${hash}/1x1.webp`, image_hash: hash })}`,
      foreignKey,
    ],
    [`insert into destination_images ${photo({ image_hash: hash })}`, check],
    [
      `insert into destination_images ${photo({})} union all select 'other', destination_id,
        position, src, null, alt, width, height, created_at from (select ${photoColumns({})}) as photo`,
      unique,
    ],
    [`delete from countries where code = 'FR'`, foreignKey],
    [`update faqs set category = 'other'`, check],
    [`insert into settings (key, value, updated_at) values ('x', 'not json', '')`, type],
    [
      `insert into sessions (id_hash, user_id, expires_at, created_at) values ('a', 'no one', '', '')`,
      foreignKey,
    ],
  ])('%s', async (statement, codes) => {
    const refused = db.transaction().execute(async (trx) => {
      await sql.raw(statement).execute(trx);
      throw new Error('Nothing was refused');
    });
    await expect(refused).rejects.toMatchObject({ code: codes[inject('engine')] });
  });
});

test('removing a user ends the sessions', async () => {
  const site = await startTestSite();
  const admin = await site.signedIn();
  await sql`delete from users`.execute(site.db);
  const { rows } = await sql`select * from sessions`.execute(site.db);
  expect(rows).toEqual([]);
  expect(await admin.api.session.me.query()).toBeNull();
});

// PostgreSQL's plans depend on the contents, and small tables are scanned.
test.runIf(inject('engine') === 'sqlite')(
  'every list of the product uses an index, without sorting',
  async () => {
    const { db } = await startTestSite({ samples: true });
    for (const statement of [
      'select id from destinations order by created_at desc, id limit 9',
      'select id from destinations where popular = 1 order by rating desc, name, id limit 4',
      `select id from destinations where exists (select 1 from destination_types
      where destination_id = id and type = 'nomad') order by rating desc, name, id`,
      `select id from destinations where country_code = 'FR' order by rating desc, name, id`,
      `select id from destinations where continent = 'Asia' order by rating desc, name, id`,
      `select id from visa_requirements where destination_id = 'x' order by created_at desc, id`,
      'select code from countries where enabled = 1 order by name',
      'select code from countries order by name',
      'select id from faqs order by position, id',
      `select src from destination_images where destination_id = 'x' order by position`,
      `select id from destination_images where image_hash = 'x'`,
      `select hash from images where uploaded_at < 'x'`,
    ]) {
      const { rows } = await sql
        .raw<{ detail: string }>(`explain query plan ${statement}`)
        .execute(db);
      const plan = rows.map(({ detail }) => detail).join('; ');
      expect(plan, statement).toMatch(/USING (COVERING )?INDEX/);
      expect(plan, statement).not.toContain('TEMP B-TREE');
    }
  },
);
