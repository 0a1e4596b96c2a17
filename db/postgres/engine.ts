import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { Engine, Trouble } from '../engine.ts';
import { placeOf } from './clientConfig.ts';
import { requireReachable } from './connectionProblem.ts';
import type { ContentListener } from './contentListener.ts';
import { imageTable } from './imageTable.ts';
import { advisoryLock } from './lock.ts';
import { migrations } from './migrations.ts';
import { databaseProblem } from './readiness.ts';

/** What PostgreSQL does with the database at `url`, which `db` is open on. */
export function postgresEngine(
  db: Db,
  {
    url,
    content,
    listeners,
  }: { url: string; content: ContentListener; listeners: ((trouble: Trouble) => void)[] },
): Engine {
  return {
    place: placeOf(url),
    images: imageTable(db),
    requireReachable: () => requireReachable(url),
    migrations,
    // Before an upgrade that is pg_dump's: it need not be on this machine.
    setCopyAside: async () => null,
    migrating: (work) =>
      db.transaction().execute(async (trx) => {
        // Building an index may take longer than any statement of the site.
        await sql`set local statement_timeout = 0`.execute(trx);
        return work(trx);
      }),
    async startAlone(work) {
      const lock = await advisoryLock(url, 'start', { wait: true });
      try {
        return await work();
      } finally {
        await lock.release();
      }
    },
    async watchContentVersion() {
      await content.open();
      return { current: () => content.current, close: () => content.close() };
    },
    tryLock: (name) => advisoryLock(url, name, { wait: false }),
    problem: () => databaseProblem(url),
    onTrouble: (listener) => {
      listeners.push(listener);
    },
  };
}
