import type { Generated } from 'kysely';

/** How one field is stored: in which column, and as what. */
export type Column<Name extends string, Stored, Value> = {
  column: Name;
  read(stored: Stored): Value;
  write(value: Value): Stored;
};

/** A field that may be left out of what is stored: then it is as the table's default has it. */
type Defaulted = { hasDefault: true };

/** The columns of a table by the names of the fields they hold. */
type Columns = Record<string, Column<string, unknown, unknown> & Partial<Defaulted>>;

type DefaultedName<C extends Columns> = {
  [Name in keyof C]: C[Name] extends Defaulted ? Name : never;
}[keyof C];

type RequiredName<C extends Columns> = Exclude<keyof C, DefaultedName<C>>;

/** The object that is read from a row. */
type ReadFields<C extends Columns> = { [Name in keyof C]: ReturnType<C[Name]['read']> };

/** The object that a row is written from. */
type WrittenFields<C extends Columns> = Pick<ReadFields<C>, RequiredName<C>> &
  Partial<Pick<ReadFields<C>, DefaultedName<C>>>;

/** The columns as the type of their table has them. */
export type TableColumns<C extends Columns> = {
  [Name in keyof C as C[Name]['column']]: C[Name] extends Defaulted
    ? Generated<ReturnType<C[Name]['write']>>
    : ReturnType<C[Name]['write']>;
};

/** The row as SQLite gives it. */
type Row<C extends Columns> = {
  [Name in keyof C as C[Name]['column']]: ReturnType<C[Name]['write']>;
};

/** The row as it is inserted or set. */
type WrittenRow<C extends Columns> = {
  [Name in RequiredName<C> as C[Name]['column']]: ReturnType<C[Name]['write']>;
} & {
  [Name in DefaultedName<C> as C[Name]['column']]?: ReturnType<C[Name]['write']>;
};

/** A column that holds its field as it is: text, a number, or null. */
export function plain<Value extends string | number | null>() {
  return <const Name extends string>(column: Name): Column<Name, Value, Value> => ({
    column,
    read: (stored) => stored,
    write: (value) => value,
  });
}

export const text = plain<string>();
export const number = plain<number>();

/** True and false as 1 and 0: SQLite has no booleans. */
export function flag<const Name extends string>(column: Name): Column<Name, 0 | 1, boolean> {
  return { column, read: (stored) => stored === 1, write: (value) => (value ? 1 : 0) };
}

/** A list or an object as JSON text. */
export function json<Value>() {
  return <const Name extends string>(column: Name): Column<Name, string, Value> => ({
    column,
    read: (stored) => JSON.parse(stored),
    write: (value) => JSON.stringify(value),
  });
}

/** For a column whose table has a default: callers that know nothing of it may leave it out. */
export function withDefault<C>(column: C): C & Defaulted {
  return { ...column, hasDefault: true };
}

/** What is derived from a column map: the list to select, row to object, and object to row. */
export function mapColumns<C extends Columns>(columns: C) {
  const entries = Object.entries(columns);
  return {
    names: entries.map(([, { column }]) => column) as C[keyof C]['column'][],

    fromRow(row: Row<C>): ReadFields<C> {
      const stored = row as Record<string, unknown>;
      const fields = entries.map(([name, { column, read }]) => [name, read(stored[column])]);
      return Object.fromEntries(fields) as ReadFields<C>;
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
