import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { isUnlimited } from '#core/answers/stayOfAll.ts';
import { answerInRow } from '#core/answers/words/answerTexts.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import borderMessages from '#messages/border/en.gen.ts';
import { translator } from '#messages/translate.ts';
import type { KindOfStay } from '../answer/country/KindsOfStay.tsx';
import { ChangingPlanes } from './ChangingPlanes.tsx';

const t = translator(borderMessages);

/** Of a transit answer, what each side of passport control needs; nothing for other kinds of stay. */
export function TransitSides({
  answer,
  kinds,
}: {
  answer: EntryAnswer;
  kinds: readonly KindOfStay[];
}) {
  const landside = kinds.find(({ purpose }) => purpose === DEFAULT_STAY);
  if (answer.purpose !== 'transit' || !landside) return null;
  return (
    <ChangingPlanes
      airside={isUnlimited(landside.access) ? null : answerInRow(answer)}
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
