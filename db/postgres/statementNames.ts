/** Each connection has PostgreSQL keep so many plans at most, of some 20 kB each. */
const MAX_STATEMENTS = 400;

/** Longer are lists of codes alone: each length of a list is a statement of its own. */
const MAX_LENGTH = 1500;

/**
 * Gives each statement a name of its own, under which a connection prepares it once and then only
 * executes it (docs/decisions/0042-named-statements.md). Undefined for what can't be prepared, as
 * `begin`; for searches, whose best plan depends on the text, so that one plan for all is a bad one;
 * for long lists; and for those that come when there are 400: they are planned at each execution.
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
    !/ like \$/.test(sql)
  );
}
