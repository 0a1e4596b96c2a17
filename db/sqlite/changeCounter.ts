import Sqlite from 'better-sqlite3';
import { type ContentState, type ContentVersions, versionColumns } from '../contentState.ts';
import type { ContentVersion } from '../engine.ts';

/**
 * Watches the migrated database file at `path`. SQLite's `data_version` changes for a connection
 * after a commit by any other (https://www.sqlite.org/pragma.html#pragma_data_version), so this
 * connection never writes. It is read at every call (2 µs), the versions only after a commit.
 * Caching them per request would miss writes between requests.
 */
export function watchContentVersion(path: string): ContentVersion {
  const sqlite = new Sqlite(path, { readonly: true });
  const dataVersion = sqlite.prepare<[], number>('pragma data_version').pluck();
  const contentVersions = sqlite.prepare<[], ContentVersions>(
    `select ${versionColumns.join(', ')} from content_version`,
  );
  let lastCommit: number | undefined;
  let state: ContentState | undefined;
  return {
    current() {
      const commit = dataVersion.get();
      // In this order, a commit between the two reads is noticed at the next call.
      if (state === undefined || commit !== lastCommit) {
        const versions = contentVersions.get();
        if (!versions) throw new Error('The table content_version has no row');
        if (versions.version !== state?.version) state = { ...versions, counter: '' };
        lastCommit = commit;
      }
      return state;
    },
    close: async () => {
      sqlite.close();
    },
  };
}
