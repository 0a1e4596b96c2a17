import type { SidesSeen } from '#core/answers/answerSeen.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import type { AirsideNeed } from '#core/transitVocabulary.ts';

const needs: Readonly<Record<AirsideNeed, string>> = {
  no_visa: 'no visa',
  eta: 'travel authorisation',
  visa: 'visa',
  pass_border: 'everyone passes the border',
  unknown: 'unknown',
};

/** Both sides of changing planes, and which of them the verdict was about. */
export function TransitSides({ sides: { heading, airside, border } }: { sides: SidesSeen }) {
  const isUnconfirmed = airside.need !== 'unknown' && !airside.confirmed;
  const sides = [
    ['airside', `Transit area: ${needs[airside.need]}${isUnconfirmed ? ', unconfirmed' : ''}`],
    ['border', `Passport control: ${accessInWords(border)}`],
  ] as const;
  return (
    <span className="flex flex-col text-sm text-ink-soft">
      {sides.map(([side, text]) => (
        <span key={side}>{side === heading ? `${text} (the verdict)` : text}</span>
      ))}
    </span>
  );
}
