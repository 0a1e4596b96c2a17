import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { generatedPoster } from '../../server/images/generatedPoster.ts';
import { continents } from '../../server/schemas/constants.ts';
import {
  imageAddress,
  imageSrcSet,
  storedWidths,
  uploadedImageAt,
} from '../../server/schemas/imageAddress.ts';
import { isPoster } from '../../src/features/destinations/images/posters.ts';

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
  const folder = join(import.meta.dirname, '..', '..', 'src', 'public', 'posters');
  const files = readdirSync(folder).map((name) => `/posters/${name}`);
  expect(files.filter((address) => !isPoster(address))).toEqual([]);
  expect(isPoster('/posters/atlantis.svg')).toBe(false);
});

describe('a generated poster', () => {
  test.each(continents)('of %s is complete, in a few kB', async (continent) => {
    const svg = generatedPoster({ name: 'Somewhere', continent });
    expect(svg.length).toBeLessThan(8000);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const { entropy } = await sharp(Buffer.from(svg)).stats();
    expect(entropy).toBeGreaterThan(4);
  });

  test('is the same for the same place, and different for another', () => {
    const draw = (name: string, continent: 'Asia' | 'Africa') =>
      generatedPoster({ name, continent });
    expect(draw('Lima', 'Asia')).toBe(draw('Lima', 'Asia'));
    expect(draw('Lima', 'Asia')).not.toBe(draw('Quito', 'Asia'));
    expect(draw('Lima', 'Asia')).not.toBe(draw('Lima', 'Africa'));
  });

  test('doesn’t contain the name, which may be any text', () => {
    expect(generatedPoster({ name: '<script>x</script>', continent: 'Asia' })).not.toContain(
      'script',
    );
  });
});
