import { daysText, spanText } from './dayWords.ts';
import type { EnteredStay } from './StayPlanner.tsx';

/** The stays in print, where the form's fields are hidden. */
export function PrintedStays({ stays }: { stays: EnteredStay[] }) {
  if (stays.length === 0) return null;
  const inOrder = stays.toSorted((a, b) => a.entry - b.entry);
  return (
    <section className="print-only">
      <h2 className="text-xl font-semibold">Stays</h2>
      <ul>
        {inOrder.map(({ key, entry, exit, exempt, label }) => (
          <li key={key}>
            {spanText(entry, exit)}: {daysText(exit - entry + 1)}
            {exempt && ', not counted'}
            {label && ` (${label})`}
          </li>
        ))}
      </ul>
    </section>
  );
}
