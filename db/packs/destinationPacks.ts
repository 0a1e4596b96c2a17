import { join } from 'node:path';
import { type DestinationPack, parseDestinationPack } from './destinationPack.ts';
import { readPackFolder } from './parsePack.ts';

export const packFolder = join(import.meta.dirname, 'destinations');

/**
 * All packs by code of destination. Throws a sentence that names the file and the place of a fault.
 */
export function readDestinationPacks(): DestinationPack[] {
  return readPackFolder(packFolder, parseDestinationPack);
}
