import { Link } from '@tanstack/react-router';
import { listedAccess } from '#core/answers/access.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { lengthInLine } from '#core/answers/words/stayWords.ts';
import { verdictWords } from '#core/answers/words/verdictWords.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import requirementMessages from '#messages/en/requirement.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { AccessBadge } from '../AccessBadge.tsx';
import { EntryDay } from './EntryDay.tsx';

const t = translator(answerMessages);
const requirementText = translator(requirementMessages);

/** A kind of stay with its answer in short. */
export type KindOfStay = RouterOutputs['page']['answer']['kinds'][number];

/** The answers for each kind of stay, the chosen one marked, and for another day of entry. */
export function KindsOfStay({
  kinds,
  chosen,
}: {
  kinds: readonly KindOfStay[];
  chosen: EntryAnswer;
}) {
  return (
    <nav aria-labelledby="kinds-of-stay" className="no-print flex flex-col gap-3">
      <h2 id="kinds-of-stay" className="text-xl font-semibold">
        {t('kindOfStay')}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-3">
        {kinds.map(({ purpose, access, stay, restriction, mark, doubt }) => (
          <li key={purpose} className="grid">
            <Link
              to="."
              search={(previous: Record<string, unknown>) => ({ ...previous, type: purpose })}
              resetScroll={false}
              // The router doesn't know the default stay, so it can't mark the current link.
              activeProps={{ 'aria-current': undefined }}
              aria-current={purpose === chosen.purpose ? 'true' : undefined}
              className="kind-of-stay card"
            >
              <span>{requirementText('type', { type: purpose })}</span>{' '}
              <AccessBadge
                entry={{
                  access: listedAccess({ access, suspended: restriction !== null }),
                  mark: purpose === chosen.purpose ? markBelow(chosen, mark) : mark,
                  doubt,
                }}
              />
              {(stay || restriction) && (
                <span className="text-sm">
                  {' '}
                  {restriction
                    ? verdictWords({ access, restriction }).heading
                    : stay && lengthInLine(stay)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <EntryDay answer={chosen} />
    </nav>
  );
}

/**
 * The mark of the chosen kind: that of its heading. The verdict above says what else the answer
 * depends on, and which rule has ended.
 */
function markBelow({ disagreement }: EntryAnswer, mark: KindOfStay['mark']): KindOfStay['mark'] {
  return disagreement?.kind === 'sources_disagree' ? mark : null;
}
