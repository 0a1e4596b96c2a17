/** The number of rotated ellipses in the rosette. */
const PETALS = 16;

const angles = Array.from({ length: PETALS }, (_, index) => (index * 180) / PETALS);

/**
 * The engraved rosette of banknotes and passports, in the surrounding colour. It has its own
 * column, so that it is never behind text, and is hidden if there is no space.
 */
export function Guilloche() {
  return (
    <div aria-hidden="true" className="guilloche">
      <svg viewBox="-100 -100 200 200" fill="none" stroke="currentColor" role="presentation">
        {angles.map((angle) => (
          <ellipse key={angle} rx="96" ry="58" strokeWidth="0.7" transform={`rotate(${angle})`} />
        ))}
        <circle r="99" strokeWidth="1.5" />
        <circle r="44" strokeWidth="1.5" />
      </svg>
    </div>
  );
}
