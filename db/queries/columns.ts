import type { Generated } from 'kysely';

/** How a field is stored: its column and conversions. */
export type Column<Name extends string, Stored, Value> = {
  column: Name;
  read(stored: Stored): Value;
  write(value: Value): Stored;
};

/** Marks a field that may be omitted, so that the column's default applies. */
type Defaulted = { hasDefault: true };

/** A table's columns by field name. */
type Columns = Record<string, Column<string, unknown, unknown> & Partial<Defaulted>>;

type DefaultedName<C extends Columns> = {
  [Name in keyof C]: C[Name] extends Defaulted ? Name : never;
}[keyof C];

type RequiredName<C extends Columns> = Exclude<keyof C, DefaultedName<C>>;

/** The object read from a row. */
type ReadFields<C extends Columns> = { [Name in keyof C]: ReturnType<C[Name]['read']> };

/** The object written to a row. */
type WrittenFields<C extends Columns> = Pick<ReadFields<C>, RequiredName<C>> &
  Partial<Pick<ReadFields<C>, DefaultedName<C>>>;

/** The column types of the table. */
export type TableColumns<C extends Columns> = {
  [Name in keyof C as C[Name]['column']]: C[Name] extends Defaulted
    ? Generated<ReturnType<C[Name]['write']>>
    : ReturnType<C[Name]['write']>;
};

/** A row as read from the database. */
type Row<C extends Columns> = {
  [Name in keyof C as C[Name]['column']]: ReturnType<C[Name]['write']>;
};

/** A row for insert or update. */
type WrittenRow<C extends Columns> = {
  [Name in RequiredName<C> as C[Name]['column']]: ReturnType<C[Name]['write']>;
} & {
  [Name in DefaultedName<C> as C[Name]['column']]?: ReturnType<C[Name]['write']>;
};

/** A column stored as is: text, a number, or null. */
export function plain<Value extends string | number | null>() {
  return <const Name extends string>(column: Name): Column<Name, Value, Value> => ({
    column,
    read: (stored) => stored,
    write: (value) => value,
  });
}

export const text = plain<string>();
export const number = plain<number>();

/** A reference to another row, by its text; null in the database where it is empty. */
export function reference<const Name extends string>(
  column: Name,
): Column<Name, string | null, string> {
  return { column, read: (stored) => stored ?? '', write: (value) => value || null };
}

/** A boolean stored as 1 or 0: SQLite has no booleans. */
export function flag<const Name extends string>(column: Name): Column<Name, 0 | 1, boolean> {
  return { column, read: (stored) => stored === 1, write: (value) => (value ? 1 : 0) };
}

/** As `flag`, or null. */
export function flagOrNull<const Name extends string>(
  column: Name,
): Column<Name, 0 | 1 | null, boolean | null> {
  return {
    column,
    read: (stored) => (stored === null ? null : stored === 1),
    write: (value) => (value === null ? null : value ? 1 : 0),
  };
}

/** A list or an object as JSON text. */
export function json<Value>() {
  return <const Name extends string>(column: Name): Column<Name, string, Value> => ({
    column,
    read: (stored) => JSON.parse(stored),
    write: (value) => JSON.stringify(value),
  });
}

/** As `json`, or null. */
export function jsonOrNull<Value>() {
  return <const Name extends string>(column: Name): Column<Name, string | null, Value | null> => ({
    column,
    read: (stored) => (stored === null ? null : JSON.parse(stored)),
    write: (value) => (value === null ? null : JSON.stringify(value)),
  });
}

/** Lets callers omit a column that has a default. */
export function withDefault<C>(column: C): C & Defaulted {
  return { ...column, hasDefault: true };
}

/** Derives from a column map the list to select, row to object, and object to row. */
export function mapColumns<C extends Columns>(columns: C) {
  const entries = Object.entries(columns);
  return {
    names: entries.map(([, { column }]) => column) as C[keyof C]['column'][],

    fromRow(row: Row<C>): ReadFields<C> {
      const stored = row as Record<string, unknown>;
      const fields: Record<string, unknown> = {};
      for (const [name, { column, read }] of entries) fields[name] = read(stored[column]);
      return fields as ReadFields<C>;
    },

    toRow(fields: WrittenFields<C>): WrittenRow<C> {
      const values = fields as Record<string, unknown>;
      const row = entries
        .filter(([name]) => values[name] !== undefined)
        .map(([name, { column, write }]) => [column, write(values[name])]);
      return Object.fromEntries(row) as WrittenRow<C>;
    },
  };
}
