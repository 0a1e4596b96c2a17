import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listBackups } from '#server/backups/lastBackup.ts';
import { startServer } from '../support/servers/serverProcess.ts';
import { image } from '../support/site/imageUploads.ts';
import { spawnScript } from '../support/site/spawnScript.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { type KilledSite, startKilledSite } from './killedSite.ts';

/** Most systems' default: everyone may read new files. */
const umask = ['sh', '-c', 'umask 022; exec "$@"', 'sh'];

/** The folder and everything in it. */
function pathsIn(folder: string): string[] {
  return [
    folder,
    ...readdirSync(folder, { recursive: true }).map((name) => join(folder, `${name}`)),
  ];
}

/** The paths by permissions, for example `folder 700`. */
function accessTo(...folders: string[]): Record<string, string[]> {
  return Object.groupBy(folders.flatMap(pathsIn), (path) => {
    const stats = statSync(path);
    return `${stats.isDirectory() ? 'folder' : 'file'} ${(stats.mode & 0o7777).toString(8)}`;
  }) as Record<string, string[]>;
}

function openToEveryone(folder: string) {
  for (const path of pathsIn(folder)) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
}

/** Stores an uploaded image and a share image. */
async function storeFiles(site: KilledSite) {
  const body = new FormData();
  const png = await image(600, 400).png().toBuffer();
  body.set('file', new Blob([new Uint8Array(png)]), 'photo.png');
  const headers = { cookie: site.cookie, origin: site.url() };
  const answer = await fetch(`${site.url()}/admin/images`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  const shared = await fetch(`${site.url()}/share/site.png`);
  expect(shared.status).toBe(200);
  await shared.arrayBuffer();
}

test.skipIf(process.platform === 'win32')(
  'only their owner may access the files of a site, and their group if DATA_GROUP_READ is on',
  async () => {
    const dataDir = temporaryFolder();
    const backups = join(temporaryFolder(), 'backups');
    const env = { BACKUP_DIR: backups };
    const site = await startKilledSite({ dataDir, through: umask, env });
    await storeFiles(site);
    expect(await spawnScript('backup.ts', [], { dataDir, env })).toMatchObject({ code: 0 });
    expect(Object.keys(accessTo(dataDir, backups)).sort()).toEqual(['file 600', 'folder 700']);
    const files = accessTo(dataDir, backups)['file 600']?.join('\n');
    for (const name of ['landfall.sqlite-wal', 'share-images/', 'images/', 'server.lock']) {
      expect(files).toContain(`${dataDir}/${name}`);
    }
    expect(files).toContain(`${backups}/images/`);

    await site.kill();
    const file = (await listBackups(backups))[0]?.file ?? '';
    for (const folder of [dataDir, backups]) openToEveryone(folder);
    expect(await spawnScript('restore.ts', [file], { dataDir })).toMatchObject({ code: 0 });
    expect(Object.keys(accessTo(dataDir)).sort()).toEqual(['file 600', 'folder 700']);
    expect(readdirSync(dataDir)).toContainEqual(expect.stringMatching(/^replaced-/));

    for (const folder of [dataDir, backups]) openToEveryone(folder);
    await site.start();
    expect(Object.keys(accessTo(dataDir)).sort()).toEqual(['file 600', 'folder 700']);
    // The folder itself may be shared with other programs.
    expect(accessTo(backups)).toMatchObject({ 'folder 755': [backups] });
    expect(accessTo(backups)['file 644']).toBeUndefined();
    await site.kill();

    const groupEnv = { ...env, DATA_GROUP_READ: 'on' };
    await startServer({
      dataDir,
      through: umask,
      env: groupEnv,
      onSpawn: onTestFinished,
    });
    expect(await spawnScript('backup.ts', [], { dataDir, env: groupEnv })).toMatchObject({
      code: 0,
    });
    chmodSync(backups, 0o750);
    expect(Object.keys(accessTo(dataDir, backups)).sort()).toEqual(['file 640', 'folder 750']);
  },
);
