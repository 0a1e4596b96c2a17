import { useLocation, useNavigate } from '@tanstack/react-router';
import { readStay, type StayRow } from '#core/stays/stayRows.ts';
import messages from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import { Button } from '#src/ui/Button.tsx';
import { dayText } from './dayWords.ts';
import type { Zone } from './StayPlanner.tsx';
import { readStayHash, stayHash } from './stayLink.ts';
import { readStoredStays } from './storedStays.ts';
import type { Planner } from './usePlanner.ts';

const t = translator(messages);

/** Offers the stays in the opened link; those in this browser are never replaced without asking. */
export function LinkedStaysOffer({ planner, zones }: { planner: Planner; zones: Zone[] }) {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const linked = planner.loaded ? readStayHash(hash) : undefined;
  if (!linked) return null;
  const zone = zones.some(({ id }) => id === linked.zone) ? linked.zone : undefined;
  const { id, rows } = ownStays(planner, zone);
  const own = rows.filter((row) => readStay(row).stay);
  const isSame = stayHash(id, own) === stayHash(id, linked.rows);
  // The stays are removed from the address, where others could read them.
  const close = () => void navigate({ to: '.', hash: '', replace: true, resetScroll: false });
  const use = () => {
    planner.replace(id, linked.rows);
    close();
  };
  return (
    <section aria-labelledby="linked-stays" className="card no-print mb-6 flex flex-col gap-3 p-6">
      <h2 id="linked-stays" className="text-xl font-semibold">
        {t('linkBrings', { count: linked.rows.length })}
      </h2>
      <ul>
        {linked.rows.map((row) => (
          <LinkedStay key={`${row.entry} ${row.exit} ${row.exempt}`} row={row} />
        ))}
      </ul>
      {isSame ? <p>{t('sameStays')}</p> : own.length > 0 && <p>{t('replacesStays')}</p>}
      <div className="flex flex-wrap gap-3">
        {!isSame && (
          <Button className="button" onClick={use}>
            {t('useStays')}
          </Button>
        )}
        <Button onClick={close}>
          {t(isSame ? 'close' : own.length > 0 ? 'keepMine' : 'noThanks')}
        </Button>
      </div>
    </section>
  );
}

/** The stays entered for the link's zone, or for the current one. */
function ownStays({ zone, rows }: Planner, named = zone): { id: string; rows: StayRow[] } {
  return { id: named, rows: named === zone ? rows : readStoredStays(named) };
}

function LinkedStay({ row }: { row: StayRow }) {
  const { stay } = readStay(row);
  if (!stay) return null;
  const days = { entry: dayText(stay.entry), exit: dayText(stay.exit) };
  return <li>{t(row.exempt ? 'linkedExempt' : 'linkedStay', days)}</li>;
}
