/** How many rotated ellipses make the rosette. */
const PETALS = 16;

const angles = Array.from({ length: PETALS }, (_, index) => (index * 180) / PETALS);

/**
 * The engraved rosette of banknotes and passports, in the colour of its surroundings. It has a
 * column of its own, so that it is never behind text, and is hidden where there is no room for one.
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
