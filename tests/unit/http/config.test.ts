import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

test('without variables the defaults apply', () => {
  const { trustProxy, metricsAllow, ...config } = readConfig({});
  expect(config).toEqual({
    port: 3000,
    host: 'localhost',
    publicUrl: undefined,
    dataDir: resolve('data'),
    groupReads: false,
    database: resolve('data/landfall.sqlite'),
    databasePool: { size: 10, statementTimeoutMs: 10_000 },
    backups: { folder: resolve('data/backups'), everyHours: 24, keep: 7 },
    firstAdministrator: undefined,
    mailServer: undefined,
    countryHeader: undefined,
    geoDatabase: undefined,
    geoServiceUrl: undefined,
    sampleData: true,
    linkChecks: true,
    logLevel: 'info',
  });
  expect(trustProxy('127.0.0.1', 0)).toBe(false);
  expect(metricsAllow('127.0.0.1')).toBe(true);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({
    port: 3000,
    publicUrl: undefined,
  });
});

test('a PostgreSQL database replaces the file', () => {
  const DATABASE_URL = 'postgresql://ana:se%23cret@db.example.com/landfall?sslmode=verify-full';
  expect(
    readConfig({ DATABASE_URL, DATABASE_POOL_SIZE: '20', DATABASE_TIMEOUT: '30' }),
  ).toMatchObject({
    database: DATABASE_URL,
    databasePool: { size: 20, statementTimeoutMs: 30_000 },
  });
});

describe('the mail server', () => {
  const read = (SMTP_URL: string) =>
    readConfig({
      SMTP_URL,
      MAIL_FROM: ' Landfall <visa@example.com> ',
      PUBLIC_URL: 'https://visa.example.com',
    }).mailServer;
  const from = 'Landfall <visa@example.com>';

  test.each([
    ['smtps://ana:p%40ss@mail.example.com', { port: 465, security: 'tls', password: 'p@ss' }],
    ['smtp://ana:p@mail.example.com', { port: 587, security: 'starttls', password: 'p' }],
    ['smtp://127.0.0.1?security=none', { host: '127.0.0.1', port: 25, security: 'none', user: '' }],
    ['smtp://[::1]:2525/?security=none', { host: '::1', port: 2525, security: 'none' }],
  ])('is read from %s', (address, expected) => {
    expect(read(address)).toMatchObject({ ...expected, from });
  });

  test.each([
    'https://mail.example.com',
    'smtp://mail.example.com?security=maybe',
    'smtps://mail.example.com?security=none',
    'smtps://mail.example.com/path',
    'smtps://ana:%0d%0aQUIT@mail.example.com',
    'smtps://ana:%@mail.example.com',
    'smtps://',
  ])('is not read from %s, which may contain a password and is not repeated', (address) => {
    expect(() => read(address)).toThrow(/^SMTP_URL is \(hidden\): it takes the address of a mail/);
  });

  test.each(['no address', 'A <a@example.com>, B <b@example.com>', 'A\r\nBcc: <a@example.com>'])(
    'doesn’t send from %j',
    (MAIL_FROM) => {
      const SMTP_URL = 'smtps://mail.example.com';
      const env = { SMTP_URL, MAIL_FROM, PUBLIC_URL: 'https://visa.example.com' };
      expect(() => readConfig(env)).toThrow(/^MAIL_FROM is .*: it takes an email address/s);
    },
  );

  test.each(['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'])('needs %s', (missing) => {
    const env = {
      SMTP_URL: 'smtps://mail.example.com',
      MAIL_FROM: 'visa@example.com',
      PUBLIC_URL: 'https://visa.example.com',
      [missing]: '',
    };
    expect(() => readConfig(env)).toThrow(
      new RegExp(`^${missing} is not set: (SMTP_URL|MAIL_FROM) needs it`),
    );
  });
});

test('valid values are used', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://Visa.example.com/',
    DATA_DIR: '/var/lib/landfall',
    ADMIN_EMAIL: ' Ana@Example.com ',
    ADMIN_PASSWORD: 'correct horse battery',
    COUNTRY_HEADER: 'CF-IPCountry',
    GEO_SERVICE_URL: 'https://geo.example.com/{ip}/json',
    SAMPLE_DATA: 'off',
    LINK_CHECKS: 'off',
    DATA_GROUP_READ: 'on',
    LOG_LEVEL: 'debug',
    BACKUP_DIR: '/mnt/backups',
    BACKUP_HOURS: '0',
    BACKUP_KEEP: '30',
  });
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://visa.example.com',
    database: resolve('/var/lib/landfall/landfall.sqlite'),
    firstAdministrator: { email: 'ana@example.com', password: 'correct horse battery' },
    countryHeader: 'cf-ipcountry',
    geoServiceUrl: 'https://geo.example.com/{ip}/json',
    sampleData: false,
    linkChecks: false,
    groupReads: true,
    logLevel: 'debug',
    backups: { folder: resolve('/mnt/backups'), everyHours: 0, keep: 30 },
  });
});

describe('an invalid value is one line: variable, value, expected values', () => {
  const origin =
    'it takes the address visitors use, without a path, for example https://visa.example.com';
  const proxies =
    'it takes off, a number of proxies, or a comma-separated list of addresses, ranges or loopback';
  const metrics = 'it takes off, or a comma-separated list of addresses, ranges or loopback';
  const service =
    'it takes an http(s) address with {ip} where the address goes, for example https://geo.example.com/{ip}/json';
  test.each([
    ['PORT', 'eighty', 'it takes a port number from 0 to 65535'],
    ['PORT', '65536', 'it takes a port number from 0 to 65535'],
    ['PORT', '-1', 'it takes a port number from 0 to 65535'],
    ['PORT', '80.5', 'it takes a whole number'],
    ['HOST', 'not a host', 'it takes a host name or an IP address, for example 0.0.0.0'],
    ['HOST', '300.1.1.1', 'it takes a host name or an IP address, for example 0.0.0.0'],
    ['PUBLIC_URL', 'visa.example.com', origin],
    ['PUBLIC_URL', 'ftp://visa.example.com', origin],
    ['PUBLIC_URL', 'https://visa.example.com/path', origin],
    ['PUBLIC_URL', 'https://user@visa.example.com', origin],
    ['ADMIN_EMAIL', 'ana', 'it takes an email address'],
    ['TRUST_PROXY', 'yes', proxies],
    ['TRUST_PROXY', '10.0.0.0/33', proxies],
    ['TRUST_PROXY', '10.0.0.1,,10.0.0.2', proxies],
    ['METRICS_ALLOW', '1', metrics],
    ['METRICS_ALLOW', 'everyone', metrics],
    ['COUNTRY_HEADER', 'CF IPCountry', 'it takes a header name, for example CF-IPCountry'],
    ['GEO_SERVICE_URL', 'https://geo.example.com/json', service],
    ['GEO_SERVICE_URL', 'file:///etc/{ip}', service],
    ['SAMPLE_DATA', 'maybe', 'it takes on or off'],
    ['LINK_CHECKS', 'weekly', 'it takes on or off'],
    ['DATA_GROUP_READ', 'yes', 'it takes on or off'],
    ['DATABASE_POOL_SIZE', '0', 'it takes a whole number from 1 to 1000'],
    ['DATABASE_TIMEOUT', '0.5', 'it takes a whole number from 1 to 3600'],
    ['BACKUP_HOURS', '-1', 'it takes a whole number from 0 to 8760'],
    ['BACKUP_HOURS', 'daily', 'it takes a whole number from 0 to 8760'],
    ['BACKUP_KEEP', '0', 'it takes a whole number from 1 to 1000'],
    ['BACKUP_KEEP', '1.5', 'it takes a whole number from 1 to 1000'],
    ['LOG_LEVEL', 'loud', 'it takes one of fatal, error, warn, info, debug, trace, silent'],
  ])('%s=%s', (name, value, takes) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new ConfigError(`${name} is ${JSON.stringify(value)}: ${takes}`),
    );
  });

  test.each([
    'mysql://ana:secret@db.example.com/landfall',
    '/var/lib/landfall.sqlite',
    'postgres://ana:secret@db.example.com:port/landfall',
    // An unencoded / or # ends the address early.
    'postgres://ana:12/secret@db.example.com/landfall',
    'postgres://ana:12#secret@db.example.com/landfall',
  ])('DATABASE_URL=%s, whose password is not repeated', (DATABASE_URL) => {
    expect(() => readConfig({ DATABASE_URL })).toThrow(
      new ConfigError(
        'DATABASE_URL is (hidden): it takes the address of a PostgreSQL database, for example postgres://user:password@host/landfall, with special characters of the password percent-encoded',
      ),
    );
  });

  test('a short password is not repeated in the message', () => {
    const short = { ADMIN_EMAIL: 'ana@example.com', ADMIN_PASSWORD: 'secret' };
    expect(() => readConfig(short)).toThrow(
      new ConfigError('ADMIN_PASSWORD is (hidden): it takes a password of 15 to 128 characters'),
    );
  });

  test('the administrator’s two variables require each other', () => {
    expect(() => readConfig({ ADMIN_EMAIL: 'ana@example.com' })).toThrow(
      new ConfigError('ADMIN_PASSWORD is not set: ADMIN_EMAIL needs it beside it'),
    );
    expect(() => readConfig({ ADMIN_PASSWORD: 'correct horse battery' })).toThrow(
      new ConfigError('ADMIN_EMAIL is not set: ADMIN_PASSWORD needs it beside it'),
    );
  });
});

describe('TRUST_PROXY', () => {
  test.each([
    ['off', '127.0.0.1', 0, false],
    ['1', '203.0.113.5', 0, true],
    ['1', '203.0.113.5', 1, false],
    ['2', '203.0.113.5', 1, true],
    ['loopback', '127.0.0.1', 0, true],
    ['loopback', '10.0.0.1', 0, false],
    ['10.0.0.0/8, 192.0.2.7', '10.9.8.7', 0, true],
    ['10.0.0.0/8, 192.0.2.7', '192.0.2.7', 0, true],
    ['10.0.0.0/8, 192.0.2.7', '192.0.2.8', 0, false],
  ])('%s: %s as hop %i is trusted: %s', (value, address, hop, trusted) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy(address, hop)).toBe(trusted);
  });
});

describe('METRICS_ALLOW', () => {
  test.each([
    ['off', '127.0.0.1', false],
    ['loopback', '127.0.0.1', true],
    ['loopback', '::1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '192.0.2.7', false],
    ['192.0.2.7, 2001:db8::/32', '192.0.2.7', true],
    ['192.0.2.7, 2001:db8::/32', '2001:db8:1::2', true],
    ['192.0.2.7, 2001:db8::/32', '127.0.0.1', false],
  ])('%s: %s may read them: %s', (value, address, allowed) => {
    expect(readConfig({ METRICS_ALLOW: value }).metricsAllow(address)).toBe(allowed);
  });
});
