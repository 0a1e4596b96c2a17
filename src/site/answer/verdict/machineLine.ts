import type { ShownAccess } from '#core/answers/access.ts';
import { statusName } from '#core/answers/verdict.ts';
import type { VisaType } from '#core/vocabulary.ts';

/** The machine-readable line of a visa has 44 characters, padded with "<" (ICAO Doc 9303-7). */
const LENGTH = 44;

/**
 * A line that imitates a visa's machine-readable zone, as two halves that wrap on narrow screens.
 * It is only decoration.
 */
export function machineLine({
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
  const parts = ['V', destinationCountry, passport, '', statusName(status), '', type, stay];
  const line = parts
    .join('<')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9<]/g, '<')
    .padEnd(LENGTH, '<')
    .slice(0, LENGTH);
  return [line.slice(0, LENGTH / 2), line.slice(LENGTH / 2)];
}
