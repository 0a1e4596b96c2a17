import type { ListedAnswer } from '#core/answers/doubt.ts';
import { toneOf } from '#core/answers/tone.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import verdictMessages from '#messages/en/verdict.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';

const t = translator(verdictMessages);

export type DestinationEntry = RouterOutputs['entryRule']['forDestinations'][number];

/**
 * The visitor's access at a card's destination. It never relies on colour alone: icon and words are
 * equivalent. The icons are a file of their own, as the home page has cards and its scripts must
 * stay small.
 */
export function AccessBadge({
  entry: { access, mark, doubt },
  passport,
}: {
  entry: ListedAnswer;
  /** The passport it applies to, if the visitor has several. */
  passport?: string | undefined;
}) {
  const kind = access ?? 'unknown';
  const words = accessInWords(kind);
  const answer = mark ? t('accessMarked', { access: words, mark: t('mark', { mark }) }) : words;
  return (
    <p className="access-badge" data-tone={toneOf(kind, doubt)}>
      <svg aria-hidden="true" width={16} height={16}>
        <use href={`/access.svg#${kind}`} />
      </svg>
      <span>{passport ? t('accessOfPassport', { access: answer, passport }) : answer}</span>
    </p>
  );
}
