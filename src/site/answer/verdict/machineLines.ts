import type { ShownAccess } from '#core/answers/access.ts';
import { statusName } from '#core/answers/verdict.ts';
import type { VisaType } from '#core/vocabulary.ts';

/** Each of the two lines of a small visa has 36 characters, padded with "<" (ICAO Doc 9303-7). */
const LENGTH = 36;

/** Two lines that imitate a visa's machine-readable zone; only decoration. */
export function machineLines({
  destinationCountry,
  passport,
  status,
  type,
  days,
}: {
  destinationCountry: string;
  passport: string;
  status: ShownAccess | 'doubtful';
  type: VisaType;
  /** The length of stay, if it is a number of days. */
  days: number | undefined;
}): [first: string, second: string] {
  const stay = days === undefined ? '' : String(days).padStart(3, '0');
  return [
    lineOf(['V', destinationCountry, passport, '', statusName(status)]),
    lineOf([type, stay]),
  ];
}

function lineOf(parts: string[]): string {
  return parts
    .join('<')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9<]/g, '<')
    .padEnd(LENGTH, '<');
}
