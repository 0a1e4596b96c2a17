import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { imageAddress, imageSrcSet, storedWidths, uploadedImageAt } from '#core/imageAddress.ts';
import { continents } from '#core/siteVocabulary.ts';
import { POSTERS_OF_CONTINENT, readPlacePoster } from '#server/images/placePoster.ts';
import { isPoster } from '#src/site/destinations/images/posters.ts';

const hash = 'a'.repeat(64);

describe('the address of an uploaded image', () => {
  test('contains id and size', () => {
    const image = { hash, width: 2400, height: 1350 };
    expect(uploadedImageAt(imageAddress(image))).toEqual(image);
  });

  test.each([
    '/posters/paris-france.svg',
    `https://elsewhere.example/images/${hash}/10x10.webp`,
    `/images/${hash}/0x10.webp`,
    `/images/${hash}/10x10.webp?v=2`,
    `/images/${hash}/10.webp`,
    '/images/abc/10x10.webp',
  ])('is not %s', (address) => {
    expect(uploadedImageAt(address)).toBeUndefined();
  });

  test.each([
    [2400, [480, 960, 1600]],
    [1600, [480, 960, 1600]],
    [961, [480, 960, 961]],
    [480, [480]],
    [9, [9]],
  ])('of one %d pixels wide has the widths %j, none enlarged', (width, widths) => {
    expect(storedWidths(width)).toEqual(widths);
  });

  test('gives a srcset', () => {
    expect(imageSrcSet({ hash, width: 700, height: 10 }, 'avif')).toBe(
      `/images/${hash}/480.avif 480w, /images/${hash}/700.avif 700w`,
    );
  });
});

test('the fixed posters are those of the folder', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'src', 'public', 'posters');
  const files = readdirSync(folder).map((name) => `/posters/${name}`);
  expect(files.filter((address) => !isPoster(address))).toEqual([]);
  expect(isPoster('/posters/atlantis.svg')).toBe(false);
});

describe('the poster of a place without an image', () => {
  test.each(continents)('of %s: each file is complete, in a few kB', async (continent) => {
    const files = new Set<string>();
    for (let place = 0; files.size < POSTERS_OF_CONTINENT && place < 200; place += 1) {
      files.add(String(await readPlacePoster({ name: `Place ${place}`, continent })));
    }
    expect(files.size).toBe(POSTERS_OF_CONTINENT);
    for (const svg of files) {
      expect(svg.length).toBeLessThan(8000);
      const { entropy } = await sharp(Buffer.from(svg)).stats();
      expect(entropy).toBeGreaterThan(4);
    }
  });

  test('is the same for the same name, and another on another continent', async () => {
    const read = async (name: string, continent: 'Asia' | 'Africa') =>
      String(await readPlacePoster({ name, continent }));
    expect(await read('Lima', 'Asia')).toBe(await read('Lima', 'Asia'));
    expect(await read('Lima', 'Asia')).not.toBe(await read('Lima', 'Africa'));
  });
});
