import { type ClientConfig, types } from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';

/** How long a connection may take to be made, in milliseconds. */
export const CONNECT_LIMIT_MS = 2000;

/**
 * PostgreSQL takes reading a page in any order for four times as dear as in sequence, which is true of
 * spinning disks and makes it read whole tables. Ours fit in memory; the URL's `options` come later
 * and so win (docs/decisions/0042-named-statements.md).
 */
const PLANNER = '-c random_page_cost=1';

/**
 * PostgreSQL takes a machine that has vanished for dead, and gives its locks to others, when it has
 * been silent for 10 seconds and then for three questions, 5 seconds apart. Its own setting is hours.
 */
const KEEPALIVE =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** https://github.com/postgres/postgres/blob/master/src/include/catalog/pg_type.dat */
const oids = { bool: 16, int8: 20, json: 114, numeric: 1700, jsonb: 3802 };

/**
 * Values as SQLite gives them: numbers as numbers (none of ours is above 2^53), true and false as 1
 * and 0, JSON as text.
 */
const parsers: Record<number, (text: string) => unknown> = {
  [oids.bool]: (text) => (text === 't' ? 1 : 0),
  [oids.int8]: Number,
  [oids.numeric]: Number,
  [oids.json]: String,
  [oids.jsonb]: String,
};

/**
 * What a connection to the database at `url` is made with. The URL's options are libpq's, those of
 * TLS among them (https://www.postgresql.org/docs/current/libpq-connect.html).
 * Throws one line when a file that the URL names can't be read, or an option makes no sense.
 */
export function clientConfig(url: string): ClientConfig {
  const given = toClientConfig(parse(url, { useLibpqCompat: true }));
  return {
    application_name: 'landfall',
    ...given,
    options: [PLANNER, KEEPALIVE, given.options].filter(Boolean).join(' '),
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        parsers[oid] ?? types.getTypeParser(oid, format as 'text'),
    } as ClientConfig['types'],
  };
}

/** The address without its password and options, as people may read it. */
export function placeOf(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
