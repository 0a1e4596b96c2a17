import { accessInWords } from '#core/answers/words/accessWords.ts';
import { wordsOfStay } from '#core/answers/words/stayWords.ts';
import type { ShownAnswer } from '#core/inputs/answerReport.ts';
import { SidesText } from './SidesText.tsx';
import { SideText } from './SideText.tsx';

/** The answer as it was shown to the visitor who reported it. */
export function SeenAnswer({ answer }: { answer: ShownAnswer | null }) {
  if (!answer) return null;
  const { access, stay, source, sides } = answer;
  return (
    <SideText source={source?.title ?? null} dates={[source?.date ?? null]}>
      <span className="font-semibold">{accessInWords(access)}</span>
      {stay && <span>{wordsOfStay(stay)}</span>}
      {sides && <SidesText sides={sides} />}
    </SideText>
  );
}
