import { inEnglish } from '#src/lib/inEnglish.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';

type Season = RouterOutputs['destination']['byId']['weather']['seasons'][number];

const WIDTH = 480;
const HEIGHT = 170;
/** Space for the degrees above a band and the season's name below. */
const TOP = 18;
const BOTTOM = 26;
const BAND = 26;
/** The rainfall that fills the chart, in mm; more is cut off. */
const WETTEST = 400;

/** Mirrors texts once more in the chart, which runs from right to left as text does. */
const READABLE = 'origin-center [transform-box:fill-box] rtl:-scale-x-100';

/** For each season a band from the mean minimum to the mean maximum, in front of its rain. */
export function ClimateChart({ seasons }: { seasons: Season[] }) {
  const coldest = Math.min(0, ...seasons.map((season) => season.temperature.min));
  const warmest = Math.max(30, ...seasons.map((season) => season.temperature.max));
  const floor = HEIGHT - BOTTOM;
  const yOf = (degrees: number) =>
    TOP + ((warmest - degrees) / (warmest - coldest)) * (floor - TOP);
  const step = WIDTH / seasons.length;

  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full max-w-xl rtl:-scale-x-100"
    >
      <line x1="0" x2={WIDTH} y1={floor} y2={floor} className="stroke-line-strong" />
      {seasons.map(({ name, months, temperature, rainfall }, index) => {
        const middle = step * (index + 0.5);
        const rain = (Math.min(rainfall, WETTEST) / WETTEST) * (floor - TOP);
        const top = yOf(temperature.max);
        return (
          <g key={`${name} ${months}`} textAnchor="middle" fontSize="12" className="fill-ink">
            <rect
              x={middle - step * 0.32}
              y={floor - rain}
              width={step * 0.64}
              height={rain}
              rx="3"
              className="fill-arrival opacity-25"
            />
            <rect
              x={middle - BAND / 2}
              y={top}
              width={BAND}
              height={Math.max(4, yOf(temperature.min) - top)}
              rx="6"
              className="fill-accent"
            />
            <text x={middle} y={top - 5} fontWeight="600" direction="ltr" className={READABLE}>
              {temperature.max}°
            </text>
            <text x={middle} y={HEIGHT - 8} className={`fill-ink-soft ${READABLE}`}>
              <tspan lang={inEnglish().lang}>{name}</tspan>
            </text>
          </g>
        );
      })}
    </svg>
  );
}
