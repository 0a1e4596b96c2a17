import { useLocation, useNavigate } from '@tanstack/react-router';
import { readStay, type StayRow } from '../../../server/schemas/stays/stayRows.ts';
import { Button } from '../../ui/Button.tsx';
import { dayText } from './dayWords.ts';
import type { Zone } from './StayPlanner.tsx';
import { readStayHash, stayHash } from './stayLink.ts';
import { readStoredStays } from './storedStays.ts';
import type { Planner } from './usePlanner.ts';

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
        This link brings {linked.rows.length === 1 ? 'a stay' : `${linked.rows.length} stays`}
      </h2>
      <ul>
        {linked.rows.map(({ entry, exit, exempt }) => (
          <li key={`${entry} ${exit} ${exempt}`}>{textOf({ entry, exit, exempt })}</li>
        ))}
      </ul>
      {isSame ? (
        <p>They are the ones that you have entered.</p>
      ) : (
        own.length > 0 && <p>Using them replaces what you have entered.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {!isSame && (
          <Button className="button" onClick={use}>
            Use these stays
          </Button>
        )}
        <Button onClick={close}>
          {isSame ? 'Close' : own.length > 0 ? 'Keep mine' : 'No, thanks'}
        </Button>
      </div>
    </section>
  );
}

/** The stays entered for the link's zone, or for the current one. */
function ownStays({ zone, rows }: Planner, named = zone): { id: string; rows: StayRow[] } {
  return { id: named, rows: named === zone ? rows : readStoredStays(named) };
}

function textOf({ entry, exit, exempt }: { entry: string; exit: string; exempt: boolean }): string {
  const { stay } = readStay({ entry, exit, exempt, label: '' });
  if (!stay) return '';
  const days = `${dayText(stay.entry)} to ${dayText(stay.exit)}`;
  return exempt ? `${days}, not counted` : days;
}
