import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import {
  type Check,
  compareSchema,
  countValues,
  type Examination,
  isStoredTime,
  newestOf,
  noMoreThan,
  type UnknownValue,
  unknownAmong,
  type Vocabulary,
} from '../examination.ts';
import { isOpenHere, toRestore } from './file/databaseFile.ts';
import { isMissing, listRescued, refuseLost } from './file/lostDatabase.ts';
import { knownMigrations, stepsToBaseline } from './migrations.ts';

/**
 * Examines the database at `path`, also while a server uses it, and leaves no files behind. A missing
 * one with backups in `backupFolder` was lost. Throws when this very process has the database open: a
 * second library's closing would drop the locks of the first.
 */
export function examineFile(
  path: string,
  vocabularies: readonly Vocabulary[],
  backupFolder: string,
): Examination {
  if (isOpenHere(path)) throw new Error(`${path} is open in this process: close it first`);
  const what = 'database';
  try {
    if (isMissing(path)) {
      refuseLost(path, { backupFolder });
      return noMoreThan({
        what,
        says: `${path} is not there yet, the first start makes it`,
        isFine: true,
      });
    }
    return examine(path, vocabularies);
  } catch (error) {
    const says = `${path} can't be read: ${error instanceof Error ? error.message : error}`;
    return noMoreThan({ what, says, isFine: false, toDo: toRestore });
  }
}

function examine(path: string, vocabularies: readonly Vocabulary[]): Examination {
  // Without a WAL, nobody has the database open. A read-only connection would create WAL files,
  // owned by the current user; as `immutable` it needs none.
  const address = pathToFileURL(path);
  if (!existsSync(`${path}-wal`)) address.searchParams.set('immutable', '1');
  const sqlite = new DatabaseSync(address, { readOnly: true });
  try {
    const columns = listColumns(sqlite);
    if (!columns.some(({ table }) => table === 'kysely_migration')) {
      throw new Error(`${path} is not a Landfall database`);
    }
    const migrations = sqlite.prepare('select name from kysely_migration').all();
    return {
      checks: [checkIntegrity(sqlite), ...checkRescued(path)],
      schema: compareSchema(
        migrations.map(({ name }) => String(name)),
        knownMigrations,
        stepsToBaseline,
      ),
      unknownValues: vocabularies.flatMap((vocabulary) => findUnknown(sqlite, columns, vocabulary)),
      newestTime: findNewestTime(sqlite, columns),
      clockAheadMs: 0,
    };
  } finally {
    sqlite.close();
  }
}

function findUnknown(
  sqlite: DatabaseSync,
  columns: Column[],
  vocabulary: Vocabulary,
): UnknownValue[] {
  const { table, column } = vocabulary;
  if (!columns.some((one) => one.table === table && one.column === column)) return [];
  const counted = sqlite.prepare(countValues(vocabulary)).all();
  return unknownAmong(vocabulary, counted as { value: unknown; rows: unknown }[]);
}

type Column = { table: string; column: string };

function listColumns(sqlite: DatabaseSync): Column[] {
  return sqlite
    .prepare(
      `select tables.name as "table", columns.name as "column"
       from sqlite_schema as tables join pragma_table_info(tables.name) as columns
       where tables.type = 'table'`,
    )
    .all() as Column[];
}

function checkIntegrity(sqlite: DatabaseSync): Check {
  const damage = findDamage(sqlite);
  const what = 'database';
  if (!damage) return { what, says: 'it is whole', isFine: true };
  return { what, says: `It is damaged (${damage})`, isFine: false, toDo: toRestore };
}

/** Each copy that a server made of what it saw when it had lost its files. */
function checkRescued(path: string): Check[] {
  return listRescued(path).map((copy) => ({
    what: 'rescued copy',
    says: `${copy} is what a server still saw after its files were deleted or moved`,
    isFine: false,
    toDo: 'Restore it, or look in the site for changes that only it has; then delete it',
  }));
}

function findDamage(sqlite: DatabaseSync): string | null {
  const check = sqlite.prepare('pragma quick_check(1)').get() as { quick_check: string };
  if (check.quick_check !== 'ok') return check.quick_check.replaceAll(/\s+/g, ' ');
  const broken = sqlite.prepare('pragma foreign_key_check').all().length;
  return broken > 0 ? `rows that refer to nothing: ${broken}` : null;
}

function findNewestTime(sqlite: DatabaseSync, columns: Column[]): Date | null {
  return newestOf(
    columns
      .filter(({ column }) => isStoredTime(column))
      .map(({ table, column }) => {
        const row = sqlite.prepare(`select max("${column}") as newest from "${table}"`).get();
        return row?.newest;
      }),
  );
}
