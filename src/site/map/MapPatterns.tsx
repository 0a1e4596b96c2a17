/** The side of the pattern's square, in units of the drawing. */
const SIDE = 32;

/** The pattern of countries with an unknown answer; omitted in print, see worldMap.css. */
export function MapPatterns() {
  return (
    <defs>
      <pattern id="map-unknown" width={SIDE} height={SIDE} patternUnits="userSpaceOnUse">
        <rect width={SIDE} height={SIDE} />
        <path d="M-8 8L8 -8M0 32L32 0M24 40L40 24" strokeWidth={3} strokeLinecap="round" />
      </pattern>
    </defs>
  );
}
