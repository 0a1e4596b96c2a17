import Sqlite from 'better-sqlite3';
import type { ContentVersion } from '../engine.ts';

/**
 * Watches the migrated database file at `path`. SQLite's `data_version` changes for a connection
 * when any other has committed (https://www.sqlite.org/pragma.html#pragma_data_version), so this
 * one never writes. It is read at every call, which takes 2 µs; the content version only after a
 * commit. A number remembered from one request to the next would be older than a write between them.
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
      // Read in this order, a commit between the two is looked at again the next time.
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
