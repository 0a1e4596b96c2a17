import { createHash } from 'node:crypto';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { expect, inject, onTestFinished, test } from 'vitest';
import { DAY_S } from '#core/dates.ts';
import { openDatabase } from '#db/client.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { openImageStore } from '#server/images/imageStore.ts';
import { eventually } from '../support/eventually.ts';
import { imageFolder, storedFiles } from '../support/site/imageUploads.ts';
import { startedSite } from '../support/site/preparedDatabases.ts';
import { runs } from '../support/thorough.ts';
import { dice, type KilledSite, seedOfRun, startKilledSite } from './killedSite.ts';

const KILLS = inject('engine') === 'sqlite' ? runs(4, 12) : runs(2, 4);
/** One day more than the lifetime of an unused upload, in seconds. */
const LONG_AGO_S = 31 * DAY_S;

/** A unique image. */
function imageOf(number: number) {
  const background = { r: number % 256, g: (number * 7) % 256, b: (number * 31) % 256 };
  return sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
}

const fileNames = ['480.avif', '480.webp', '900.avif', '900.webp', '900x600.webp'];

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The stored files of images, excluding remains of interrupted uploads. */
async function wholeFiles(db: OpenDatabase) {
  return (await storedFiles({ db })).filter(({ path }) => !path.startsWith('.'));
}

/** Uploads an image; returns its address after a successful response. */
async function upload(site: KilledSite, number: number): Promise<string | undefined> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(await imageOf(number))]), 'photo.png');
  const headers = { cookie: site.cookie, origin: site.url() };
  try {
    const answer = await fetch(`${site.url()}/admin/images`, { method: 'POST', headers, body });
    // A busy machine may be overloaded.
    if (answer.status === 503) return undefined;
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { src: string }).src;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Expects every image, whether stored or known to the database, to have all its files. */
async function expectWhole(site: KilledSite, db: OpenDatabase, answered: string[]) {
  const known = await db.selectFrom('images').select(['hash', 'bytes']).execute();
  const stored = Map.groupBy(await wholeFiles(db), ({ path }) => path.split('/')[0] ?? '');
  expect([...stored.keys()]).toEqual(expect.arrayContaining(known.map(({ hash }) => hash)));
  for (const [hash, files] of stored) {
    expect(files.map(({ path }) => path.split('/')[1])).toEqual(fileNames);
    const original = await fetch(`${site.url()}/images/${hash}/900x600.webp`);
    expect(sha256(await original.bytes())).toBe(hash);
    const row = known.find((each) => each.hash === hash);
    if (row) expect(files.reduce((sum, { size }) => sum + size, 0)).toBe(row.bytes);
  }
  for (const src of answered) {
    const hash = src.split('/')[2];
    expect(known.some((each) => each.hash === hash)).toBe(true);
    const [original, avif] = await Promise.all(
      [src, `/images/${hash}/480.avif`].map((path) => fetch(site.url() + path)),
    );
    expect([original?.status, avif?.status]).toEqual([200, 200]);
  }
}

test(`killed ${KILLS} times during uploads, the server shows no incomplete image`, async () => {
  const seed = seedOfRun();
  const random = dice(seed);
  const { dataDir, env, address } = await startedSite('countries');
  const site = await startKilledSite({ dataDir, env });
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  const folder = imageFolder(db);
  const uploadThree = (round: number) =>
    Promise.all([0, 1, 2].map((place) => upload(site, 3 * round + place)));
  // The duration on this machine, so that the kills happen during the work.
  const begun = performance.now();
  const answered = (await uploadThree(KILLS)).filter((src) => src !== undefined);
  const takesMs = performance.now() - begun;
  // A database keeps nothing of an uncommitted transaction.
  const leftBehind = () =>
    folder ? readdirSync(folder).filter((name) => name.startsWith('.')) : [];
  let halves = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const uploads = uploadThree(kill);
    await wait(random() * takesMs);
    await site.kill();
    for (const src of await uploads) if (src) answered.push(src);
    halves = leftBehind().length;
    await site.start();
    await expectWhole(site, db, answered);
    for (const name of leftBehind()) {
      const half = await fetch(`${site.url()}/images/${name}/480.webp`);
      expect(half.status).toBe(404);
    }
  }
  console.log(
    `Seed ${seed}: ${KILLS} kills, ${answered.length} answered uploads, all found; ${halves} halves left behind, none shown`,
  );

  if (!folder) await expectNothingOfOneKilledHalfWay(site, address, db);

  const longAgo = Date.now() / 1000 - LONG_AGO_S;
  for (const name of leftBehind()) utimesSync(join(folder ?? '', name), longAgo, longAgo);
  await openImageStore(db.engine.images).sweep();
  expect(leftBehind()).toEqual([]);
  await expectWhole(site, db, answered);
});

/** Kills the server when an image has its row but no files. */
async function expectNothingOfOneKilledHalfWay(
  site: KilledSite,
  address: string,
  db: OpenDatabase,
) {
  const before = await db.selectFrom('images').select('hash').execute();
  const other = new pg.Client(address);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin; lock table image_files in share mode');
  const answer = upload(site, 3 * KILLS + 3);
  await eventually(async () => {
    const waiting = `select from pg_locks where not granted and relation = 'image_files'::regclass`;
    expect((await other.query(waiting)).rowCount).toBe(1);
  });
  await site.kill();
  await other.end();
  expect(await answer).toBeUndefined();
  await site.start();
  expect(await db.selectFrom('images').select('hash').execute()).toEqual(before);
}
