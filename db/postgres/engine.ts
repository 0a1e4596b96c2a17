import { sql } from 'kysely';
import { refuseSecondSite } from '../baseline.ts';
import type { Db } from '../db.ts';
import type { Engine } from '../engine.ts';
import type { Availability } from './availability.ts';
import { placeOf } from './connections/clientConfig.ts';
import { requireReachable } from './connections/connectionProblem.ts';
import type { ContentListener } from './contentListener.ts';
import { imageTable } from './imageTable.ts';
import { advisoryLock } from './lock.ts';
import { migrations, stepsToBaseline } from './migrations.ts';
import { movedImageRows } from './movedImages.ts';
import { databaseProblem } from './readiness.ts';
import { requireUsableServer } from './requirements.ts';

/** The PostgreSQL engine for the database at `url`, open as `db`. */
export function postgresEngine(
  db: Db,
  {
    url,
    content,
    availability,
    formerPlace,
    isNewSite,
    openUnlimited,
  }: {
    url: string;
    content: ContentListener;
    availability: Availability;
    formerPlace: () => string | undefined;
    isNewSite: boolean;
    /** Opens a second pool of one connection without a statement timeout. */
    openUnlimited: () => Db;
  },
): Engine {
  return {
    place: placeOf(url),
    images: imageTable(db),
    requireReachable: () => requireReachable(url, 'DATABASE_URL'),
    requireInPlace: () => {},
    async requireExpected(isEmpty) {
      if (isNewSite && !isEmpty) refuseSecondSite(placeOf(url));
      const former = isEmpty && !isNewSite && formerPlace();
      if (former) {
        throw new Error(
          `${placeOf(url)} is empty, but ${former} has a site. Move it, without DATABASE_URL: npm run move -- --to postgres://…; or start a new site: npm start -- --new-site`,
        );
      }
    },
    migrations,
    stepsToBaseline,
    moveFormerFiles: async () => {},
    // Backups of PostgreSQL are made with pg_dump, which need not be on this machine.
    takeSafetyCopy: async () => null,
    async migrating(work) {
      // Building an index may exceed the site's statement timeout, and a second process waits that
      // long for its transaction.
      const unlimited = openUnlimited();
      try {
        return await unlimited.transaction().execute(async (trx) => {
          // Moving a site pauses between statements too.
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
          await requireUsableServer(trx);
          return work(trx);
        });
      } finally {
        await unlimited.destroy();
      }
    },
    readingSnapshot: (work) => readingSnapshot(db, work),
    movedImages: movedImageRows,
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
        : databaseProblem(url),
    onProblem: (listener) => availability.onProblem(listener),
  };
}

function readingSnapshot<Result>(db: Db, work: (snapshot: Db) => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`begin isolation level repeatable read read only`.execute(connection);
    try {
      await sql`set local statement_timeout = 0`.execute(connection);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(connection);
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
