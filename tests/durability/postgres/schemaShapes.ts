// Describes a schema in terms common to both engines.
import Sqlite from 'better-sqlite3';
import pg from 'pg';

/** One line per item, with its table or index, so that two schemas can be compared line by line. */
export type SchemaShape = Map<string, string>;

const types: Record<string, string> = {
  bigint: 'integer',
  'double precision': 'real',
  bytea: 'blob',
};

const columnLine = (c: {
  type: string;
  nullable: boolean;
  default: string | null;
  numbered: boolean;
}) =>
  [
    types[c.type] ?? c.type,
    c.nullable ? 'null' : 'not null',
    c.default === null ? '' : `default ${c.default.replace(/::text$/, '')}`,
    c.numbered ? 'numbered' : '',
  ]
    .filter(Boolean)
    .join(' ');

const foreignKeyLine = (key: { table: string; to: string[]; onDelete: string }) =>
  `${key.table} (${key.to.join(', ')}) on delete ${key.onDelete.toLowerCase()}`;

const indexLine = (i: { table: string; columns: string[]; unique: boolean; where: string }) => {
  const where = i.where
    .replaceAll(/::text|[()]/g, '')
    .replaceAll('~~', 'like')
    .toLowerCase();
  const columns = i.columns.join(', ').replaceAll('"', '');
  return `${i.unique ? 'unique ' : ''}on ${i.table} (${columns})${where && ` where ${where}`}`;
};

/** The schema of the SQLite file at `path`, without the list of migrations. */
export function sqliteShape(path: string): SchemaShape {
  const sqlite = new Sqlite(path, { readonly: true });
  const shape: SchemaShape = new Map();
  const all = <Row>(query: string) => sqlite.prepare<[], Row>(query).all();
  try {
    const tables = all<{ name: string; sql: string }>(
      `select name, sql from sqlite_schema where type = 'table'
       and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely%'`,
    );
    for (const table of tables) describeSqliteTable(table, all, shape);
    return shape;
  } finally {
    sqlite.close();
  }
}

function describeSqliteTable(
  table: { name: string; sql: string },
  all: <Row>(query: string) => Row[],
  shape: SchemaShape,
) {
  const { name, sql } = table;
  const columns = all<{
    name: string;
    type: string;
    notnull: 0 | 1;
    dflt_value: string | null;
    pk: number;
  }>(`pragma table_info(${name})`);
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  for (const column of columns) {
    const isOnlyKey = key.length === 1 && column.pk === 1;
    const line = columnLine({
      type: column.type.toLowerCase(),
      // For historical reasons, SQLite accepts null in keys.
      nullable: column.notnull === 0 && column.pk === 0,
      default: column.dflt_value,
      numbered: isOnlyKey && column.type.toLowerCase() === 'integer',
    });
    shape.set(`column ${name}.${column.name}`, line);
  }
  shape.set(`primary key of ${name}`, key.map((column) => column.name).join(', '));
  shape.set(`checks of ${name}`, String(sql.match(/\bcheck\s*\(/g)?.length ?? 0));
  const foreign = all<{ id: number; table: string; from: string; to: string; on_delete: string }>(
    `pragma foreign_key_list(${name})`,
  );
  for (const [, keys = []] of Map.groupBy(foreign, ({ id }) => id)) {
    const [first] = keys;
    if (!first) continue;
    const from = keys.map((each) => each.from).join(', ');
    const to = keys.map((each) => each.to);
    const line = foreignKeyLine({ table: first.table, to, onDelete: first.on_delete });
    shape.set(`foreign key ${name} (${from})`, line);
  }
  const indexes = all<{ name: string; unique: 0 | 1; origin: string }>(
    `pragma index_list(${name})`,
  );
  for (const index of indexes) {
    const parts = all<{ name: string; desc: 0 | 1; key: 0 | 1 }>(
      `pragma index_xinfo("${index.name}")`,
    ).filter((part) => part.key === 1);
    const indexed = parts.map((part) => `${part.name}${part.desc ? ' desc' : ''}`);
    if (index.origin === 'u') shape.set(`unique ${name} (${indexed.join(', ')})`, 'yes');
    if (index.origin !== 'c') continue;
    const [definition] = all<{ sql: string }>(
      `select sql from sqlite_schema where name = '${index.name}'`,
    );
    const where = /\swhere\s+(.*)$/s.exec(definition?.sql ?? '')?.[1] ?? '';
    const unique = index.unique === 1;
    shape.set(`index ${index.name}`, indexLine({ table: name, columns: indexed, unique, where }));
  }
}

/** The schema of the PostgreSQL database at `url`, without the list of migrations. */
export async function postgresShape(url: string): Promise<SchemaShape> {
  const client = new pg.Client(url);
  await client.connect();
  const all = async <Row extends pg.QueryResultRow>(query: string) =>
    (await client.query<Row>(query)).rows;
  const ours = (relation: string) =>
    `${relation} in (select oid from pg_class where relkind = 'r'
      and relnamespace = 'public'::regnamespace and relname not like 'kysely%')`;
  const shape: SchemaShape = new Map();
  try {
    const columns = await all<{
      table: string;
      name: string;
      type: string;
      nullable: boolean;
      default: string | null;
      numbered: boolean;
    }>(`select attrelid::regclass::text as table, attname as name,
        format_type(atttypid, atttypmod)
          || case when attcollation not in (0, '"C"'::regcollation) then ' in a language' else '' end as type,
        not attnotnull as nullable, attidentity <> '' as numbered,
        pg_get_expr(adbin, adrelid) as default
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped and ${ours('attrelid')}`);
    for (const column of columns) {
      shape.set(`column ${column.table}.${column.name}`, columnLine(column));
      shape.set(`checks of ${column.table}`, '0');
    }
    const constraints = await all<{
      type: 'p' | 'u' | 'f' | 'c';
      table: string;
      columns: string[];
      parent: string;
      to: string[];
      onDelete: string;
    }>(`select contype::text as type, conrelid::regclass::text as table,
        ${namesOf('conrelid', 'conkey')} as columns, ${namesOf('confrelid', 'confkey')} as to,
        confrelid::regclass::text as parent,
        case confdeltype when 'a' then 'no action' when 'c' then 'cascade' when 'n' then 'set null'
          else confdeltype::text end as "onDelete"
      from pg_constraint where contype in ('p', 'u', 'f') and ${ours('conrelid')}`);
    for (const { type, table, columns: own, parent, to, onDelete } of constraints) {
      const names = own.join(', ');
      if (type === 'p') shape.set(`primary key of ${table}`, names);
      if (type === 'u') shape.set(`unique ${table} (${names})`, 'yes');
      if (type === 'f') {
        shape.set(
          `foreign key ${table} (${names})`,
          foreignKeyLine({ table: parent, to, onDelete }),
        );
      }
    }
    const checks = await all<{ table: string; count: number }>(
      `select conrelid::regclass::text as table, count(*)::int as count from pg_constraint
       where contype = 'c' and ${ours('conrelid')} group by 1`,
    );
    for (const { table, count } of checks) shape.set(`checks of ${table}`, String(count));
    const indexes = await all<{
      name: string;
      table: string;
      columns: string[];
      unique: boolean;
      where: string;
    }>(`select indexrelid::regclass::text as name, indrelid::regclass::text as table,
        array(select pg_get_indexdef(indexrelid, place, true)
            || case when indoption[place - 1] & 1 = 1 then ' desc' else '' end
          from generate_series(1, indnkeyatts) as place) as columns,
        indisunique as unique, coalesce(pg_get_expr(indpred, indrelid), '') as where
      from pg_index where ${ours('indrelid')}
        and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`);
    for (const { name, ...index } of indexes) shape.set(`index ${name}`, indexLine(index));
    return shape;
  } finally {
    await client.end();
  }
}

/** The column names of a constraint, in its order. */
function namesOf(relation: string, numbers: string): string {
  return `array(select attname::text from unnest(${numbers}) with ordinality as part (number, place)
    join pg_attribute on attrelid = ${relation} and attnum = number order by place)`;
}
