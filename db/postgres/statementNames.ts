/** Prepared plans per connection; each takes about 20 kB in PostgreSQL. */
const MAX_STATEMENTS = 400;

/** Longer statements have lists of codes: each length of a list is another statement. */
const MAX_LENGTH = 1500;

/**
 * Gives each statement a name under which a connection prepares it once
 * (docs/decisions/0042-named-statements.md). Undefined, so planned at each execution: statements
 * that can't be prepared, like `begin`; those for all columns, which PostgreSQL refuses on this
 * connection once a migration of a newer process has added one; searches, whose best plan depends
 * on the text; long lists; and those after the first 400.
 */
export function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known || names.size >= MAX_STATEMENTS || !shouldPrepare(sql)) return known;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
}

function shouldPrepare(sql: string): boolean {
  return (
    sql.length <= MAX_LENGTH &&
    /^(select|insert|update|delete|with)\b/.test(sql) &&
    !/\b(select|returning) \*|\.\*| like \$/.test(sql)
  );
}
