import { CalendarPlus, Link2, Printer } from 'lucide-react';
import { useState } from 'react';
import type { StayAdvice } from '#core/stays/stayAdvice.ts';
import type { StayPlan } from '#core/stays/stayWindow.ts';
import messages from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import { saveCalendar } from '#src/lib/saveCalendar.ts';
import { Button } from '#src/ui/Button.tsx';
import { copyText } from '#src/ui/copyText.ts';
import { planEvents } from './planEvents.ts';
import type { EnteredStay, Zone } from './StayPlanner.tsx';
import { stayHash } from './stayLink.ts';
import type { KeyedRow } from './usePlanner.ts';

const t = translator(messages);

/** Exports the plan: a link, a calendar file, print. */
export function PlanActions({
  rows,
  stays,
  plan,
  lawful,
  advice,
  zone,
  on,
  today,
}: {
  rows: KeyedRow[];
  stays: EnteredStay[];
  plan: StayPlan;
  /** The plan with all corrections applied. */
  lawful: StayPlan;
  /** By the index of the stay. */
  advice: (StayAdvice | undefined)[];
  zone: Zone;
  on: number;
  today: number;
}) {
  const [outcome, setOutcome] = useState<{ link: string; copied: boolean }>();
  const copy = async () => {
    const link = `${location.origin}${location.pathname}#${stayHash(zone.id, rows)}`;
    setOutcome({ link, copied: await copyText(link) });
  };
  const save = () =>
    saveCalendar(planEvents(stays, { plan, lawful, advice, zone, on, today }), 'stays.ics');
  return (
    <div className="needs-scripts no-print flex flex-wrap items-center gap-2">
      <Button onClick={save}>
        <CalendarPlus aria-hidden="true" size={18} /> {t('saveCalendar')}
      </Button>
      <Button onClick={copy}>
        <Link2 aria-hidden="true" size={18} /> {t('copyLink')}
      </Button>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} /> {t('print')}
      </Button>
      <span role="status" className="text-sm text-ink-soft">
        {outcome && t(outcome.copied ? 'linkCopied' : 'cannotCopy')}
      </span>
      {outcome?.copied === false && (
        <input
          readOnly
          aria-label={t('linkField')}
          value={outcome.link}
          onFocus={(event) => event.currentTarget.select()}
          className="input max-w-xl text-sm"
        />
      )}
    </div>
  );
}
