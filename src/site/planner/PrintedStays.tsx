import messages from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import { spanText } from './dayWords.ts';
import type { EnteredStay } from './StayPlanner.tsx';

const t = translator(messages);

/** The stays in print, where the form's fields are hidden. */
export function PrintedStays({ stays }: { stays: EnteredStay[] }) {
  if (stays.length === 0) return null;
  const inOrder = stays.toSorted((a, b) => a.entry - b.entry);
  return (
    <section className="print-only">
      <h2 className="text-xl font-semibold">{t('printedStays')}</h2>
      <ul>
        {inOrder.map(({ key, entry, exit, exempt, label }) => {
          const days = { span: spanText(entry, exit), days: exit - entry + 1 };
          const stay = t(exempt ? 'printedExempt' : 'printedStay', days);
          return <li key={key}>{label ? t('printedNote', { stay, note: label }) : stay}</li>;
        })}
      </ul>
    </section>
  );
}
