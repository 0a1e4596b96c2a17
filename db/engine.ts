import type { RawBuilder } from 'kysely';
import type { jsonArrayFrom } from 'kysely/helpers/sqlite';
import type { Migration } from 'kysely/migration';
import type { Db } from './client.ts';
import type { StoredImage } from './queries/images.ts';

/** A number that is another after every committed change of what visitors see, whoever made it. */
export type ContentVersion = {
  /** Read from memory or within microseconds: it is asked at every request. */
  current: () => number;
  close: () => Promise<void>;
};

/** Held by this process alone, until it is released or the process ends, however it ends. */
export type Lock = {
  /** Aborted when the lock is lost before it is released, as with the connection that holds it. */
  signal: AbortSignal;
  release: () => Promise<void>;
};

/** Something whoever runs the site has to see to, or that it is over, for the log. */
export type DatabaseProblem = { isOver: boolean; message: string; details: object };

/** A file of an uploaded image, by its name within the image. */
export type ImageFile = { name: string; content: Buffer };

/** The files of uploaded images, by the hash of the image. */
export type MovedImages = {
  /** All files of an image, by name; none when they are lost. */
  read: (hash: string) => Promise<ImageFile[]>;
  /** Stores the files of an image that has none. */
  write: (hash: string, files: ImageFile[]) => Promise<void>;
};

/** A stored file: its size in bytes, and its content in pieces that are read as they are taken. */
export type StoredFile = { size: number; pieces: AsyncIterable<Buffer> };

/** Where the files of uploaded images are. An image has all of its files, or none. */
export type ImageFiles = {
  /** A folder with a folder for each image, or a way to open one file; null where there is none. */
  readonly files:
    | { folder: string }
    | { open: (hash: string, name: string) => Promise<StoredFile | null> };
  /**
   * Stores an image and its files in the place of what there may be of it; both are on the disk then.
   * `now` is ISO 8601.
   */
  store: (
    image: Omit<StoredImage, 'bytes'>,
    files: AsyncIterable<ImageFile>,
    now: string,
  ) => Promise<void>;
  /** Notes that an image was uploaded once more. False, and nothing else, unless it has its files. */
  renew: (hash: string, now: string) => Promise<boolean>;
  /**
   * Deletes the images last uploaded before `time` that no destination shows, nor one in the trash or in
   * the history from `restorableSince` on, and what else of that age no image needs. Returns how many
   * images and leftovers that were.
   */
  sweep: (time: Date, restorableSince: Date) => Promise<number>;
};

/** What only one engine can do, or each in its own way, with an open database. */
export type Engine = {
  /** Where the database is, as people may read it: a file, or an address without its password. */
  readonly place: string;
  readonly images: ImageFiles;
  /** Throws one line that says what to do where the database can't be reached. */
  requireReachable: () => Promise<void>;
  /** Every migration by name, in the order they run. */
  readonly migrations: Record<string, Migration>;
  /** Sets a copy of the database aside and gives its path; null where that is not the engine's way. */
  takeSafetyCopy: () => Promise<string | null>;
  /** Runs migrations in one transaction, under what the engine asks of one that changes tables. */
  migrating: <Result>(work: (trx: Db) => Promise<Result>) => Promise<Result>;
  /**
   * Reads the database as it is at one moment, while others go on. For commands: `work` may take
   * minutes, and SQLite has one connection.
   */
  readingSnapshot: <Result>(work: (snapshot: Db) => Promise<Result>) => Promise<Result>;
  /** The files of uploaded images, where this engine has them: `db` is the database or a transaction. */
  movedImages: (db: Db) => MovedImages;
  /**
   * Runs what a server does before it serves, while no other process does the same. Throws one line
   * where there may be only one server at all and another runs; the server stays the one then.
   */
  startAlone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Begins to watch the content version. Call it once, on a migrated database. */
  watchContentVersion: () => Promise<ContentVersion>;
  /** Takes the lock of this name, over all processes; null while another has it. */
  tryLock: (name: string) => Promise<Lock | null>;
  /** Why the site can't be served from the database right now, in a plain sentence; null when it can. */
  problem: () => Promise<string | null>;
  /** Calls `listener` each time the database is found lost, once, and once where it is seen to be back. */
  onProblem: (listener: (problem: DatabaseProblem) => void) => void;
};

/** SQL that the engines word differently. */
export type EngineSql = {
  /** The rows of a query as a list in JSON, as text: what one row has of another table. */
  jsonArrayFrom: typeof jsonArrayFrom;
  /** A table of these texts, one a row, in a column `value`. */
  rowsOf: (texts: readonly string[]) => RawBuilder<unknown>;
  /** Does `work`, which fills an empty table in the transaction `trx`, as fast as the engine can. */
  fillTable: <Result>(trx: Db, table: string, work: () => Promise<Result>) => Promise<Result>;
  /**
   * A number above all ids of the rows of `table` that no record of the kind `entity` has in the history;
   * `undefined` where the engine gives no id out twice.
   */
  unusedId: (table: string, entity: string) => RawBuilder<number> | undefined;
  /** The same for many rows: a number from which on all are unused. It reads all the history of the kind. */
  firstUnusedId: (table: string, entity: string) => RawBuilder<number> | undefined;
  /** Tells other processes, when the transaction `trx` commits, that the content version moved. */
  announceContentVersion: (trx: Db) => Promise<void>;
};

/** An adapter of Kysely that knows the engine's SQL. */
export type EngineAdapter = { readonly engineSql: EngineSql };

/** The SQL of the engine that `db`, a database or a transaction, runs on. */
export function sqlOf(db: Db): EngineSql {
  return (db.getExecutor().adapter as unknown as EngineAdapter).engineSql;
}
