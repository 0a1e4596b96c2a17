import { Link } from '@tanstack/react-router';
import { isFolded } from '#core/rules/decisions.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { DecisionRow, type RowProps } from './DecisionRow.tsx';
import type { Decision } from './decisionLabels.ts';

/** The decisions of one country: the gravest open, what is easier or trivial folded. */
export function CountryDecisions({
  group: { country, total, decisions },
  isAlone,
  ...row
}: RowProps & {
  group: RouterOutputs['decision']['list']['countries'][number];
  /** Whether the list shows no other country. */
  isAlone: boolean;
}) {
  const left = decisions.filter((decision) => !row.settling.isGone(decision));
  if (left.length === 0) return null;
  const folded = left.filter(isSettledTogether);
  const open = left.filter((decision) => !isSettledTogether(decision));
  const name = country === null ? 'Many countries' : row.nameOf(country);
  const heading = `decisions-of-${country ?? 'many'}`;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-xl font-semibold">
        {name}
      </h2>
      {open.length > 0 && (
        <ul className="flex flex-col gap-3">
          {open.map((decision) => (
            <DecisionRow key={`${decision.kind} ${decision.key}`} decision={decision} {...row} />
          ))}
        </ul>
      )}
      {folded.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2.5 font-semibold text-accent">
            {folded.length === 1
              ? '1 easier or trivial change'
              : `${folded.length} easier or trivial changes`}
            <span className="sr-only"> of {name}</span>
          </summary>
          <ul className="mt-1 flex flex-col gap-3">
            {folded.map((decision) => (
              <DecisionRow key={`${decision.kind} ${decision.key}`} decision={decision} {...row} />
            ))}
          </ul>
          {folded.length > 1 && (
            <Button
              className="button mt-3"
              aria-label={`Keep what visitors read: ${folded.length} changes of ${name}`}
              onClick={({ currentTarget }) => row.settling.settle('read', folded, currentTarget)}
            >
              Keep what visitors read for all {folded.length}
            </Button>
          )}
        </details>
      )}
      {!isAlone && country !== null && total > decisions.length && (
        <Link
          to="."
          search={(before: Record<string, unknown>) => ({ ...before, country, page: undefined })}
          className="link inline-flex min-h-11 items-center"
        >
          See all {total} decisions of {name}
        </Link>
      )}
    </section>
  );
}

/** Whether a decision is folded, to be settled with the others like it of its country. */
function isSettledTogether({ effect, toSettle }: Decision): boolean {
  return isFolded(effect) && toSettle !== null;
}
