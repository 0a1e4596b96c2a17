import { readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/dates.ts';
import { backupName } from '#db/sqlite/file/backupNames.ts';
import { takeBackup } from '#server/backups/takeBackup.ts';
import { readConfig } from '#server/config.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { run } from './backedUpSite.ts';

/** A site, its administrator's backup status, and a function that makes the last backup old. */
async function startSite(backupHours: string) {
  const env = { DATA_DIR: temporaryFolder(), BACKUP_HOURS: backupHours };
  const { api } = await (await startTestSite({ env })).signedIn();
  const config = readConfig(env);
  return {
    status: () => api.backup.last.query(),
    backUp: () => takeBackup(config),
    grow(hours: number) {
      const { folder } = config.backups;
      const [name = ''] = readdirSync(folder).filter((each) => each.startsWith('landfall-'));
      const takenAt = new Date(Date.now() - hours * HOUR_MS);
      renameSync(join(folder, name), join(folder, backupName(takenAt)));
    },
  };
}

test('administrators see the last good backup and when the next is due', async () => {
  const { status, backUp } = await startSite('24');
  expect(await status()).toMatchObject({ last: null, tooOld: false });
  const { takenAt, bytes, rows } = await backUp();
  expect(await status()).toEqual({
    last: { takenAt: takenAt.toISOString(), bytes, rows },
    nextDue: new Date(takenAt.getTime() + DAY_MS).toISOString(),
    tooOld: false,
    others: [],
  });
});

test('backups of another database count for nothing, and are named', async () => {
  const { status, backUp } = await startSite('24');
  const { file } = await backUp();
  const name = backupName(new Date(Date.now() - HOUR_MS));
  renameSync(file, join(dirname(file), name));
  run(join(dirname(file), name), "update database_id set id = 'other'");
  expect(await status()).toMatchObject({ last: null, others: [name] });
});

test('administrators are warned of a backup older than twice the interval', async () => {
  const { status, backUp, grow } = await startSite('24');
  await backUp();
  grow(47);
  expect(await status()).toMatchObject({ tooOld: false });
  grow(49);
  expect(await status()).toMatchObject({ tooOld: true });
});

test('without scheduled backups, none is due or too old', async () => {
  const { status, backUp, grow } = await startSite('0');
  expect(await status()).toEqual({ last: null, nextDue: null, tooOld: false, others: [] });
  await backUp();
  grow(10_000);
  expect(await status()).toMatchObject({ nextDue: null, tooOld: false });
});
