import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BASELINE } from '#db/baseline.ts';
import { migrations as ofPostgres } from '#db/postgres/migrations.ts';
import { migrations as ofSqlite } from '#db/sqlite/migrations.ts';

const db = join(import.meta.dirname, '..', '..', '..', 'db');

describe.each([
  ['SQLite', ofSqlite, 'sqlite/migrations'],
  ['PostgreSQL', ofPostgres, 'postgres/migrations'],
])('the migrations of %s', (_engine, migrations, folder) => {
  const names = Object.keys(migrations);

  test('begin with the baseline, and are numbered without a gap in the order they run', () => {
    expect(names[0]).toBe(BASELINE);
    const first = Number(BASELINE.slice(0, 4));
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, i) => first + i));
  });

  test('are all the files there are', () => {
    expect(names.map((name) => `${name}.ts`)).toEqual(readdirSync(join(db, folder)).sort());
  });

  test('import nothing that a later change could alter', () => {
    const imported = names.flatMap((name) => {
      const code = readFileSync(join(db, folder, `${name}.ts`), 'utf8');
      return [...code.matchAll(/ from '([^']+)'/g)].map(([, from = '']) => `${name} ${from}`);
    });
    // A released migration, as that of the other engine, is never edited.
    const others = imported.filter((one) => !/ (kysely|.*\/migrations\/\S+)$/.test(one));
    expect(others).toEqual([
      // A list of hashes that only grows.
      '0023_requirement_standing #db/seed/samples/shippedRequirements.ts',
    ]);
  });
});

test('each migration has both engines, under one name', () => {
  expect(Object.keys(ofPostgres)).toEqual(Object.keys(ofSqlite));
});
