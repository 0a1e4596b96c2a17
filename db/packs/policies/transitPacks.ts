import { join } from 'node:path';
import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import { readPackFolder } from '../parsePack.ts';
import { ownCompilation } from '../shippedSource.ts';
import { parseTransitPack } from './transitPack.ts';

export const transitFolder = join(import.meta.dirname, 'transit');

/** The shipped transit policies as a source. */
export const transitRules = {
  id: 'transit-2026-11',
  title: 'Transit rules, compiled 28 November 2026',
  ...ownCompilation,
  date: '2026-11-28',
} as const;

/** All policies by code of country. Throws a sentence that names the file and the place of a fault. */
export function readTransitPacks(): TransitPolicy[] {
  return readPackFolder(transitFolder, parseTransitPack);
}
