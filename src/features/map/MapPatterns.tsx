import type { MapShade } from './mapCountry.ts';

/** Patterns as paths in a square of this many units of the drawing. */
const SIZE = 28;

/** Lines and dots, the denser the harder it is to enter; what is easiest is plain black. */
const strokes = {
  visa_free: { d: 'M0 0L28 28M-7 21L7 35M21 -7L35 7', width: 9 },
  visa_on_arrival: { d: 'M0 14H28', width: 10 },
  eta: { d: 'M14 0V28', width: 8 },
  e_visa: { d: 'M0 28L28 0M-7 7L7 -7M21 35L35 21', width: 3 },
  visa_required: { d: 'M14 14h0', width: 8 },
  unknown: { d: 'M0 28L28 0M-7 7L7 -7M21 35L35 21', width: 5 },
} satisfies Partial<Record<MapShade, { d: string; width: number }>>;

/** The patterns that stand for the colours in print, and on the screen for what is unknown. */
export function MapPatterns() {
  return (
    <defs>
      {Object.entries(strokes).map(([shade, { d, width }]) => (
        <pattern
          key={shade}
          id={`map-${shade}`}
          width={SIZE}
          height={SIZE}
          patternUnits="userSpaceOnUse"
        >
          <path d={d} strokeWidth={width} />
        </pattern>
      ))}
    </defs>
  );
}
