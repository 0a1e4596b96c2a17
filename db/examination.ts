/** The result of one check as a sentence, with advice unless it passed. */
export type Check = { what: string; says: string } & (
  | { isFine: true }
  | { isFine: false; toDo?: string }
);

/** The result of a read-only examination of a database. */
export type Examination = {
  /** Checks of this engine alone. */
  checks: Check[];
  /**
   * The difference between its schema and this version's; null if there is none or it can't be
   * read.
   */
  schema: {
    /** Pending migrations. */
    pending: string[];
    /** An executed migration that this version doesn't know, or null. */
    newer: string | null;
  } | null;
  /** The newest stored time, or null. */
  newestTime: Date | null;
  /**
   * How far the database server's clock is ahead of this machine's, in milliseconds; 0 for a file.
   */
  clockAheadMs: number;
};

/** The examination of a database that allows no other check than `check`. */
export function noMoreThan(check: Check): Examination {
  return { checks: [check], schema: null, newestTime: null, clockAheadMs: 0 };
}

/** Compares the executed migrations with the known ones. */
export function compareSchema(
  executed: readonly string[],
  known: readonly string[],
): NonNullable<Examination['schema']> {
  return {
    pending: known.filter((name) => !executed.includes(name)),
    newer: executed.find((name) => !known.includes(name)) ?? null,
  };
}

/** Whether a column stores a time of creation or change, by its name; expiry times don't count. */
export function isStoredTime(column: string): boolean {
  return column.endsWith('_at') && !['expires_at', 'ends_at'].includes(column);
}

/** The newest of some stored times; null if there is none. */
export function newestOf(times: unknown[]): Date | null {
  const known = times.map((time) => Date.parse(String(time))).filter((time) => !Number.isNaN(time));
  return known.length > 0 ? new Date(Math.max(...known)) : null;
}
