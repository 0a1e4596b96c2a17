import { sinceBaseline } from './baseline.ts';

/** One thing that was looked at, in a plain sentence; what to do about it where it isn't fine. */
export type Check = { what: string; says: string } & (
  | { isFine: true }
  | { isFine: false; toDo?: string }
);

/** The values that this version knows of a column which the schema lets hold any. */
export type Vocabulary = { table: string; column: string; known: readonly string[] };

/** A value of such a column that it doesn't know, and in how many rows. */
export type UnknownValue = { table: string; column: string; value: string; rows: number };

/** Counts the rows of each value of a vocabulary's column that isn't null. */
export function countValues({ table, column }: Vocabulary): string {
  return `select "${column}" as value, count(*) as rows from "${table}"
    where "${column}" is not null group by "${column}"`;
}

/** Those of the counted values that the vocabulary hasn't. */
export function unknownAmong(
  { table, column, known }: Vocabulary,
  counted: readonly { value: unknown; rows: unknown }[],
): UnknownValue[] {
  return counted
    .map(({ value, rows }) => ({ table, column, value: String(value), rows: Number(rows) }))
    .filter(({ value }) => !known.includes(value));
}

/** What an examination of a database finds; it changes nothing. */
export type Examination = {
  /** What is the engine's own. */
  checks: Check[];
  /** How its schema differs from that of this version; null where it has none, or can't be read. */
  schema: {
    /** The migrations it has yet to go through. */
    pending: string[];
    /** One it has been through that this version doesn't know, or null. */
    newer: string | null;
  } | null;
  /** What newer versions have stored and this one shows as unknown. */
  unknownValues: UnknownValue[];
  /** The newest time that is stored in it, or null when there is none. */
  newestTime: Date | null;
  /** How far the clock of its server is ahead of this machine's, in milliseconds; 0 for a file. */
  clockAheadMs: number;
};

/** Of a database of which there is no more to be said than `check`. */
export function noMoreThan(check: Check): Examination {
  return { checks: [check], schema: null, unknownValues: [], newestTime: null, clockAheadMs: 0 };
}

/**
 * How a schema that has been through `executed` differs from one that knows `known`, and `steps` before
 * the baseline. Throws as `sinceBaseline` does.
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

/**
 * Whether a column holds when something was last created or changed, by its name; not when something
 * is to end.
 */
export function isStoredTime(column: string): boolean {
  return column.endsWith('_at') && !['expires_at', 'ends_at'].includes(column);
}

/** The newest of the times, as they are stored; null when none is one. */
export function newestOf(times: unknown[]): Date | null {
  const known = times.map((time) => Date.parse(String(time))).filter((time) => !Number.isNaN(time));
  return known.length > 0 ? new Date(Math.max(...known)) : null;
}
