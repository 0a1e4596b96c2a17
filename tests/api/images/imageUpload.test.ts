import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  image,
  stored,
  storedFiles,
  upload,
  uploadSignedIn,
} from '../../support/site/imageUploads.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';

async function startSite() {
  const site = await startTestSite();
  return { site, files: () => storedFiles(site) };
}

async function rows(site: TestSite) {
  return site.db.selectFrom('images').selectAll().execute();
}

function chunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a few kB that would decode to gigabytes. */
function bomb(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an upload accepts an image', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s, by its content', async (format) => {
    const { site } = await startSite();
    const file = await image(700, 500).toFormat(format).toBuffer();
    const answer = await uploadSignedIn(site, file, { name: 'notes.txt', type: 'text/plain' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      src: expect.stringMatching(/^\/images\/[0-9a-f]{64}\/700x500\.webp$/),
      width: 700,
      height: 500,
    });
  });

  test('and stores every width up to its own, in both formats, and nothing else', async () => {
    const { site, files } = await startSite();
    const { src } = await stored(site, await image(1200, 800).jpeg().toBuffer());
    const hash = src.split('/')[2];
    const all = await files();
    expect(all.map(({ path }) => path)).toEqual(
      [
        '1200.avif',
        '1200.webp',
        '1200x800.webp',
        '480.avif',
        '480.webp',
        '960.avif',
        '960.webp',
      ].map((name) => `${hash}/${name}`),
    );
    const bytes = all.reduce((sum, { size }) => sum + size, 0);
    expect(await rows(site)).toEqual([
      { hash, width: 1200, height: 800, bytes, uploaded_at: expect.any(String) },
    ]);
  });

  test('at most 2400 pixels a side', async () => {
    const { site } = await startSite();
    const answer = await stored(site, await image(3000, 1500).jpeg().toBuffer());
    expect(answer).toMatchObject({ width: 2400, height: 1200 });
    const narrow = await site.app.inject({
      url: answer.src.replace('2400x1200.webp', '1600.avif'),
    });
    expect(await sharp(narrow.rawPayload).metadata()).toMatchObject({ width: 1600, height: 800 });
  });

  test('upright, and without location', async () => {
    const { site } = await startSite();
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1', GPSLongitudeRef: 'E' };
    const file = await image(640, 400)
      .withExif({ IFD0: { Artist: 'Ana' }, IFD3: gps })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif?.includes('Ana')).toBe(true);
    const { src, width, height } = await stored(site, file);
    expect({ width, height }).toEqual({ width: 400, height: 640 });
    for (const name of ['400x640.webp', '400.webp', '400.avif']) {
      const { rawPayload } = await site.app.inject({ url: src.replace('400x640.webp', name) });
      const { exif, xmp, iptc, orientation } = await sharp(rawPayload).metadata();
      expect({ exif, xmp, iptc, orientation }, name).toEqual({});
      expect(rawPayload.includes('Ana'), name).toBe(false);
      // After a quarter turn to the right, the red corner is at the top right.
      const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
      const red = (x: number, y: number) => (data[(y * 400 + x) * 3] ?? 0) > 150;
      expect([red(20, 20), red(380, 20), red(380, 620)], name).toEqual([false, true, false]);
    }
  });

  test('of an animation the first frame', async () => {
    const { site } = await startSite();
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const file = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    const { src, height } = await stored(site, file);
    expect(height).toBe(40);
    const { rawPayload } = await site.app.inject({ url: src });
    const { channels } = await sharp(rawPayload).stats();
    expect(channels[0]?.mean).toBeGreaterThan(200);
    expect(channels[2]?.mean).toBeLessThan(50);
  });

  test('twice, and stores it once', async () => {
    const { site, files } = await startSite();
    const file = await image(300, 200).png().toBuffer();
    const first = await stored(site, file);
    const before = await files();
    expect(await stored(site, file)).toEqual(first);
    expect(await files()).toEqual(before);
    expect(await rows(site)).toHaveLength(1);
  });

  test('several at once, one after another', async () => {
    const { site } = await startSite();
    const { cookies } = await site.signedIn();
    const cookie = `session=${cookies.get('session')}`;
    const answers = await Promise.all(
      [300, 310, 320].map(async (width) =>
        upload(site, { file: await image(width, 200).png().toBuffer(), cookie }),
      ),
    );
    const all: { src: string }[] = answers.map((answer) => answer.json());
    expect(new Set(all.map(({ src }) => src)).size).toBe(3);
    expect(await rows(site)).toHaveLength(3);
  });
});

describe('a refused file is not stored:', () => {
  const unknown = 'This file is not a JPEG, PNG, WebP or AVIF image';
  const damaged = 'This image is damaged and can’t be read';
  const huge = 'This image has more than 50 million pixels: make it smaller first';

  async function refusalOf(file: Buffer) {
    const { site, files } = await startSite();
    const { statusCode, body, headers } = await uploadSignedIn(site, file);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(await files()).toEqual([]);
    expect(await rows(site)).toEqual([]);
    return { statusCode, body };
  }

  test.each([
    ['a GIF', () => image(20, 20).gif().toBuffer(), unknown],
    ['a TIFF', () => image(20, 20).tiff().toBuffer(), unknown],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), unknown],
    ['text', async () => Buffer.from('Dear administrator, this is an image.'), unknown],
    ['an empty file', async () => Buffer.alloc(0), unknown],
    [
      'a first line and then text',
      async () => Buffer.from('\x89PNG\r\n\x1a\nhello', 'latin1'),
      damaged,
    ],
    ['half a JPEG', async () => half(await image(900, 600).jpeg().toBuffer()), damaged],
    ['half a PNG', async () => half(await image(900, 600).png().toBuffer()), damaged],
    ['half a WebP', async () => half(await image(900, 600).webp().toBuffer()), damaged],
    ['half an AVIF', async () => half(await image(900, 600).avif().toBuffer()), damaged],
  ])('%s', async (_what, file, message) => {
    expect(await refusalOf(await file())).toEqual({ statusCode: 422, body: message });
  });

  function half(file: Buffer) {
    return file.subarray(0, Math.floor(file.length / 2));
  }

  test.each([
    [30_000, 30_000],
    [10_000, 5_001],
  ])('a PNG whose header says %d × %d pixels, before decoding', async (width, height) => {
    // Decoding would find that most of its pixels are missing, and call it damaged.
    expect(await refusalOf(bomb(width, height))).toEqual({ statusCode: 422, body: huge });
  });

  test('one above 15 MB', async () => {
    const file = Buffer.alloc(15 * 1024 * 1024 + 1);
    file.set(await image(20, 20).jpeg().toBuffer());
    expect(await refusalOf(file)).toEqual({
      statusCode: 413,
      body: 'This image is larger than 15 MB',
    });
  });

  test('a form without a file', async () => {
    const { site } = await startSite();
    const { cookies } = await site.signedIn();
    const send = (contentType: string, payload: string) =>
      site.app.inject({
        method: 'POST',
        url: '/admin/images',
        headers: {
          host: 'localhost:3000',
          origin: 'http://localhost:3000',
          cookie: `session=${cookies.get('session')}`,
          'content-type': contentType,
        },
        payload,
      });
    expect((await send('multipart/form-data; boundary=x', '--x--\r\n')).statusCode).toBe(422);
    expect((await send('multipart/form-data; boundary=x', 'nonsense')).statusCode).toBe(400);
    expect((await send('application/json', '{}')).statusCode).toBe(400);
  });
});

describe('access to uploads', () => {
  test('is refused without a session, and nothing is stored', async () => {
    const { site, files } = await startSite();
    const file = await image(20, 20).jpeg().toBuffer();
    for (const cookie of ['', 'session=abcdefghijklmnopqrstuvwxyz']) {
      const answer = await upload(site, { file, cookie });
      expect({ status: answer.statusCode, body: answer.body }).toEqual({
        status: 401,
        body: 'Please sign in',
      });
    }
    expect(await files()).toEqual([]);
  });

  test('is refused from other sites, even with the session', async () => {
    const { site, files } = await startSite();
    const file = await image(20, 20).jpeg().toBuffer();
    const answer = await uploadSignedIn(site, file, { origin: 'https://elsewhere.example' });
    expect(answer.statusCode).toBe(403);
    expect(await files()).toEqual([]);
  });
});
