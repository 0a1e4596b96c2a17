declare global {
  namespace Intl {
    interface Locale {
      /** The region's time zones (Intl Locale Info); TypeScript does not know it yet. */
      getTimeZones?(): string[] | undefined;
    }
  }
}

/** Which time a country has: its one time zone, or how far its zones reach, in minutes ahead of UTC. */
export type CountryTime = { zone: string } | { west: number; east: number };

/** Time zones by country that ICU has none for: CLDR has Kosovo's under Serbia's. */
const zonesMissing: Record<string, string[]> = { XK: ['Europe/Belgrade'] };

/** Asking Intl takes milliseconds for a country with many zones, and the result lasts for a day. */
let known = { day: '', times: new Map<string, CountryTime | null>() };

/** The time in a country (ISO 3166-1 alpha-2) today; null where no zone is known. */
export function countryTime(code: string, now = new Date()): CountryTime | null {
  const day = now.toISOString().slice(0, 10);
  if (known.day !== day) known = { day, times: new Map() };
  const found = known.times.get(code);
  if (found !== undefined) return found;
  const time = timeOf(zonesMissing[code] ?? new Intl.Locale(`und-${code}`).getTimeZones?.(), now);
  known.times.set(code, time);
  return time;
}

function timeOf(zones: string[] = [], now: Date): CountryTime | null {
  const offsets = zones.map((zone) => minutesAhead(zone, now));
  const [west, east] = [Math.min(...offsets), Math.max(...offsets)];
  const [zone] = zones;
  if (!zone) return null;
  return west === east ? { zone } : { west, east };
}

/** How far a zone's clock is ahead of UTC, in minutes. */
function minutesAhead(timeZone: string, now: Date): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)$/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}
