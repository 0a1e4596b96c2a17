import type { Db } from '../client.ts';
import type { Engine } from '../engine.ts';
import type { Availability } from './availability.ts';
import { placeOf } from './clientConfig.ts';
import type { ContentListener } from './contentListener.ts';
import { advisoryLock } from './lock.ts';
import { migrations } from './migrations.ts';
import { databaseProblem } from './readiness.ts';

/** What PostgreSQL does with the database at `url`, which `db` is open on. */
export function postgresEngine(
  db: Db,
  {
    url,
    content,
    availability,
    openUnlimited,
  }: {
    url: string;
    content: ContentListener;
    availability: Availability;
    /** Opens it once more, with one connection whose statements may take any time. */
    openUnlimited: () => Db;
  },
): Engine {
  return {
    place: placeOf(url),
    migrations,
    // Before an upgrade that is pg_dump's: it need not be on this machine.
    setCopyAside: async () => null,
    // Building an index may take longer than any statement of the site.
    async migrating(work) {
      const unlimited = openUnlimited();
      try {
        return await unlimited.transaction().execute(work);
      } finally {
        await unlimited.destroy();
      }
    },
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
    problem: async () =>
      content.watches && !content.isConnected
        ? 'The connection to PostgreSQL was lost.'
        : databaseProblem(db),
    onTrouble: (listener) => availability.onTrouble(listener),
  };
}
