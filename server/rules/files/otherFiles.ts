import { jsonEntries } from '#server/files/jsonEntries.ts';
import { isMatrixHeader } from './readTravelRequirements.ts';

const FOLLOWED =
  'it is followed, not imported. Add its address under Followed sources in Settings; "npm run rules -- update" reads it';

/** What reads a CSV with this header, if it is no edition but known; `undefined` for others. */
export function readerOfTable(header: readonly string[]): string | undefined {
  return isMatrixHeader(header) ? `The file is TravelRequirements’ matrix: ${FOLLOWED}` : undefined;
}

/** The same for a JSON. Throws UnusableFile when it is none. */
export async function readerOfJson(text: Buffer): Promise<string | undefined> {
  const names = new Set<string | null>();
  for await (const { name } of jsonEntries(text)) names.add(name);
  if (names.has('iso2') && names.has('visaPolicy')) {
    return `The file is TravelRequirements’ record of a destination: ${FOLLOWED}`;
  }
  if (names.has('destination') && (names.has('access') || names.has('pages'))) {
    return 'The file is one destination of the entry requirements, which ship as packs: "npm run rules -- import" without a file adds them, and "npm run packs -- check" checks what was edited in db/packs/destinations';
  }
  return undefined;
}
