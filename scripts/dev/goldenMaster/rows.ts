import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { described, type Recording } from './recording.ts';

/** The schema and the rows of every table of a SQLite file, a line each, by table. */
function* tableLines(file: string): Generator<{ table: string; lines: string[] }> {
  const database = new Sqlite(file, { readonly: true });
  try {
    const tables = database
      .prepare<[], { name: string }>("select name from sqlite_master where type = 'table'")
      .all();
    for (const { name } of tables) {
      const schema = database
        .prepare<[string], string>(
          'select sql from sqlite_master where tbl_name = ? and sql is not null',
        )
        .pluck()
        .all(name);
      // Its only value is random.
      const columns = name === 'database_id' ? "'*' as id" : '*';
      const rows = database
        .prepare<[], Record<string, unknown>>(`select ${columns} from "${name}"`)
        .all();
      yield { table: name, lines: [...schema.sort(), ...rows.map(lineOf).sort()] };
    }
  } finally {
    database.close();
  }
}

function lineOf(row: Record<string, unknown>): string {
  return JSON.stringify(row, (_key, value) => (isBlob(value) ? blobInWords(value) : value));
}

/** JSON.stringify sees a Buffer as what its toJSON made of it. */
function isBlob(value: unknown): value is { type: 'Buffer'; data: number[] } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
}

function blobInWords({ data }: { data: number[] }): string {
  return described(Uint8Array.from(data));
}

/** Records the rows of every table. */
export function recordRows(dataDir: string, recording: Recording) {
  for (const { table, lines } of tableLines(join(dataDir, 'landfall.sqlite'))) {
    recording.add(`rows: ${table}`, lines.join('\n'));
  }
}
