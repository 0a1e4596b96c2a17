import type { VisaBox } from '../../../server/schemas/visaBox.ts';

/** The machine-readable line of a visa has 44 places, the rest filled with "<" (ICAO Doc 9303-7). */
const LENGTH = 44;

/**
 * A line in the manner of a visa's machine-readable zone, as two halves that stand below each other
 * where it is narrow. It is decoration only.
 */
export function machineLine({
  destinationCountry,
  passport,
  box,
}: {
  destinationCountry: string;
  passport: string;
  box: Pick<VisaBox<{ durationDays: number }>, 'status' | 'type' | 'requirement'>;
}): [first: string, second: string] {
  const days = box.requirement ? String(box.requirement.durationDays).padStart(3, '0') : '';
  const parts = ['V', destinationCountry, passport, '', box.status, '', box.type, days];
  const line = parts
    .join('<')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9<]/g, '<')
    .padEnd(LENGTH, '<')
    .slice(0, LENGTH);
  return [line.slice(0, LENGTH / 2), line.slice(LENGTH / 2)];
}
