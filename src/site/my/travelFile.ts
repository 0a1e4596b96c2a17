import { parseStays, readStoredStays, storedZones, storeStays } from '../planner/storedStays.ts';
import { type TravelFile, travelFile } from './travelSchema.ts';
import { addTravel, readTravel } from './travelStore.ts';

/** The exported file: everything that My travel shows. */
export function exportedTravel({
  passports,
  holds,
}: {
  passports: readonly string[];
  holds: string | undefined;
}): string {
  const { answers, trips } = readTravel();
  const file: TravelFile = {
    kind: 'my-travel',
    version: 1,
    exportedAt: new Date().toISOString(),
    passports: [...passports],
    holds: holds ?? null,
    answers,
    trips,
    stays: Object.fromEntries(storedZones().map((zone) => [zone, readStoredStays(zone)])),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The content of an exported file; undefined if it isn't one. */
export function readTravelFile(text: string): TravelFile | undefined {
  try {
    return travelFile.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Adds a file's answers, trips and stays to those here. Returns whether they could be stored. */
export function addTravelFile({ answers, trips, stays }: TravelFile): boolean {
  const areStaysStored = Object.entries(stays).map(([zone, rows]) => {
    const present = readStoredStays(zone);
    const known = new Set(present.map((row) => JSON.stringify(row)));
    const added = rows.filter((row) => !known.has(JSON.stringify(row)));
    return storeStays(zone, parseStays(JSON.stringify([...present, ...added])));
  });
  return addTravel({ answers, trips }) && areStaysStored.every(Boolean);
}
