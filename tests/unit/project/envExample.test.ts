import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, settingNames } from '#server/config.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const file = join(import.meta.dirname, '..', '..', '..', '.env.example');
const entries = [...readFileSync(file, 'utf8').matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);

test('.env.example names every setting once, and no other', () => {
  expect(entries.map(([name]) => name).sort()).toEqual([...settingNames].sort());
});

test('.env.example has only valid values', () => {
  expect(() => readConfig(Object.fromEntries(entries))).not.toThrow();
});

test('.env.example has the actual defaults', () => {
  const { trustProxy: _trust, metricsAllow: _allow, ...defaults } = readConfig({});
  const shown = new Map(entries);
  const database = ['DATABASE_POOL_SIZE', 'DATABASE_TIMEOUT'];
  const backups = ['BACKUP_DIR', 'BACKUP_HOURS', 'BACKUP_KEEP'];
  const withDefault = ['PORT', 'HOST', 'DATA_DIR', 'DATA_GROUP_READ', ...database, ...backups];
  const named = Object.fromEntries(
    [...withDefault, 'SAMPLE_DATA', 'LINK_CHECKS', 'LOG_LEVEL'].map((name) => [
      name,
      shown.get(name),
    ]),
  );
  expect(readConfig(named)).toMatchObject(defaults);
});

/**
 * The value of a line of systemd's `EnvironmentFile=`, by systemd.exec(5): outside of quotes, white
 * space around it is dropped and a backslash takes the next character as it is; in double quotes, one
 * before any of "\\`$ does; in single quotes, none.
 */
function readBySystemd(value: string): string {
  const parts = value.trim().matchAll(/"((?:\\.|[^"])*)"|'([^']*)'|\\(.)|([^"'\\]+)/gs);
  return Array.from(parts, ([, double, single, escaped, plain]) => {
    if (double !== undefined) return double.replaceAll(/\\(["\\`$])/g, '$1');
    return single ?? escaped ?? plain;
  }).join('');
}

test('.env.example is read alike by a shell, by systemd, and by Docker, which keeps quotes', () => {
  const uncommented = readFileSync(file, 'utf8').replaceAll(/^#(?=[A-Z_]+=)/gm, '');
  const folder = temporaryFolder();
  const sourced = join(folder, 'env');
  writeFileSync(sourced, uncommented);
  const script = 'set -ea; . "$0"; exec env -0';
  const options = { encoding: 'utf8', env: { PATH: process.env.PATH } } as const;
  const exported = new Map(
    execFileSync('sh', ['-c', script, sourced], options)
      .split('\0')
      .map((line) => [line.replace(/=.*/s, ''), line.replace(/^[^=]*=/, '')]),
  );
  const byShell = Object.fromEntries(settingNames.map((name) => [name, exported.get(name)]));
  expect(byShell.MAIL_FROM).toBe('Landfall <visa@example.com>');
  const bySystemd = entries.map(([name, value]) => [name, readBySystemd(value)] as const);
  expect(Object.fromEntries(bySystemd)).toEqual(byShell);
  const byDocker = Object.fromEntries(entries).MAIL_FROM;
  expect(byDocker).toBe(`"${byShell.MAIL_FROM}"`);
  const settings = { SMTP_URL: 'smtp://mail.example.com', PUBLIC_URL: 'https://visa.example.com' };
  for (const MAIL_FROM of [byShell.MAIL_FROM, byDocker]) {
    expect(readConfig({ ...settings, MAIL_FROM }).mailServer?.from).toBe(byShell.MAIL_FROM);
  }
});
