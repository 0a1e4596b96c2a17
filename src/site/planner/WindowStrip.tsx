import type { StayPlan, WindowRule } from '#core/stays/stayWindow.ts';

/**
 * The window that ends on a day, drawn with bars for days of presence. The text beside it is
 * equivalent.
 */
export function WindowStrip({ plan, zone, on }: { plan: StayPlan; zone: WindowRule; on: number }) {
  const first = on - zone.per + 1;
  const bars = plan.merged
    .map(({ entry, exit }) => ({ from: Math.max(entry, first), to: Math.min(exit, on) }))
    .filter(({ from, to }) => from <= to);
  const tooMany = plan.used(on) > zone.days;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${zone.per} 10`}
      preserveAspectRatio="none"
      className="window-strip"
    >
      {bars.map(({ from, to }) => (
        <rect
          key={from}
          x={from - first}
          width={to - from + 1}
          height="10"
          className={tooMany ? 'fill-refused' : 'fill-arrival'}
        />
      ))}
    </svg>
  );
}
