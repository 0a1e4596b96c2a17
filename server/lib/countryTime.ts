import { utcDay } from '#core/dates.ts';

declare global {
  namespace Intl {
    interface Locale {
      /** The region's time zones (Intl Locale Info), missing in TypeScript's types. */
      getTimeZones?(): string[] | undefined;
    }
  }
}

/** A country's only time zone, or the range of its zones, in minutes ahead of UTC. */
export type CountryTime = { zone: string } | { west: number; east: number };

/**
 * Time zones where those of ICU aren't the official ones: CLDR lists Kosovo's under Serbia's, and for China
 * the local time of Xinjiang too, for Ukraine that of Crimea.
 */
const officialZones: Record<string, string[]> = {
  CN: ['Asia/Shanghai'],
  UA: ['Europe/Kyiv'],
  XK: ['Europe/Belgrade'],
};

/** Cached per day: Intl takes milliseconds for a country with many zones. */
let known = { day: '', times: new Map<string, CountryTime | null>() };

/** The current time in a country (ISO 3166-1 alpha-2); null if no zone is known. */
export function countryTime(code: string, now = new Date()): CountryTime | null {
  const day = utcDay(now);
  if (known.day !== day) known = { day, times: new Map() };
  const found = known.times.get(code);
  if (found !== undefined) return found;
  const time = timeOf(timeZonesOf(code), now);
  known.times.set(code, time);
  return time;
}

/** A country's time zones (IANA); none if unknown. */
export function timeZonesOf(code: string): string[] {
  return officialZones[code] ?? new Intl.Locale(`und-${code}`).getTimeZones?.() ?? [];
}

function timeOf(zones: string[], now: Date): CountryTime | null {
  const offsets = zones.map((zone) => minutesAhead(zone, now));
  const [west, east] = [Math.min(...offsets), Math.max(...offsets)];
  const [zone] = zones;
  if (!zone) return null;
  return west === east ? { zone } : { west, east };
}

/** A zone's offset from UTC, in minutes. */
function minutesAhead(timeZone: string, now: Date): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)$/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}
