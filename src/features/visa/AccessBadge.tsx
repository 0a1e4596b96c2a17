import { accessWords } from '../../../server/schemas/answers/accessWords.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';

export type DestinationEntry = RouterOutputs['entryRule']['forDestinations'][number];

/** Unknown is a state of its own, never "not required". */
const words = {
  own_country: 'Your passport’s country',
  ...accessWords,
  unknown: 'No answer yet',
} as const;

const caveats = {
  disagreement: 'sources disagree',
  ask: 'ask before you travel',
  condition: 'with a condition',
  unconfirmed: 'unconfirmed',
} as const;

/**
 * What the visitor's passport needs at the destination of a card. Never colour alone: icon and words
 * say the same. The icons are a file of their own, as cards are on the home page, whose scripts are
 * to stay small.
 */
export function AccessBadge({
  entry: { access, caveat },
  passport,
}: {
  entry: Pick<DestinationEntry, 'access' | 'caveat'>;
  /** The passport it holds for, where the visitor has several. */
  passport?: string | undefined;
}) {
  const kind = access ?? 'unknown';
  return (
    <p className="access-badge" data-access={kind} data-caveat={caveat}>
      <svg aria-hidden="true" width={16} height={16}>
        <use href={`/access.svg#${kind}`} />
      </svg>
      <span>
        {words[kind]}
        {caveat && `, ${caveats[caveat]}`}
        {passport && ` (${passport})`}
      </span>
    </p>
  );
}
