import {
  copyFileSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { HOUR_MS } from '#core/dates.ts';
import { openDatabase } from '#db/client.ts';
import { backupName } from '#db/sqlite/file/backupNames.ts';
import { lock } from '#db/sqlite/file/locks.ts';
import { listBackups } from '#server/backups/lastBackup.ts';
import { backupJob } from '#server/jobs/backupJob.ts';
import { runJobs } from '#server/jobs/scheduler.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { eventually } from '../../support/eventually.ts';
import { startServer } from '../../support/servers/serverProcess.ts';
import { copyPreparedDatabase } from '../../support/site/preparedDatabases.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { startKilledSite } from '../killedSite.ts';
import { backedUpSite, damage, damageOneRow, filesIn, read, run } from './backedUpSite.ts';

/** The name of a backup of this age in hours. */
function nameOfHoursAgo(hours: number) {
  return backupName(new Date(Date.now() - hours * HOUR_MS));
}

function fails(line: string | RegExp) {
  const stderr = typeof line === 'string' ? `${line}\n` : expect.stringMatching(line);
  return { code: 1, stdout: '', stderr };
}

describe('npm run backup', () => {
  test('copies database and images, reports them, and restricts their permissions', async () => {
    const site = await backedUpSite();
    const end = await site.backup();
    expect(end.stderr).toBe('');
    expect(end.stdout).toMatch(
      /^\S+\/backups\/landfall-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite: [\d,]+ rows in \d+ tables, \d+\.\d MB, and 1 image, all read and whole\n$/,
    );
    expect(site.paris(site.newest())).toBe('Paris');
    const copied = filesIn(join(site.backups, 'images', site.hash));
    const original = filesIn(join(site.dataDir, 'images', site.hash));
    expect(Object.values(copied)).toEqual(Object.values(original));
    expect(statSync(site.newest()).mode & 0o777).toBe(0o600);
    expect(statSync(site.backups).mode & 0o777).toBe(0o700);
    expect((await listBackups(site.backups))[0]).toMatchObject({
      file: site.newest(),
      bytes: statSync(site.newest()).size,
    });
  });

  test('copies each image once', async () => {
    const site = await backedUpSite();
    await site.backup();
    const place = join(site.backups, 'images', site.hash);
    const { ino } = statSync(place);
    expect(await site.backup()).toMatchObject({ code: 0 });
    expect(statSync(place).ino).toBe(ino);
    expect(site.backupNames()).toHaveLength(2);
  });

  test('of a site under writes is consistent', async () => {
    const site = await startKilledSite();
    const create = (name: string) => {
      const photo = { src: 'https://photos.example/a.jpg', alt: name, width: 3, height: 2 };
      return site.api().destination.create.mutate(destinationFixture({ name, images: [photo] }));
    };
    let over = false;
    const writing = (async () => {
      for (let place = 0; !over; place += 1) await create(`Place ${place}`);
    })();
    const end = await spawnScript('backup.ts', [], { dataDir: site.dataDir });
    over = true;
    await writing;
    expect(end).toMatchObject({ code: 0 });
    const [backup] = await listBackups(join(site.dataDir, 'backups'));
    const count = (table: string) => read(backup?.file ?? '', `select count(*) from ${table}`);
    expect(count('destinations')).toBeGreaterThan(0);
    expect(count('destination_images')).toBe(count('destinations'));
  });

  test('keeps the newest backups and their images', async () => {
    const site = await backedUpSite();
    await site.backup();
    renameSync(site.newest(), join(site.backups, nameOfHoursAgo(48)));
    const orphan = join(site.backups, 'images', 'ab'.repeat(32));
    renameSync(join(site.backups, 'images', site.hash), orphan);
    const kept = nameOfHoursAgo(24);
    writeFileSync(join(site.backups, 'notes.txt'), 'mine');
    await site.backup();
    renameSync(site.newest(), join(site.backups, kept));

    const end = await site.backup({ BACKUP_KEEP: '2' });
    expect(end.stdout).toContain('Deleted 1 older backup\n');
    expect(site.backupNames()).toHaveLength(2);
    expect(site.backupNames()[0]).toBe(kept);
    expect(readdirSync(join(site.backups, 'images'))).toEqual([site.hash]);
    expect(existsSync(join(site.backups, 'notes.txt'))).toBe(true);
  });

  test('of a damaged database fails, and keeps older backups', async () => {
    const site = await backedUpSite();
    await site.backup();
    const before = filesIn(site.backups);
    damageOneRow(site.path);
    const { stderr } = await site.backup({ BACKUP_KEEP: '1' });
    expect(stderr).toMatch(/^\S+ is damaged \(NULL value in faqs\.answer\)\n$/);
    expect(filesIn(site.backups)).toEqual(before);
    damage(site.path);
    expect(await site.backup({ BACKUP_KEEP: '1' })).toEqual(fails(/^\S+ is damaged \([^\n]+\)\n$/));
    expect(filesIn(site.backups)).toEqual(before);
  });

  test('reports a lost image, and succeeds', async () => {
    const site = await backedUpSite();
    rmSync(join(site.dataDir, 'images', site.hash), { recursive: true });
    const end = await site.backup();
    expect(end).toMatchObject({ code: 0 });
    expect(end.stdout).toContain(
      `Not in it: 1 image that ${site.dataDir}/images has lost (${site.hash})`,
    );
  });

  test('treats an image with changed files as lost', async () => {
    const site = await backedUpSite();
    const place = join(site.dataDir, 'images', site.hash);
    writeFileSync(
      join(place, '600x400.webp'),
      Buffer.alloc(statSync(join(place, '600x400.webp')).size),
    );
    expect((await site.backup()).stdout).toContain('Not in it: 1 image');
    expect(readdirSync(join(site.backups, 'images'))).toEqual([]);
  });

  test('refuses to run beside another backup', async () => {
    const site = await backedUpSite();
    await site.backup();
    const release = lock(join(site.backups, '.lock'));
    expect(await site.backup()).toEqual(
      fails(`Another backup to ${site.backups} is under way: wait for it to end.`),
    );
    release?.();
    expect(await site.backup()).toMatchObject({ code: 0 });
  });

  test('removes the files of a killed backup', async () => {
    const site = await backedUpSite();
    await site.backup();
    writeFileSync(join(site.backups, '.new-1.sqlite'), 'half');
    writeFileSync(join(site.backups, 'images', '.new-2'), 'half');
    await site.backup();
    expect(Object.keys(filesIn(site.backups)).filter((name) => name.includes('.new'))).toEqual([]);
  });

  test('fails without a database', async () => {
    const site = await backedUpSite();
    rmSync(site.path);
    expect(await site.backup()).toEqual(
      fails(`There is no database at ${site.path}: nothing to back up.`),
    );
  });
});

describe('the schedule', () => {
  /**
   * A server with only the schedule; `log` returns its log. `whileOpen` is called before the first
   * check.
   */
  async function schedule(site: Awaited<ReturnType<typeof backedUpSite>>, whileOpen = () => {}) {
    const lines: string[] = [];
    const app = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
    const backups = { folder: site.backups, everyHours: 24, keep: 7 };
    const order = { dataDir: site.dataDir, database: site.path, backups };
    // A separate one, since the site's may be damaged.
    const jobs = join(temporaryFolder(), 'jobs.sqlite');
    await copyPreparedDatabase('empty', jobs);
    const db = openDatabase(jobs);
    const backedUp = openDatabase(site.path);
    whileOpen();
    const job = backupJob(backedUp, order, app.log);
    runJobs(app, db, [job], { firstCheckMs: 0, checkIntervalMs: 20 });
    await app.listen({ port: 0 });
    onTestFinished(async () => {
      await app.close();
      await db.destroy();
      await backedUp.destroy();
    });
    const log = () => lines.map((line) => JSON.parse(line));
    return {
      log,
      taken: () => log().filter(({ msg }) => msg === 'A backup was taken'),
      close: () => app.close(),
    };
  }

  test('takes a backup when there is none or the last is too old, across restarts', async () => {
    const site = await backedUpSite();
    const first = await schedule(site);
    await eventually(() => expect(first.taken()).toHaveLength(1));
    expect(first.taken()[0]).toMatchObject({ file: site.newest(), images: 1, lostImages: [] });
    await first.close();

    const second = await schedule(site);
    renameSync(site.newest(), join(site.backups, nameOfHoursAgo(25)));
    await eventually(() => expect(second.taken()).toHaveLength(1));
    expect(site.backupNames()).toHaveLength(2);
  });

  test('ignores a backup dated in the future', async () => {
    const site = await backedUpSite();
    await site.backup();
    renameSync(site.newest(), join(site.backups, nameOfHoursAgo(25)));
    writeFileSync(join(site.backups, nameOfHoursAgo(-1000)), '');
    await schedule(site);
    await eventually(() => expect(site.backupNames()).toHaveLength(3));
  });

  test('logs why a backup failed', async () => {
    const site = await backedUpSite();
    const { log } = await schedule(site, () => damage(site.path));
    const failed = () => log().find(({ msg }) => msg === 'A job failed and will be tried again');
    await eventually(() => expect(failed()).toBeDefined());
    expect(failed()).toMatchObject({
      level: 50,
      job: 'backup',
      err: { message: expect.stringMatching(/is damaged/) },
    });
    expect(site.backupNames()).toEqual([]);
  });

  test('refuses a copy that lacks what the server has saved', async () => {
    const site = await backedUpSite();
    const older = join(temporaryFolder(), 'landfall.sqlite');
    copyFileSync(site.path, older);
    run(site.path, 'update content_version set version = version + 3');
    const db = openDatabase(site.path);
    onTestFinished(() => db.destroy());
    const backups = { folder: site.backups, everyHours: 24, keep: 7 };
    const order = { dataDir: site.dataDir, database: older, backups };
    const { signal } = new AbortController();
    const { log } = Fastify();
    await expect(backupJob(db, order, log).run(signal)).rejects.toThrow(
      `The backup failed: ${older} lacks 3 of the changes that the server has saved. The server has lost its write-ahead log: its log says what to do.`,
    );
    expect(site.backupNames()).toEqual([]);
    await backupJob(db, { ...order, database: site.path }, log).run(signal);
    expect(site.backupNames()).toHaveLength(1);
  });

  test('runs in the server, and ends with it', async () => {
    const site = await backedUpSite();
    const server = await startServer({
      dataDir: site.dataDir,
      env: { BACKUP_HOURS: '24' },
      onSpawn: onTestFinished,
    });
    await eventually(() => expect(server.output()).toContain('A backup was taken'));
    expect(site.paris(site.newest())).toBe('Paris');
    expect(await server.stop()).toEqual({ code: 0, signal: null });
  });
});
