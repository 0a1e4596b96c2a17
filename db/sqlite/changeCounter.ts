import Sqlite from 'better-sqlite3';
import type { ContentVersion } from '../engine.ts';

/**
 * Watches the migrated database file at `path`. SQLite's `data_version` changes for a connection
 * after a commit by any other (https://www.sqlite.org/pragma.html#pragma_data_version), so this
 * connection never writes. It is read at every call (2 µs), the content version only after a
 * commit. Caching the number per request would miss writes between requests.
 */
export function watchContentVersion(path: string): ContentVersion {
  const sqlite = new Sqlite(path, { readonly: true });
  const dataVersion = sqlite.prepare<[], number>('pragma data_version').pluck();
  const contentVersion = sqlite.prepare<[], number>('select version from content_version').pluck();
  let lastCommit: number | undefined;
  let version: number | undefined;
  return {
    current() {
      const commit = dataVersion.get();
      // In this order, a commit between the two reads is noticed at the next call.
      if (version === undefined || commit !== lastCommit) {
        version = contentVersion.get();
        if (version === undefined) throw new Error('The table content_version has no row');
        lastCommit = commit;
      }
      return version;
    },
    close: async () => {
      sqlite.close();
    },
  };
}
