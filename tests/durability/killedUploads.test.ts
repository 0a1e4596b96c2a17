import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dice, type KilledSite, seedOfRun, startKilledSite } from './killedSite.ts';

const KILLS = 12;
/** Three images take about this long to be encoded and stored, in milliseconds. */
const UPLOADS_TAKE_MS = 700;
const TWO_DAYS_S = 2 * 24 * 60 * 60;

/** An image like no other. */
function imageOf(number: number) {
  const background = { r: number % 256, g: (number * 7) % 256, b: (number * 31) % 256 };
  return sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Uploads an image; gives its address when that was answered. */
async function upload(site: KilledSite, number: number): Promise<string | undefined> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(await imageOf(number))]), 'photo.png');
  const headers = { cookie: site.cookie, origin: site.url() };
  try {
    const answer = await fetch(`${site.url()}/admin/pictures`, { method: 'POST', headers, body });
    // A busy machine may have too much to do.
    if (answer.status === 503) return undefined;
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { src: string }).src;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Every folder by its name, and every image the database knows, has all its files. */
async function expectWhole(site: KilledSite, answered: string[]) {
  const folder = join(site.dataDir, 'pictures');
  const known = site.read((sqlite) =>
    sqlite.prepare<[], { hash: string; bytes: number }>('select hash, bytes from pictures').all(),
  );
  const stored = readdirSync(folder).filter((name) => !name.startsWith('.'));
  expect(stored).toEqual(expect.arrayContaining(known.map(({ hash }) => hash)));
  for (const hash of stored) {
    const files = readdirSync(join(folder, hash));
    expect(files.sort()).toEqual(['480.avif', '480.webp', '900.avif', '900.webp', '900x600.webp']);
    const original = readFileSync(join(folder, hash, '900x600.webp'));
    expect(createHash('sha256').update(original).digest('hex')).toBe(hash);
    const bytes = files.reduce((sum, name) => sum + statSync(join(folder, hash, name)).size, 0);
    const row = known.find((each) => each.hash === hash);
    if (row) expect(bytes).toBe(row.bytes);
  }
  for (const src of answered) {
    const hash = src.split('/')[2];
    expect(known.some((each) => each.hash === hash)).toBe(true);
    const [original, avif] = await Promise.all(
      [src, `/pictures/${hash}/480.avif`].map((path) => fetch(site.url() + path)),
    );
    expect([original?.status, avif?.status]).toEqual([200, 200]);
  }
}

test(`killed ${KILLS} times while images are uploaded, the server shows no half of one`, {
  timeout: 120_000,
}, async () => {
  const seed = seedOfRun();
  const random = dice(seed);
  const site = await startKilledSite();
  const folder = join(site.dataDir, 'pictures');
  const answered: string[] = [];
  const leftBehind = () => readdirSync(folder).filter((name) => name.startsWith('.'));
  let halves = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const uploads = [0, 1, 2].map((place) => upload(site, 3 * kill + place));
    await wait(random() * UPLOADS_TAKE_MS);
    await site.kill();
    for (const src of await Promise.all(uploads)) if (src) answered.push(src);
    halves = leftBehind().length;
    await site.start();
    await expectWhole(site, answered);
    for (const name of leftBehind()) {
      const half = await fetch(`${site.url()}/pictures/${name}/480.webp`);
      expect(half.status).toBe(404);
    }
  }
  console.log(
    `Seed ${seed}: ${KILLS} kills, ${answered.length} answered uploads, all found; ${halves} halves left behind, none shown`,
  );

  await site.kill();
  const longAgo = Date.now() / 1000 - TWO_DAYS_S;
  for (const name of leftBehind()) utimesSync(join(folder, name), longAgo, longAgo);
  await site.start();
  expect(leftBehind()).toEqual([]);
  await expectWhole(site, answered);
});
