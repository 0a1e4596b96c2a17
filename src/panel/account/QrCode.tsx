import { encode } from 'uqr';

/** Modules of white around the code, which readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code, black on white in both themes, as readers expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full rounded-md bg-white"
    >
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
}
