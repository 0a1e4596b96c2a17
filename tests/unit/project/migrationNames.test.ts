import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { migrations as ofPostgres } from '../../../db/postgres/migrations.ts';
import { migrations as ofSqlite } from '../../../db/sqlite/migrations.ts';

const db = join(import.meta.dirname, '..', '..', '..', 'db');
const baseline = '0009';

const after = (names: string[]) => names.filter((name) => name.slice(0, 4) > baseline);

describe.each([
  ['SQLite', ofSqlite, 'migrations', 1],
  ['PostgreSQL', ofPostgres, 'postgres/migrations', Number(baseline)],
])('the migrations of %s', (_engine, migrations, folder, first) => {
  const names = Object.keys(migrations);

  test('are numbered without a gap, in the order they run', () => {
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, i) => first + i));
  });

  test('are all the files there are', () => {
    expect(names.map((name) => `${name}.ts`)).toEqual(readdirSync(join(db, folder)).sort());
  });
});

test('each migration after the baseline has both engines, under one name', () => {
  expect(after(Object.keys(ofPostgres))).toEqual(after(Object.keys(ofSqlite)));
  expect(Object.keys(ofPostgres)[0]).toBe('0009_baseline');
});
