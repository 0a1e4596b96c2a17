import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '#core/answers/access.ts';
import { answerInRow } from '#core/answers/words/answerTexts.ts';
import borderMessages from '#messages/border/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { ChangingPlanes } from './ChangingPlanes.tsx';

const t = translator(borderMessages);

type Kind = Pick<EntryAnswer, 'purpose' | 'access' | 'stay' | 'restriction'>;

/** Of a transit answer, what each side of passport control needs; nothing for other kinds of stay. */
export function TransitSides({ answer, kinds }: { answer: EntryAnswer; kinds: readonly Kind[] }) {
  const landside = kinds.find(({ purpose }) => purpose === 'tourist');
  if (answer.purpose !== 'transit' || !landside) return null;
  return (
    <ChangingPlanes
      airside={answerInRow(answer)}
      isKnown={answer.access !== null || answer.restriction !== null}
      landside={
        <>
          <Link
            to="."
            search={(previous: Record<string, unknown>) => ({ ...previous, type: undefined })}
            className="link inline-flex min-h-11 items-center"
          >
            {answerInRow(landside)}
          </Link>
          <p className="text-sm text-ink-soft">{t('landsideWhy')}</p>
        </>
      }
    />
  );
}
