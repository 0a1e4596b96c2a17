import Sqlite from 'better-sqlite3';
import { statementsBegun } from './statements.ts';

/** Tells whether anything was written, by whomever, since it was last asked. */
export type ContentVersion = {
  /** A number that changes with every committed write to the file, of this process or another. */
  current: () => number;
  close: () => void;
};

/**
 * Watches the migrated database file at `path`. SQLite's `data_version` moves on for a connection
 * when any other has committed (https://www.sqlite.org/pragma.html#pragma_data_version), so this
 * one never writes itself. That takes locks, some microseconds of a kept page's few, so it is asked
 * once a turn of the event loop, unless this process itself has written meanwhile: all requests of a
 * turn were sent before it began, and with them whatever another process wrote.
 */
export function watchContentVersion(path: string): ContentVersion {
  const sqlite = new Sqlite(path, { readonly: true });
  const statement = sqlite.prepare<[], number>('pragma data_version').pluck();
  let known: { version: number; begun: number } | undefined;
  const forget = () => {
    known = undefined;
  };

  return {
    current() {
      const begun = statementsBegun();
      if (known?.begun === begun) return known.version;
      if (!known) setImmediate(forget);
      known = { version: statement.get() as number, begun };
      return known.version;
    },
    close: () => {
      sqlite.close();
    },
  };
}
