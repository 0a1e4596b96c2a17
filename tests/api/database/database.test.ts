import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { readSetting, writeSetting } from '#db/queries/settings.ts';
import { seedAll, seedNewDatabase } from '#db/seed/seed.ts';
import { migrations } from '#db/sqlite/migrations.ts';
import { outlineOverruled } from '#server/rules/decisions/kinds/overruled.ts';
import { SHIPPED_RULES } from '../../fixtures/shippedRules.ts';
import { TEST_LIMIT_MS } from '../../runnerLimits.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** How long a write waits for a lock, in ms: no test does. */
const WRITE_WAIT_MS = TEST_LIMIT_MS;

function openNew(folder = temporaryFolder()) {
  const path = join(folder, 'landfall.sqlite');
  return { path, db: open(path), folder };
}

function open(path: string): OpenDatabase {
  const db = openDatabase(path, { writeWaitMs: WRITE_WAIT_MS });
  onTestFinished(() => db.destroy());
  return db;
}

async function one(db: Db, statement: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(db);
  return Object.values(rows[0] ?? {})[0];
}

const first = migrations;

/** A migration of a later version. */
const second = {
  '9999_source': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table faqs add column source text`.execute(db);
    },
  },
};

async function addQuestion(db: Db) {
  await sql`insert into faqs (id, position, question, answer, category)
    values ('visa', 0, 'Do I need a visa?', 'Look it up.', 'visa')`.execute(db);
}

function copiesIn(folder: string) {
  return readdirSync(folder).filter((name) => name.includes('before-migration'));
}

describe('an open database', () => {
  test('uses write-ahead logging, syncs at every commit, and checks foreign keys', async () => {
    const { db } = openNew();
    expect(await one(db, 'pragma journal_mode')).toBe('wal');
    expect(await one(db, 'pragma synchronous')).toBe(2);
    expect(await one(db, 'pragma foreign_keys')).toBe(1);
  });

  test('waits for another process’s lock without blocking this process', async () => {
    const { db, path } = openNew();
    await migrateToLatest(db);
    const other = new Sqlite(path);
    onTestFinished(() => {
      other.close();
    });
    other.exec('begin immediate');
    const writing = addQuestion(db);
    // A blocked process would never release the lock.
    await setImmediate();
    other.exec('rollback');
    await writing;
    expect(await one(db, 'select count(*) from faqs')).toBe(1);
  });

  test('is readable while a write waits for another process’s lock', async () => {
    const { db, path } = openNew();
    await migrateToLatest(db);
    const other = new Sqlite(path);
    onTestFinished(() => {
      other.close();
    });
    other.exec('begin immediate');
    let isWritten = false;
    const writing = db
      .transaction()
      .execute(addQuestion)
      .then(() => {
        isWritten = true;
      });
    for (let read = 0; read < 3; read += 1) {
      expect(await one(db, 'select count(*) from faqs')).toBe(0);
    }
    expect(isWritten).toBe(false);
    other.exec('rollback');
    await writing;
    expect(await one(db, 'select count(*) from faqs')).toBe(1);
  });

  test('waits for a lock once, not again for each queued write', async () => {
    const { db, path } = openNew();
    await migrateToLatest(db);
    const other = new Sqlite(path);
    onTestFinished(() => {
      other.close();
    });
    other.exec('begin immediate');
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const waiting = addQuestion(db);
    // The lock is found held, and is found held later.
    await setImmediate();
    vi.advanceTimersByTime(WRITE_WAIT_MS);
    await expect(waiting).rejects.toThrow('database is locked');
    const writing = addQuestion(db);
    const turns = (async () => {
      for (let turn = 0; turn < 5; turn += 1) await setImmediate();
      other.exec('rollback');
    })();
    await expect(writing).rejects.toThrow('database is locked');
    await turns;
    await addQuestion(db);
  });

  test('is created with its folder', () => {
    const path = join(temporaryFolder(), 'deep', 'down', 'landfall.sqlite');
    open(path);
    expect(existsSync(path)).toBe(true);
  });

  test('is refused by its path if the file is not a database', () => {
    const path = join(temporaryFolder(), 'landfall.sqlite');
    writeFileSync(path, 'This is a letter, not a database. '.repeat(100));
    expect(() => openDatabase(path)).toThrow(
      `The database ${path} can't be opened: file is not a database`,
    );
  });
});

describe('migrations', () => {
  test('run on a new file without making a copy', async () => {
    const { db, folder } = openNew();
    const { applied, copy } = await migrateToLatest(db);
    expect(applied[0]).toBe('0013_baseline');
    expect(applied).toEqual([...applied].sort());
    expect(copy).toBeNull();
    expect(copiesIn(folder)).toEqual([]);
  });

  test('run once', async () => {
    const { db } = openNew();
    await migrateToLatest(db);
    await addQuestion(db);
    expect(await migrateToLatest(db)).toEqual({ applied: [], copy: null });
    expect(await one(db, 'select count(*) from faqs')).toBe(1);
  });

  test('make a complete copy before changing a database in use', async () => {
    const { db } = openNew();
    await migrateToLatest(db, first);
    await addQuestion(db);
    const { applied, copy } = await migrateToLatest(db, { ...first, ...second });
    expect(applied).toEqual(['9999_source']);
    expect(await one(db, 'select count(source) from faqs')).toBe(0);

    const before = open(copy ?? '');
    expect(await one(before, 'select question from faqs')).toBe('Do I need a visa?');
    await expect(one(before, 'select source from faqs')).rejects.toThrow('no such column');
    expect(await migrateToLatest(before, first)).toEqual({ applied: [], copy: null });
  });

  test('say why they failed, and leave no copy', async () => {
    const { db, folder } = openNew();
    await migrateToLatest(db, first);
    const broken = {
      up: async (kysely: Kysely<unknown>) => {
        await sql`alter table absent add column x text`.execute(kysely);
      },
    };
    const migrations = { ...first, '9999_broken': broken };
    await expect(migrateToLatest(db, migrations)).rejects.toThrow('no such table: absent');
    expect(copiesIn(folder)).toEqual([]);
  });

  test('refuse a database of a newer version', async () => {
    const { db } = openNew();
    await migrateToLatest(db, { ...first, ...second });
    await expect(migrateToLatest(db, first)).rejects.toThrow(
      'The database was written by a newer version (it has migration 9999_source): start that version, or restore an older copy.',
    );
  });
});

describe('the samples', () => {
  async function newDatabase() {
    const { db } = openNew();
    await migrateToLatest(db);
    return db;
  }

  test('fill a new database, once', async () => {
    const db = await newDatabase();
    const all = { countries: 250, destinations: 4, faqs: 10, rules: SHIPPED_RULES };
    expect(await seedAll(db)).toEqual(all);
    expect(await seedAll(db)).toEqual({ countries: 0, destinations: 0, faqs: 0, rules: 0 });
  });

  test('show a sample contact block, unless the team stored one or the site is older', async () => {
    const contact = (db: Db) => readSetting(db, 'contact');
    const fresh = await newDatabase();
    await seedNewDatabase(fresh, { samples: true });
    expect(await contact(fresh)).toEqual({ placeholdersShown: true });

    const bare = await newDatabase();
    await seedNewDatabase(bare, { samples: false });
    expect(await contact(bare)).toBeUndefined();

    const reset = await newDatabase();
    await writeSetting(reset, 'contact', null, new Date().toISOString());
    await seedAll(reset);
    expect(await contact(reset)).toBeNull();

    const older = await newDatabase();
    await writeSetting(older, 'samplesSeeded', true, new Date().toISOString());
    await seedNewDatabase(older, { samples: true });
    await seedAll(older);
    expect(await contact(older)).toBeUndefined();
  });

  test('contradict no shipped rule, and say that they are examples', async () => {
    const db = await newDatabase();
    await seedAll(db);
    expect(await outlineOverruled(db)).toEqual([]);
    const texts = await db.selectFrom('destinations').select('description').execute();
    for (const { description } of texts) expect(description).toContain('Its rating, costs and');
    const answers = await db.selectFrom('faqs').select('answer').execute();
    expect(answers.map(({ answer }) => answer).join()).not.toMatch(
      /who follow|judgement of the team/,
    );
  });

  test('never overwrite an edited row', async () => {
    const db = await newDatabase();
    await seedAll(db);
    await sql`update destinations set name = 'Lutetia' where id = 'paris-france'`.execute(db);
    await sql`update faqs set answer = 'Ask the consulate.' where position = 0`.execute(db);
    await sql`update countries set enabled = 0 where code = 'NL'`.execute(db);
    await sql`update visa_requirements set cost = 'EUR 1' where destination_id = 'paris-france'`.execute(
      db,
    );
    await sql`delete from visa_requirements
      where destination_id = 'paris-france' and country_code = 'US'`.execute(db);
    const tables = ['destinations', 'faqs', 'countries', 'visa_requirements', 'rule_sources'];
    const rows = () =>
      Promise.all(
        tables.map(
          async (table) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows,
        ),
      );
    const before = await rows();
    await seedAll(db);
    expect(await rows()).toEqual(before);
  });

  test('return after deletion by the command, but not at start', async () => {
    const db = await newDatabase();
    await seedNewDatabase(db, { samples: true });
    await sql`delete from destinations where id = 'paris-france'`.execute(db);
    expect(await seedNewDatabase(db, { samples: true })).toMatchObject({ destinations: 0 });
    expect(await seedAll(db)).toMatchObject({ destinations: 1 });
    expect(
      await one(
        db,
        `select count(*) > 7 from visa_requirements where destination_id = 'paris-france'`,
      ),
    ).toBe(1);
  });

  test('can be switched off; countries are still added', async () => {
    const db = await newDatabase();
    expect(await seedNewDatabase(db, { samples: false })).toEqual({
      countries: 250,
      destinations: 0,
      faqs: 0,
      rules: 0,
    });
  });

  test('show every state of the visa box, for at least eight passports each', async () => {
    const db = await newDatabase();
    await seedAll(db);
    const { rows } = await sql<{ passports: number }>`
      select count(distinct country_code) as passports from visa_requirements
      group by destination_id`.execute(db);
    expect(rows).toHaveLength(4);
    expect(Math.min(...rows.map(({ passports }) => passports))).toBeGreaterThanOrEqual(8);
    for (const state of [
      'required = 1 and on_arrival = 0',
      'required = 1 and on_arrival = 1',
      'required = 0',
      `json_extract(extensions, '$.possible') = 1`,
      `json_extract(extensions, '$.possible') = 0`,
      `documents <> '[]'`,
    ]) {
      const rowsInState = await one(db, `select count(*) from visa_requirements where ${state}`);
      expect(rowsInState, state).toBeGreaterThan(0);
    }
  });
});
