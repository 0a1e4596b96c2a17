import { useRouter } from '@tanstack/react-router';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { verdictToSave } from '#core/answers/savedVerdict.ts';
import { linkToAnswer } from './linkToAnswer.ts';
import { SaveButton } from './SaveButton.tsx';

/** Saves an answer to My travel, in this browser. */
export function SaveAnswer({
  answer,
  passport,
  destination,
  holds,
}: {
  /** The answer as shown, for today. */
  answer: EntryAnswer;
  passport: { code: string; name: string };
  destination: { code: string; name: string };
  /** The documents that it counts with, as in an address. */
  holds?: string | undefined;
}) {
  const router = useRouter();
  const { purpose } = answer;
  const key = `${passport.code}-${destination.code}-${purpose}`;
  return (
    <SaveButton
      id={key}
      address={() =>
        router.buildLocation(linkToAnswer({ passport, destination, purpose, holds })).href
      }
      isSaved={({ readTravel, keyOfAnswer }) =>
        readTravel().answers.some((saved) => keyOfAnswer(saved) === key)
      }
      remove={({ removeAnswer }) => removeAnswer(key)}
      save={({ saveAnswer }) =>
        saveAnswer({
          passport: { code: passport.code, name: passport.name },
          destination: { code: destination.code, name: destination.name },
          purpose,
          ...(holds && { holds }),
          verdict: verdictToSave(answer),
          savedAt: new Date().toISOString(),
        })
      }
    />
  );
}
