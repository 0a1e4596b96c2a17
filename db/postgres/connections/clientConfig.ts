import { type ClientConfig, types } from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';

/** Connect timeout, in ms. */
const CONNECT_LIMIT_MS = 2000;

/**
 * PostgreSQL's default, 4, assumes spinning disks and makes it scan whole tables; our tables fit in
 * memory. The URL's `options` come later and so override this
 * (docs/decisions/0042-named-statements.md).
 */
const PLANNER = '-c random_page_cost=1';

/**
 * TCP keepalive: PostgreSQL drops a dead client, and releases its locks, after 10 s of silence and
 * three probes 5 s apart. Its default is hours.
 */
const KEEPALIVE =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** https://github.com/postgres/postgres/blob/master/src/include/catalog/pg_type.dat */
const oids = { bool: 16, int8: 20, json: 114, numeric: 1700, jsonb: 3802 };

/**
 * Parses values as SQLite returns them: numbers as numbers (ours stay below 2^53), booleans as 1
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
 * The client configuration for the database at `url`. The URL's options are libpq's, TLS included
 * (https://www.postgresql.org/docs/current/libpq-connect.html). Throws a one-line error when a file
 * named in the URL can't be read or an option is invalid.
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

/** The URL for display, without its password and options. */
export function placeOf(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
