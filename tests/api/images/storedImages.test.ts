import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/dates.ts';
import { openDatabase } from '#db/client.ts';
import { createApp } from '#server/app.ts';
import { openImageStore } from '#server/images/imageStore.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import {
  image,
  imageFolder,
  loseFiles,
  stored,
  storedFiles,
} from '../../support/site/imageUploads.ts';
import { refusalOf, startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { runJob } from '../jobs/siteJobsOf.ts';

const unknownHash = 'a'.repeat(64);

async function file(width = 40) {
  return image(width, 20).png().toBuffer();
}

function hashOf(src: string) {
  return src.split('/')[2] ?? '';
}

describe('a stored image is served', () => {
  test.each([
    ['40.avif', 'image/avif'],
    ['40.webp', 'image/webp'],
    ['40x20.webp', 'image/webp'],
  ])('as %s, cached forever', async (name, type) => {
    const site = await startTestSite();
    const { src } = await stored(site, await file());
    const answer = await site.app.inject({ url: src.replace('40x20.webp', name) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { etag } = answer.headers;
    const again = await site.app.inject({
      url: src.replace('40x20.webp', name),
      headers: { 'if-none-match': String(etag) },
    });
    expect(again.statusCode).toBe(304);
    const head = await site.app.inject({ method: 'HEAD', url: src.replace('40x20.webp', name) });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(head.headers).toMatchObject({
      'content-type': type,
      'content-length': String(answer.rawPayload.length),
      etag,
    });
  });

  test('unchanged, at any size', async () => {
    const site = await startTestSite();
    const noise = await sharp(randomBytes(600 * 500 * 3), {
      raw: { width: 600, height: 500, channels: 3 },
    })
      .png()
      .toBuffer();
    const { src } = await stored(site, noise);
    const { rawPayload } = await site.app.inject(src);
    expect(rawPayload.length).toBeGreaterThan(200_000);
    // The original's SHA-256 is its name.
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(hashOf(src));
  });

  test('also at its address from before the first release', async () => {
    const site = await startTestSite();
    const { src } = await stored(site, await file());
    const former = await site.app.inject(src.replace('/images/', '/pictures/'));
    expect(former.statusCode).toBe(308);
    expect(former.headers.location).toBe(src);
    expect((await site.app.inject('/pictures/none')).statusCode).toBe(404);
  });

  test('but no other file', async () => {
    const site = await startTestSite();
    const { src } = await stored(site, await file());
    const hash = hashOf(src);
    for (const url of [
      `/images/${hash}/480.avif`,
      `/images/${hash}/40.png`,
      `/images/${hash}/41x20.webp`,
      `/images/${hash}/`,
      `/images/${hash}`,
      '/images/',
      `/images/${unknownHash}/40.webp`,
      `/images/${hash.toUpperCase()}/40.webp`,
      '/images/../landfall.sqlite',
      '/images/%2e%2e/landfall.sqlite',
      '/images/..%2flandfall.sqlite',
      `/images/${hash}/..%2f..%2flandfall.sqlite`,
    ]) {
      const answer = await site.app.inject({ url });
      expect(answer.statusCode, url).toBe(404);
      expect(answer.headers['cache-control'] ?? '', url).not.toContain('immutable');
    }
  });
});

describe('the photos of a destination', () => {
  const outside = {
    src: 'https://photos.example/seine.jpg',
    alt: 'The Seine at dusk',
    width: 1000,
    height: 600,
  };

  test('are saved with it and listed in order', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    const uploaded = { ...(await stored(site, await file())), alt: 'A bridge' };
    const { id } = await api.destination.create.mutate(
      destinationFixture({ images: [outside, uploaded] }),
    );
    const photos = async () =>
      (await site.browser().api.destination.byId.query({ id })).images.map(
        ({ id: _id, ...photo }) => photo,
      );
    expect(await photos()).toEqual([outside, uploaded]);
    await api.destination.update.mutate({
      id,
      version: 1,
      fields: destinationFixture({ images: [uploaded, { ...outside, alt: 'The river' }] }),
    });
    expect(await photos()).toEqual([uploaded, { ...outside, alt: 'The river' }]);
  });

  test('are deleted with the destination', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    const { id } = await api.destination.create.mutate(destinationFixture({ images: [outside] }));
    await api.destination.delete.mutate({ id });
    expect(await site.db.selectFrom('destination_images').selectAll().execute()).toEqual([]);
  });

  test('and its image must be stored uploads', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    const { src } = await stored(site, await file());
    const message = 'This image is not stored here: upload it again';
    for (const address of [`/images/${unknownHash}/40x20.webp`, src.replace('40x20', '40x21')]) {
      const photo = { ...outside, src: address };
      const asPhoto = api.destination.create.mutate(
        destinationFixture({ images: [outside, photo] }),
      );
      expect((await refusalOf(asPhoto)).fieldErrors).toEqual({ 'images.1.src': [message] });
      const asImage = api.destination.create.mutate(destinationFixture({ imageUrl: address }));
      expect((await refusalOf(asImage)).fieldErrors).toEqual({ imageUrl: [message] });
    }
    expect((await api.destination.list.query({})).total).toBe(0);
  });

  test.each([
    ['without alternative text', [{ ...outside, alt: ' ' }], 'Say what the photo shows'],
    ['with too long a text', [{ ...outside, alt: 'a'.repeat(301) }], 'Use at most 300 characters'],
    ['twice', [outside, outside], 'Each photo can be listed once'],
    ['of a strange address', [{ ...outside, src: 'javascript:alert(1)' }], 'Enter an address'],
    [
      'in too great a number',
      Array.from({ length: 31 }, (_, at) => ({ ...outside, src: `/a/${at}.jpg` })),
      'Use at most 30 photos',
    ],
  ])('%s are refused', async (_how, images, message) => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    const refusal = await refusalOf(api.destination.create.mutate(destinationFixture({ images })));
    expect(refusal.code).toBe('BAD_REQUEST');
    expect(refusal.fieldErrors.images?.[0]).toContain(message);
  });
});

describe('the sweep', () => {
  async function siteWithStore() {
    const site = await startTestSite();
    const { sweep } = openImageStore(site.db.engine.images);
    const hashes = async () => [
      ...new Set((await storedFiles(site)).map(({ path }) => path.split('/')[0])),
    ];
    return { site, sweep, hashes };
  }

  /** Sets the age of an image. */
  async function age({ db }: TestSite, hash: string, hours: number) {
    const time = new Date(Date.now() - hours * HOUR_MS);
    const folder = imageFolder(db);
    if (folder) utimesSync(join(folder, hash), time, time);
    await db
      .updateTable('images')
      .set({ uploaded_at: time.toISOString() })
      .where('hash', '=', hash)
      .execute();
  }

  /** Makes all changes this many days older. */
  async function ageHistory({ db }: TestSite, days: number) {
    const time = new Date(Date.now() - days * DAY_MS);
    await db.updateTable('history').set({ changed_at: time.toISOString() }).execute();
  }

  test('deletes unused images after 30 days, row and files', async () => {
    const { site, hashes, sweep } = await siteWithStore();
    const old = hashOf((await stored(site, await file(40))).src);
    const young = hashOf((await stored(site, await file(50))).src);
    await age(site, old, 31 * 24);
    await age(site, young, 29 * 24);
    expect(await sweep()).toBe(1);
    expect(await hashes()).toEqual([young]);
    const rows = await site.db.selectFrom('images').select('hash').execute();
    expect(rows).toEqual([{ hash: young }]);
  });

  test('keeps images and photos of destinations while used', async () => {
    const { site, hashes, sweep } = await siteWithStore();
    const { api } = await site.signedIn();
    const image = await stored(site, await file(40));
    const photo = await stored(site, await file(50));
    const { id } = await api.destination.create.mutate(
      destinationFixture({ imageUrl: image.src, images: [{ ...photo, alt: 'A bridge' }] }),
    );
    for (const { src } of [image, photo]) await age(site, hashOf(src), 1000);
    expect(await sweep()).toBe(0);
    expect((await site.app.inject({ url: image.src })).statusCode).toBe(200);
    await api.destination.update.mutate({
      id,
      version: 1,
      fields: destinationFixture({ imageUrl: image.src }),
    });
    // The previous version can be restored for 30 days.
    expect(await sweep()).toBe(0);
    await ageHistory(site, 31);
    expect(await sweep()).toBe(1);
    expect(await hashes()).toEqual([hashOf(image.src)]);
    await api.destination.delete.mutate({ id });
    await ageHistory(site, 31);
    // The destination can be restored too, while it is in the trash.
    expect(await sweep()).toBe(0);
    const { items } = await api.trash.list.query({});
    await api.trash.deleteForGood.mutate({ id: items[0]?.id ?? '' });
    expect(await sweep()).toBe(1);
    expect(await hashes()).toEqual([]);
  });

  test('keeps an image that was uploaded again', async () => {
    const { site, sweep } = await siteWithStore();
    const { src } = await stored(site, await file());
    await age(site, hashOf(src), 31 * 24);
    await stored(site, await file());
    expect(await sweep()).toBe(0);
    expect((await site.app.inject({ url: src })).statusCode).toBe(200);
  });

  test.runIf(inject('engine') === 'sqlite')('deletes unknown files after 30 days', async () => {
    const { site, sweep } = await siteWithStore();
    const folder = imageFolder(site.db) ?? '';
    for (const [name, hours] of [
      ['.new-unfinished', 31 * 24],
      [unknownHash, 31 * 24],
      ['.new-being-written', 0],
    ] as const) {
      mkdirSync(join(folder, name));
      await age(site, name, hours);
    }
    expect(await sweep()).toBe(2);
    expect(readdirSync(folder)).toEqual(['.new-being-written']);
  });

  test('an image with lost files can be uploaded again', async () => {
    const { site } = await siteWithStore();
    const { src } = await stored(site, await file());
    await loseFiles(site, hashOf(src));
    expect((await site.app.inject({ url: src })).statusCode).toBe(404);
    expect((await stored(site, await file())).src).toBe(src);
    expect((await site.app.inject({ url: src })).statusCode).toBe(200);
  });
});

describe('another process', () => {
  async function neighbourOf({ config }: TestSite) {
    const db = openDatabase(config.database);
    const app = await createApp({ config, db });
    onTestFinished(async () => {
      await app.close();
      await db.destroy();
    });
    return app;
  }

  test('serves an image right after its upload', async () => {
    const site = await startTestSite();
    const neighbour = await neighbourOf(site);
    const { src } = await stored(site, await file());
    const answers = [await site.app.inject(src), await neighbour.inject(src)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]?.rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });

  test('doesn’t serve an image that the daily job has deleted', async () => {
    const site = await startTestSite();
    const neighbour = await neighbourOf(site);
    const { src } = await stored(site, await file());
    const uploaded_at = new Date(Date.now() - 31 * DAY_MS).toISOString();
    await site.db.updateTable('images').set({ uploaded_at }).execute();
    await runJob(site, 'unused-images');
    expect(await storedFiles(site)).toEqual([]);
    expect((await neighbour.inject(src)).statusCode).toBe(404);
  });
});
