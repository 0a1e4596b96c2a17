import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '#core/answers/access.ts';
import { answerInRow } from '#core/answers/words/answerTexts.ts';
import answerMessages from '#messages/answers/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { EntryDay } from './EntryDay.tsx';

const t = translator(answerMessages);

const rowKeys = {
  tourist: 'touristAnswer',
  transit: 'transitAnswer',
  working: 'workingAnswer',
} as const;

/** The answers for each kind of stay, and for another day of entry. */
export function KindsOfStay({
  kinds,
  chosen,
}: {
  kinds: readonly Pick<EntryAnswer, 'purpose' | 'access' | 'stay' | 'restriction'>[];
  chosen: EntryAnswer;
}) {
  return (
    <nav aria-labelledby="kinds-of-stay" className="no-print flex flex-col gap-2">
      <h2 id="kinds-of-stay" className="text-xl font-semibold">
        {t('kindOfStay')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {kinds.map((kind) => (
          <li key={kind.purpose}>
            <Link
              to="."
              search={(previous: Record<string, unknown>) => ({
                ...previous,
                type: kind.purpose,
              })}
              // The router doesn't know the default stay, so it can't mark the current link.
              activeProps={{ 'aria-current': undefined }}
              aria-current={kind.purpose === chosen.purpose ? 'true' : undefined}
              className="link inline-flex min-h-11 items-center"
            >
              {t(rowKeys[kind.purpose], { answer: answerInRow(kind) })}
            </Link>
          </li>
        ))}
      </ul>
      <EntryDay answer={chosen} />
    </nav>
  );
}
