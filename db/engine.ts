import type { RawBuilder } from 'kysely';
import type { jsonArrayFrom } from 'kysely/helpers/sqlite';
import type { Migration } from 'kysely/migration';
import type { ContentState, ContentVersions } from './contentState.ts';
import type { Db } from './db.ts';
import type { StoredImage } from './queries/images.ts';

/** The versions of visible content, which change with every committed change in any process. */
export type ContentVersion = {
  /**
   * The same object until something changes. Takes microseconds at most: it is called for every
   * request.
   */
  current: () => ContentState;
  close: () => Promise<void>;
};

/** An exclusive lock of this process; released at the latest when the process ends. */
export type Lock = {
  /** Aborted when the lock is lost before its release, for example with its connection. */
  signal: AbortSignal;
  release: () => Promise<void>;
};

/** A problem for the log that the operator should fix, or its end. */
export type DatabaseProblem = { isOver: boolean; message: string; details: object };

/** A file of an uploaded image; its name is unique within the image. */
export type ImageFile = { name: string; content: Buffer };

/** Reads and writes the files of uploaded images by the hash of the image. */
export type MovedImages = {
  /** All files of an image, by name; empty when they are lost. */
  read: (hash: string) => Promise<ImageFile[]>;
  /** Stores the files of an image that has none yet. */
  write: (hash: string, files: ImageFile[]) => Promise<void>;
};

/** A stored file: its size in bytes and its content, streamed in pieces. */
export type StoredFile = { size: number; pieces: AsyncIterable<Buffer> };

/** The store of uploaded images. An image has all of its files, or none. */
export type ImageFiles = {
  /**
   * A folder with one folder per image, or a function that opens one file; null if there is none.
   */
  readonly files:
    | { folder: string }
    | { open: (hash: string, name: string) => Promise<StoredFile | null> };
  /** Stores an image and its files durably, replacing existing ones. `now` is ISO 8601. */
  store: (
    image: Omit<StoredImage, 'bytes'>,
    files: AsyncIterable<ImageFile>,
    now: string,
  ) => Promise<void>;
  /** Updates the time of upload. False, without a change, unless the image has its files. */
  renew: (hash: string, now: string) => Promise<boolean>;
  /**
   * Deletes images last uploaded before `time` that no destination uses, in the trash and the
   * history since `restorableSince` included, and orphaned files of that age. Returns the number of
   * deleted images and orphans.
   */
  sweep: (time: Date, restorableSince: Date) => Promise<number>;
};

/** The operations that differ between database engines. */
export type Engine = {
  /** The database for display: a file path, or a URL without its password. */
  readonly place: string;
  readonly images: ImageFiles;
  /** Throws a one-line error with advice when the database can't be reached. */
  requireReachable: () => Promise<void>;
  /**
   * Throws when files of the database were moved, replaced or deleted since it was opened. Then this
   * process must not open it once more.
   */
  requireInPlace: () => void;
  /**
   * Throws a one-line error when an empty database takes the place of a lost one, or when it isn't
   * empty although a new site was asked for.
   */
  requireExpected: (isEmpty: boolean) => Promise<void>;
  /** Every migration by name, in execution order. */
  readonly migrations: Record<string, Migration>;
  /** The migrations from before the first release, which the baseline replaces. */
  readonly stepsToBaseline: readonly string[];
  /**
   * Copies the database before a migration and returns the copy's path; null if the engine doesn't.
   */
  takeSafetyCopy: () => Promise<string | null>;
  /** Moves files that an earlier version stored elsewhere, after the migrations. */
  moveFormerFiles: () => Promise<void>;
  /** Runs migrations in one transaction, with the engine's settings for schema changes. */
  migrating: <Result>(work: (trx: Db) => Promise<Result>) => Promise<Result>;
  /**
   * Runs `work` on a consistent snapshot of the database. Only for commands: `work` may take
   * minutes, and SQLite has one connection.
   */
  readingSnapshot: <Result>(work: (snapshot: Db) => Promise<Result>) => Promise<Result>;
  /** The files of uploaded images in this engine's store; `db` is the database or a transaction. */
  movedImages: (db: Db) => MovedImages;
  /**
   * Runs start-up work while no other process does. Throws a one-line error where only one server
   * may run and another does; the server then stays the only one.
   */
  startAlone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Starts watching the content version. Call it once, on a migrated database. */
  watchContentVersion: () => Promise<ContentVersion>;
  /** Takes the lock of this name across all processes; null while another process has it. */
  tryLock: (name: string) => Promise<Lock | null>;
  /**
   * The reason why the site can't be served from the database now, as a sentence; null if it can.
   * Throws NoAnswerError, with such a sentence, when the database doesn't answer in time.
   */
  problem: () => Promise<string | null>;
  /**
   * Calls `listener` once each time the connection to the database is lost, and once when it is
   * back.
   */
  onProblem: (listener: (problem: DatabaseProblem) => void) => void;
};

/** SQL that differs between the engines. */
export type EngineSql = {
  /** The rows of a subquery as a JSON array, in text. */
  jsonArrayFrom: typeof jsonArrayFrom;
  /** A table with one row per text, in the column `value`. */
  rowsOf: (texts: readonly string[]) => RawBuilder<unknown>;
  /**
   * Runs `work`, which fills an empty table in the transaction `trx`, with the engine's bulk
   * settings.
   */
  fillTable: <Result>(trx: Db, table: string, work: () => Promise<Result>) => Promise<Result>;
  /**
   * An id above all ids in `table` and in the history of `entity`; `undefined` if the engine never
   * reuses ids.
   */
  unusedId: (table: string, entity: string) => RawBuilder<number> | undefined;
  /** The first of a range of unused ids, for bulk inserts. Reads the whole history of `entity`. */
  firstUnusedId: (table: string, entity: string) => RawBuilder<number> | undefined;
  /** Announces new versions of content to other processes when the transaction `trx` commits. */
  announceContentVersion: (trx: Db, versions: ContentVersions) => Promise<void>;
};

/** A Kysely adapter with the SQL of its engine. */
export type EngineAdapter = { readonly engineSql: EngineSql };

/** The SQL of the engine that `db`, a database or a transaction, runs on. */
export function sqlOf(db: Db): EngineSql {
  return (db.getExecutor().adapter as unknown as EngineAdapter).engineSql;
}

/** An open Kysely database with its engine. */
export type OpenDatabase = Db & { readonly engine: Engine };

/** Fills a new database, which has the newest schema, and its images in the transaction `trx`. */
export type FillDatabase<Result> = (trx: Db, images: MovedImages) => Promise<Result>;
