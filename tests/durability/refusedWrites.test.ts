import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { destinationFixture } from '../fixtures/destination.ts';
import { eventually } from '../support/eventually.ts';
import { image } from '../support/site/imageUploads.ts';
import { spawnScript } from '../support/site/spawnScript.ts';
import { refusalOf } from '../support/site/testApp.ts';
import { openWhileTesting } from './backups/backedUpSite.ts';
import { mayMount, smallDisk } from './backups/smallDisk.ts';
import { type KilledSite, startKilledSite } from './killedSite.ts';

const FULL = 'The disk of the server is full. Nothing was saved.';
const UNWRITABLE = 'The disk of the server can’t be used. Nothing was saved.';
const BUSY = 'The database is busy. Nothing was saved. Please try again.';

const photo = { src: 'https://photos.example/a.jpg', alt: 'A', width: 3, height: 2 };

function create(site: KilledSite, name: string) {
  const description = `${name} `.repeat(200);
  const input = destinationFixture({ name, description, images: [photo, { ...photo, src: '/b' }] });
  return site.api().destination.create.mutate(input);
}

/**
 * Creates destinations until one is refused. Returns the names of the successful ones, and the
 * reason.
 */
async function createUntilRefused(site: KilledSite) {
  const names: string[] = [];
  for (;;) {
    const name = `Place ${names.length}`;
    const made = create(site, name);
    const answered = await made.then(
      () => true,
      () => false,
    );
    if (!answered) return { names, refused: await refusalOf(made) };
    names.push(name);
  }
}

async function upload(site: KilledSite, file: Buffer) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'photo.png');
  const headers = { cookie: site.cookie, origin: site.url() };
  return fetch(`${site.url()}/admin/images`, { method: 'POST', headers, body });
}

/** Expects the stored data to be complete: exactly these destinations with their photos. */
function expectStored(site: KilledSite, names: string[]) {
  site.read((sqlite) => {
    expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(sqlite.pragma('foreign_key_check')).toEqual([]);
    const column = (statement: string) => sqlite.prepare(statement).pluck().all();
    expect(column('select name from destinations order by created_at, id')).toEqual(names);
    expect(column('select count(*) from destination_images')).toEqual([2 * names.length]);
  });
}

async function expectReadable(site: KilledSite, name: string) {
  const address = `${site.url()}/destination/${name.toLowerCase().replace(' ', '-')}-france`;
  const page = await fetch(address);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(name);
}

/** The log is piped, and arrives shortly after the response. */
async function expectLogged(site: KilledSite, cause: string) {
  await eventually(() => expect(site.output()).toContain(cause));
}

function unfinishedIn(folder: string) {
  return readdirSync(folder).filter((name) => name.startsWith('.new-'));
}

test.skipIf(!mayMount)('a full disk refuses writes with a message, and loses nothing', async () => {
  const disk = smallDisk(16);
  const dataDir = disk.folder;
  const site = await startKilledSite({ dataDir });
  await create(site, 'Lyon');
  expect(await spawnScript('backup.ts', [], { dataDir })).toMatchObject({ code: 0 });
  const [backup = ''] = readdirSync(join(dataDir, 'backups')).filter((each) =>
    /^landfall/.test(each),
  );

  disk.fill();
  const { names, refused } = await createUntilRefused(site);
  expect(refused).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: FULL });
  await expectLogged(site, 'database or disk is full');
  await expectReadable(site, 'Lyon');
  const original = await image(1200, 800).png().toBuffer();
  const uploaded = await upload(site, original);
  expect([uploaded.status, await uploaded.text()]).toEqual([503, FULL]);
  expect(unfinishedIn(join(dataDir, 'images'))).toEqual([]);
  expect(await spawnScript('backup.ts', [], { dataDir })).toEqual({
    code: 1,
    stdout: '',
    stderr: `The backup failed: no room in ${dataDir}/backups. Free some, or set BACKUP_DIR to another disk.\n`,
  });
  expect(unfinishedIn(join(dataDir, 'backups'))).toEqual([]);
  expectStored(site, ['Lyon', ...names]);

  disk.free();
  await create(site, 'Nice');
  expect((await upload(site, original)).status).toBe(201);
  expectStored(site, ['Lyon', ...names, 'Nice']);
  await site.kill();
  await site.start();
  expectStored(site, ['Lyon', ...names, 'Nice']);

  await site.kill();
  disk.fill();
  const file = join(dataDir, 'backups', backup);
  const end = await spawnScript('restore.ts', [file], { dataDir });
  expect(end).toMatchObject({
    code: 1,
    stderr: `There is no room to restore in ${dataDir}: free some and try again.\n`,
  });
  expectStored(site, ['Lyon', ...names, 'Nice']);
});

// Any user can limit the size of files: the system's error is like a broken disk's.
test.skipIf(process.platform !== 'linux')(
  'a write error is distinguished from a full disk',
  async () => {
    const limited = ['bash', '-c', 'ulimit -S -f 1024; exec "$@"', 'bash'];
    const site = await startKilledSite({ through: limited });
    const { names, refused } = await createUntilRefused(site);
    expect(refused).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: UNWRITABLE });
    await expectReadable(site, 'Place 0');
    expectStored(site, names);

    spawnSync('prlimit', ['--pid', String(site.pid()), '--fsize=unlimited:unlimited']);
    await create(site, 'Nice');
    expectStored(site, [...names, 'Nice']);
  },
);

test('writes alternate with those of another process, and none is refused', async () => {
  const site = await startKilledSite();
  const other = openWhileTesting(join(site.dataDir, 'landfall.sqlite'));
  const write = other.prepare(
    "insert or replace into settings (key, value, updated_at) values ('other', '1', '')",
  );
  let over = false;
  const writing = (async () => {
    for (; !over; await setImmediate()) write.run();
  })();
  const creating = [1, 2, 3].map(async (writer) => {
    for (let place = 0; place < 10; place += 1) await create(site, `Place ${writer} ${place}`);
  });
  const ends = await Promise.allSettled(creating);
  over = true;
  await writing;
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(site.read((sqlite) => sqlite.pragma('integrity_check', { simple: true }))).toBe('ok');
});

describe('a database that another process has locked', () => {
  test('refuses writes with a message, stays readable, and accepts writes again', async () => {
    const site = await startKilledSite();
    await create(site, 'Lyon');
    const other = openWhileTesting(join(site.dataDir, 'landfall.sqlite'));
    other.exec('begin exclusive');
    const refusals = Array.from({ length: 5 }, (_, place) =>
      refusalOf(create(site, `Place ${place}`)),
    );
    await expectReadable(site, 'Lyon');
    for (const refused of await Promise.all(refusals)) {
      expect(refused).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: BUSY });
    }
    await expectLogged(site, 'database is locked');
    other.exec('rollback');
    await create(site, 'Nice');
    expectStored(site, ['Lyon', 'Nice']);
  });

  test('is shown on the page without scripts', async () => {
    const site = await startKilledSite();
    const other = openWhileTesting(join(site.dataDir, 'landfall.sqlite'));
    other.exec('begin immediate');
    const subscribe = () =>
      fetch(`${site.url()}/newsletter`, {
        method: 'POST',
        headers: { origin: site.url() },
        body: new URLSearchParams({ email: 'bo@example.com' }),
      });
    const refused = await subscribe();
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain(BUSY);
    other.exec('rollback');
    expect((await subscribe()).url).toContain('subscribed=true');
  });
});
