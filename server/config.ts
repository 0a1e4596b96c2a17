import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import proxyAddr from '@fastify/proxy-addr';
import * as z from 'zod';
import { type MailServer, mailbox, mailServerOf } from '#core/inputs/mail/mail.ts';
import { newPassword } from '#core/inputs/panel/account.ts';
import { email } from '#core/inputs/text.ts';
import { FILE_NAME, isPostgresAddress } from '#db/client.ts';
import { plainAddress } from './lib/ip.ts';

/** Whether the peer at this address, `hop` proxies away, may speak for the visitor. */
type TrustProxy = (address: string, hop: number) => boolean;

/** Whether this address may read the metrics. */
type MetricsAllow = (address: string) => boolean;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = z.object({
  PORT: z.coerce
    .number('takes a port number from 0 to 65535')
    .int('takes a whole number')
    .min(0, 'takes a port number from 0 to 65535')
    .max(65535, 'takes a port number from 0 to 65535')
    .default(3000),
  HOST: z
    .string()
    .refine(isHost, 'takes a host name or an IP address, for example 0.0.0.0')
    .default('localhost'),
  PUBLIC_URL: z
    .string()
    .refine(
      isOrigin,
      'takes the address visitors use, without a path, for example https://visa.example.com',
    )
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: z.string().default('data'),
  DATA_GROUP_READ: z
    .enum(['on', 'off'], 'takes on or off')
    .default('off')
    .transform((value) => value === 'on'),
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresAddress,
      'takes the address of a PostgreSQL database, for example postgres://user:password@host/landfall, with special characters of the password percent-encoded',
    )
    .optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 1000).default(10),
  DATABASE_TIMEOUT: wholeNumber(1, 3600).default(10),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOURS: wholeNumber(0, 8760).default(24),
  BACKUP_KEEP: wholeNumber(1, 1000).default(7),
  ADMIN_EMAIL: z
    .string()
    .pipe(z.custom<string>(passes(email), 'takes an email address'))
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine(passes(newPassword), 'takes a password of 15 to 128 characters')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (value) => mailServerOf(value, '') !== null,
      'takes the address of a mail server, for example smtps://user:password@mail.example.com, with special characters of the password percent-encoded',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    // A shell needs quotes around its brackets, and Docker's --env-file keeps them.
    .transform((value) => value.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .refine(
      passes(mailbox),
      'takes an email address, or a name and one: Landfall <visa@example.com>',
    )
    .optional(),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform((value, context): TrustProxy => {
      const trust = parseTrustProxy(value);
      if (trust) return trust;
      context.addIssue({
        code: 'custom',
        message:
          'takes off, a number of proxies, or a comma-separated list of addresses, ranges or loopback',
      });
      return z.NEVER;
    }),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'takes a header name, for example CF-IPCountry')
    .transform((name) => name.toLowerCase())
    .optional(),
  GEO_DATABASE: z.string().optional(),
  GEO_SERVICE_URL: z
    .string()
    .refine(
      isGeoService,
      'takes an http(s) address with {ip} where the address goes, for example https://geo.example.com/{ip}/json',
    )
    .optional(),
  METRICS_ALLOW: z
    .string()
    .default('loopback')
    .transform((value, context): MetricsAllow => {
      const allow = value === 'off' ? () => false : parseAddresses(value);
      if (allow) return (address) => allow(address, 0);
      context.addIssue({
        code: 'custom',
        message: 'takes off, or a comma-separated list of addresses, ranges or loopback',
      });
      return z.NEVER;
    }),
  SAMPLE_DATA: z
    .enum(['on', 'off'], 'takes on or off')
    .default('on')
    .transform((value) => value === 'on'),
  LINK_CHECKS: z
    .enum(['on', 'off'], 'takes on or off')
    .default('on')
    .transform((value) => value === 'on'),
  LOG_LEVEL: z.enum(logLevels, `takes one of ${logLevels.join(', ')}`).default('info'),
});

/** The names of all environment variables. */
export const settingNames = Object.keys(environment.shape);

type BackupSettings = {
  folder: string;
  /** The age of the last backup, in hours, after which the process takes one; 0 turns this off. */
  everyHours: number;
  /** The number of backups to keep. */
  keep: number;
};

export type Config = {
  port: number;
  host: string;
  /** The visitors' origin, if configured. */
  publicUrl: string | undefined;
  dataDir: string;
  /** Whether the group of the data's files may read them. */
  groupReads: boolean;
  /** The path of a SQLite file, or the URL of a PostgreSQL database. */
  database: string;
  /** Limits for PostgreSQL; SQLite ignores them. */
  databasePool: { size: number; statementTimeoutMs: number };
  backups: BackupSettings;
  firstAdministrator: { email: string; password: string } | undefined;
  /** The mail server, if configured in the environment. */
  mailServer: MailServer | undefined;
  trustProxy: TrustProxy;
  metricsAllow: MetricsAllow;
  countryHeader: string | undefined;
  geoDatabase: string | undefined;
  geoServiceUrl: string | undefined;
  sampleData: boolean;
  /** Whether this process may check external images and links, if Settings allow it too. */
  linkChecks: boolean;
  logLevel: (typeof logLevels)[number];
};

/** The options of `openDatabase` by which it refuses to replace a lost database. */
export function siteOptions({ dataDir, backups }: Pick<Config, 'dataDir' | 'backups'>) {
  return { dataDir, backupFolder: backups.folder };
}

/** An invalid setting. The message is one line: the variable, its value, and what it accepts. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from environment variables; empty ones count as unset. Throws ConfigError
 * for the first invalid value.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(describe(parsed.error, given));
  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    dataDir,
    groupReads: values.DATA_GROUP_READ,
    database: values.DATABASE_URL ?? join(dataDir, FILE_NAME),
    databasePool: {
      size: values.DATABASE_POOL_SIZE,
      statementTimeoutMs: values.DATABASE_TIMEOUT * 1000,
    },
    backups: {
      folder: resolve(values.BACKUP_DIR ?? join(dataDir, 'backups')),
      everyHours: values.BACKUP_HOURS,
      keep: values.BACKUP_KEEP,
    },
    firstAdministrator: firstAdministrator(values.ADMIN_EMAIL, values.ADMIN_PASSWORD),
    mailServer: mailServer(values),
    trustProxy: values.TRUST_PROXY,
    metricsAllow: values.METRICS_ALLOW,
    countryHeader: values.COUNTRY_HEADER,
    geoDatabase: values.GEO_DATABASE,
    geoServiceUrl: values.GEO_SERVICE_URL,
    sampleData: values.SAMPLE_DATA,
    linkChecks: values.LINK_CHECKS,
    logLevel: values.LOG_LEVEL,
  };
}

function firstAdministrator(address: string | undefined, password: string | undefined) {
  if (address && password) return { email: address.trim().toLowerCase(), password };
  if (address) throw new ConfigError('ADMIN_PASSWORD is not set: ADMIN_EMAIL needs it beside it');
  if (password) throw new ConfigError('ADMIN_EMAIL is not set: ADMIN_PASSWORD needs it beside it');
  return undefined;
}

/**
 * Mails link to the site, and a visitor must not choose the host of those links by a Host header.
 */
function mailServer({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Partial<Record<string, unknown>>) {
  if (!SMTP_URL && !MAIL_FROM) return undefined;
  for (const [name, value] of Object.entries({ SMTP_URL, MAIL_FROM, PUBLIC_URL })) {
    if (value) continue;
    const given = SMTP_URL ? 'SMTP_URL' : 'MAIL_FROM';
    throw new ConfigError(`${name} is not set: ${given} needs it beside it`);
  }
  return mailServerOf(String(SMTP_URL), String(MAIL_FROM)) ?? undefined;
}

function describe(error: z.ZodError, given: Record<string, string | undefined>): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  const hidden = ['ADMIN_PASSWORD', 'DATABASE_URL', 'SMTP_URL'].includes(name);
  const got = hidden ? '(hidden)' : JSON.stringify(given[name]);
  return `${name} is ${got}: it ${issue?.message}`;
}

/** Digits and dots alone are an IP address, whose parts go to 255. */
function isHost(value: string): boolean {
  return isIP(value) !== 0 || (/^[\w.-]+$/.test(value) && !/^[\d.]+$/.test(value));
}

function wholeNumber(from: number, to: number) {
  return z.coerce
    .number(`takes a whole number from ${from} to ${to}`)
    .int(`takes a whole number from ${from} to ${to}`)
    .min(from, `takes a whole number from ${from} to ${to}`)
    .max(to, `takes a whole number from ${from} to ${to}`);
}

function passes(schema: { safeParse: (value: unknown) => { success: boolean } }) {
  return (value: unknown) => schema.safeParse(value).success;
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const bare = url.pathname === '/' && !url.search && !url.hash && !url.username;
  return bare && (url.protocol === 'http:' || url.protocol === 'https:');
}

function isGeoService(value: string): boolean {
  if (!value.includes('{ip}') || !URL.canParse(value.replaceAll('{ip}', '192.0.2.1'))) return false;
  return /^https?:\/\//i.test(value);
}

function parseTrustProxy(value: string): TrustProxy | undefined {
  if (value === 'off') return () => false;
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value);
  return parseAddresses(value);
}

function parseAddresses(value: string): TrustProxy | undefined {
  const entries = value.split(',').map((entry) => entry.trim());
  if (!entries.every(isAddressOrRange)) return undefined;
  const isListed = proxyAddr.compile(entries);
  return (address, hop) => isListed(plainAddress(address), hop);
}

function isAddressOrRange(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  );
}
