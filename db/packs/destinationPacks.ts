import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DestinationPack, parseDestinationPack } from './destinationPack.ts';

export const packFolder = join(import.meta.dirname, 'destinations');

/**
 * All packs by code of destination. Throws a sentence that names the file and the place of a fault.
 */
export function readDestinationPacks(): DestinationPack[] {
  return readdirSync(packFolder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => parseDestinationPack(readFileSync(join(packFolder, name), 'utf8'), name));
}
