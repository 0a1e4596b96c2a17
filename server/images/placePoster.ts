import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Continent } from '#core/siteVocabulary.ts';

/** Drawn posters of each continent, `posters/europe/1.svg` to `6.svg`. */
export const POSTERS_OF_CONTINENT = 6;

const folder = join(import.meta.dirname, 'posters');

/**
 * Reads the poster of a destination without an image, an SVG of 1200 × 900, composed around the
 * centre so that it can be cropped to a card, a wide header or a link preview. The same name always
 * has the same one of its continent's posters.
 */
export function readPlacePoster({
  name,
  continent,
}: {
  name: string;
  /** Null in a draft that has none yet. */
  continent: Continent | null;
}): Promise<Buffer> {
  const number =
    1 + (createHash('sha256').update(name).digest().readUInt32BE() % POSTERS_OF_CONTINENT);
  return readFile(
    join(folder, (continent ?? 'Europe').toLowerCase().replace(' ', '-'), `${number}.svg`),
  );
}
