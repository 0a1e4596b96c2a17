import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import { parseTransitPack } from './transitPack.ts';

export const transitFolder = join(import.meta.dirname, 'transit');

/** The shipped transit policies as a source: facts that this project read and put together itself. */
export const transitRules = {
  id: 'transit-2026-11',
  title: 'Transit rules, compiled 28 November 2026',
  publisher: 'Landfall project',
  licence: 'facts only',
  address: null,
  kind: 'compilation',
  quality: 'secondary',
  note: '',
  date: '2026-11-28',
} as const;

/** All policies by code of country. Throws a sentence that names the file and the place of a fault. */
export function readTransitPacks(): TransitPolicy[] {
  return readdirSync(transitFolder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => parseTransitPack(readFileSync(join(transitFolder, name), 'utf8'), name));
}
