import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, settingNames } from '../../../server/config.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

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

test('.env.example is read alike by a shell and by Docker, which keeps quotes', () => {
  const uncommented = readFileSync(file, 'utf8').replaceAll(/^#(?=[A-Z_]+=)/gm, '');
  const script = `set -e; . "$0"; printf %s "$MAIL_FROM"`;
  const folder = temporaryFolder();
  const sourced = join(folder, 'env');
  writeFileSync(sourced, uncommented);
  const byShell = execFileSync('sh', ['-c', script, sourced], { encoding: 'utf8' });
  expect(byShell).toBe('Landfall <visa@example.com>');
  const byDocker = Object.fromEntries(entries).MAIL_FROM;
  expect(byDocker).toBe(`"${byShell}"`);
  const settings = { SMTP_URL: 'smtp://mail.example.com', PUBLIC_URL: 'https://visa.example.com' };
  for (const MAIL_FROM of [byShell, byDocker]) {
    expect(readConfig({ ...settings, MAIL_FROM }).mailServer?.from).toBe(byShell);
  }
});
