import type { MapShade } from './mapCountry.ts';

/** The side of a pattern's square, in units of the drawing. */
const SIDE = 32;

const diagonal = 'M-8 8L8 -8M0 32L32 0M24 40L40 24';
const otherDiagonal = 'M-8 24L8 40M0 0L32 32M24 -8L40 8';

/** Their lines; on paper the denser the easier it is to enter. */
const patterns = {
  freedom_of_movement: { d: diagonal + otherDiagonal, width: 6 },
  visa_free: { d: diagonal, width: 7 },
  visa_on_arrival: { d: 'M0 8H32M0 24H32', width: 4 },
  eta: { d: 'M8 0V32M24 0V32', width: 3 },
  e_visa: { d: 'M8 8h0M24 24h0', width: 9 },
  no_admission: { d: 'M8 8L24 24M24 8L8 24', width: 4 },
  unknown: { d: diagonal, width: 3 },
} satisfies Partial<Record<MapShade, { d: string; width: number }>>;

/** The patterns that stand for the colours on paper, and on the screen for what is unknown. */
export function MapPatterns() {
  return (
    <defs>
      {Object.entries(patterns).map(([shade, { d, width }]) => (
        <pattern
          key={shade}
          id={`map-${shade}`}
          width={SIDE}
          height={SIDE}
          patternUnits="userSpaceOnUse"
        >
          {shade === 'unknown' && <rect width={SIDE} height={SIDE} />}
          <path d={d} strokeWidth={width} strokeLinecap="round" />
        </pattern>
      ))}
    </defs>
  );
}
