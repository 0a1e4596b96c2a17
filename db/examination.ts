import { sinceBaseline } from './baseline.ts';

/** The result of one check as a sentence, with advice unless it passed. */
export type Check = { what: string; says: string } & (
  | { isFine: true }
  | { isFine: false; toDo?: string }
);

/** The known values of a column without a check in the schema. */
export type Vocabulary = { table: string; column: string; known: readonly string[] };

/** An unknown value of such a column, and its number of rows. */
export type UnknownValue = { table: string; column: string; value: string; rows: number };

/** The SQL that counts the rows of each value in a vocabulary's column, except null. */
export function countValues({ table, column }: Vocabulary): string {
  return `select "${column}" as value, count(*) as rows from "${table}"
    where "${column}" is not null group by "${column}"`;
}

/** The counted values that the vocabulary lacks. */
export function unknownAmong(
  { table, column, known }: Vocabulary,
  counted: readonly { value: unknown; rows: unknown }[],
): UnknownValue[] {
  return counted
    .map(({ value, rows }) => ({ table, column, value: String(value), rows: Number(rows) }))
    .filter(({ value }) => !known.includes(value));
}

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
  /** Values stored by newer versions, which this one shows as unknown. */
  unknownValues: UnknownValue[];
  /** The newest stored time, or null. */
  newestTime: Date | null;
  /**
   * How far the database server's clock is ahead of this machine's, in milliseconds; 0 for a file.
   */
  clockAheadMs: number;
};

/** The examination of a database that allows no other check than `check`. */
export function noMoreThan(check: Check): Examination {
  return { checks: [check], schema: null, unknownValues: [], newestTime: null, clockAheadMs: 0 };
}

/**
 * Compares the executed migrations with the `known` ones and the `steps` before the baseline.
 * Throws as `sinceBaseline` does.
 */
export function compareSchema(
  executed: readonly string[],
  known: readonly string[],
  steps: readonly string[],
): NonNullable<Examination['schema']> {
  const counted = sinceBaseline(executed, steps);
  return {
    pending: known.filter((name) => !counted.includes(name)),
    newer: counted.find((name) => !known.includes(name)) ?? null,
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
