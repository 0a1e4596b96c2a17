/** Each connection has PostgreSQL keep so many plans at most, of some 20 kB each. */
const MAX_STATEMENTS = 300;

/**
 * Gives each statement a name of its own, under which a connection prepares it once and then only
 * executes it (docs/decisions/0003-statement-cache.md). Undefined for what can't be prepared, as
 * `begin`, and for those that come when there are 300: they are planned at each execution.
 */
export function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known || names.size >= MAX_STATEMENTS || !/^(select|insert|update|delete|with)\b/.test(sql))
      return known;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
}
