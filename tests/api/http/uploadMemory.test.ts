import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import type { Metadata } from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DECODE_MEMORY_MAX, decodeMemory } from '#server/images/decodeMemory.ts';
import { startServer } from '../../support/servers/serverProcess.ts';
import { image, uploadSignedIn } from '../../support/site/imageUploads.ts';
import { startedSite } from '../../support/site/preparedDatabases.ts';
import { administrator, startTestSite } from '../../support/site/testApp.ts';

const refusal = /^This image takes too much memory to be read: make it smaller, or save it as/;

/** The start of each pass, and the distances of its columns and rows. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A hand-written PNG in one colour: 16 bits per sample, interlaced, RGB. */
function interlacedPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([16, 2, 0, 0, 1], 8);
  // Adam7 has seven passes over a grid that gets finer; every row begins with its filter.
  const passes = adam7.map(([x, y, columnStep, rowStep]) => {
    const columns = Math.ceil((side - x) / columnStep);
    return Math.ceil((side - y) / rowStep) * (1 + columns * 6);
  });
  const size = passes.reduce((sum, bytes) => sum + bytes, 0);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(size), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

describe('decoding memory is computed from the header', () => {
  const header = { width: 7000, height: 7000, channels: 3, depth: 'uchar' } as Metadata;
  test.each([
    ['a plain JPEG', { format: 'jpeg', isProgressive: false }, true],
    ['one that lies on its side', { format: 'jpeg', isProgressive: false, orientation: 6 }, true],
    [
      'a progressive JPEG',
      { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:2:0' },
      true,
    ],
    [
      'one in full colour',
      { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:4:4' },
      false,
    ],
    ['a plain PNG of 16 bits', { format: 'png', isProgressive: false, depth: 'ushort' }, true],
    ['an interlaced PNG', { format: 'png', isProgressive: true }, true],
    ['one of 16 bits', { format: 'png', isProgressive: true, depth: 'ushort' }, false],
    ['a WebP', { format: 'webp' }, true],
    ['an AVIF', { format: 'heif' }, false],
    ['an AVIF of 14 megapixels', { format: 'heif', width: 3740, height: 3740 }, true],
    ['one of 10 bits', { format: 'heif', width: 3740, height: 3740, depth: 'ushort' }, false],
  ] as const)('%s of 49 megapixels', (_what, parts, fits) => {
    const bytes = decodeMemory({ ...header, ...parts } as Metadata);
    expect(bytes <= DECODE_MEMORY_MAX).toBe(fits);
  });
});

test('an image that needs too much memory is refused with a message', async () => {
  const site = await startTestSite();
  const avif = await image(3900, 3900).avif({ effort: 0, quality: 20 }).toBuffer();
  const answer = await uploadSignedIn(site, avif);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    422,
    'text/plain; charset=utf-8',
  ]);
  expect(answer.body).toMatch(refusal);
});

test('uploads above a queue of five are refused', async () => {
  const site = await startTestSite();
  const file = await image(1200, 800).jpeg().toBuffer();
  await site.signedIn();
  const answers = await Promise.all(Array.from({ length: 9 }, () => uploadSignedIn(site, file)));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(6);
  const late = answers.filter(({ statusCode }) => statusCode === 503);
  expect(late.length).toBeGreaterThan(0);
  for (const { body } of late) expect(body).toMatch(/^Other images are still being worked on\./);
});

// Runs the real process on the built pages: `npm test` builds before it tests.
test.runIf(process.platform === 'linux')(
  'three concurrent interlaced images of 49 megapixels keep memory low',
  async () => {
    const file = interlacedPng(7000);
    const { dataDir, env } = await startedSite();
    const server = await startServer({
      dataDir,
      env: { ...env, ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
    });
    onTestFinished(() => server.kill());
    const origin = { origin: server.url };
    const signIn = await fetch(`${server.url}/trpc/session.signIn`, {
      method: 'POST',
      headers: { ...origin, 'content-type': 'application/json' },
      body: JSON.stringify(administrator),
    });
    const cookie = signIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const before = peakMegabytes(server.pid);
    const answers = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const body = new FormData();
        body.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'big.png');
        const headers = { ...origin, cookie };
        return fetch(`${server.url}/admin/images`, { method: 'POST', headers, body });
      }),
    );
    for (const answer of answers) {
      expect([answer.status, await answer.text()]).toEqual([422, expect.stringMatching(refusal)]);
    }
    const grown = peakMegabytes(server.pid) - before;
    expect(grown).toBeLessThan(200);
  },
);

/** The peak memory of a process in MB: `VmHWM` of proc(5). */
function peakMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
