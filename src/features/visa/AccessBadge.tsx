import {
  Ban,
  CircleCheck,
  CircleHelp,
  FileClock,
  Globe,
  House,
  PlaneLanding,
  Smartphone,
} from 'lucide-react';
import type { RouterOutputs } from '../../lib/trpc.ts';

export type DestinationEntry = RouterOutputs['entryRule']['forDestinations'][number];

/** Never colour alone: icon and words say the same. Unknown is a state of its own. */
const badges = {
  own_country: [House, 'Your passport’s country'],
  freedom_of_movement: [CircleCheck, 'Freedom of movement'],
  visa_free: [CircleCheck, 'Visa free'],
  visa_on_arrival: [PlaneLanding, 'Visa on arrival'],
  eta: [Smartphone, 'Travel authorisation'],
  e_visa: [Globe, 'E-visa'],
  visa_required: [FileClock, 'Visa required'],
  no_admission: [Ban, 'Entry not admitted'],
  unknown: [CircleHelp, 'No answer yet'],
} as const;

const caveats = {
  disagreement: 'sources disagree',
  ask: 'ask before you travel',
  condition: 'with a condition',
  unconfirmed: 'unconfirmed',
} as const;

/** What the visitor's passport needs at the destination of a card. */
export function AccessBadge({
  entry: { access, caveat },
  passport,
}: {
  entry: DestinationEntry;
  /** The passport it holds for, where the visitor has several. */
  passport?: string | undefined;
}) {
  const [Icon, words] = badges[access ?? 'unknown'];
  return (
    <p className="access-badge" data-access={access ?? 'unknown'} data-caveat={caveat}>
      <Icon aria-hidden="true" size={16} />
      <span>
        {words}
        {caveat && `, ${caveats[caveat]}`}
        {passport && ` (${passport})`}
      </span>
    </p>
  );
}
