import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { answerInRow } from '#core/answers/words/answerTexts.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { linkTo } from '#src/site/sources/linkTo.tsx';

const t = translator(answerMessages);

/** For a territory whose answer derives from its state: the state's rules and their sources. */
export function TerritoryRules({
  territory,
  answer: { passport, purpose },
  on,
}: {
  territory: RouterOutputs['page']['answer']['territory'];
  answer: EntryAnswer;
  on: string | undefined;
}) {
  if (!territory) return null;
  const { state, source } = territory;
  return (
    <>
      {state && (
        <p className="font-semibold">
          <Link
            to="/visa-info/$topic"
            params={{ topic: state.code }}
            search={{ type: purpose, from: passport, on }}
            className="link inline-flex min-h-11 items-center"
          >
            {t('stateAnswer', {
              state: state.name,
              answer: answerInRow({ ...state, stay: null }),
            })}
          </Link>
        </p>
      )}
      {source && (
        <p className="text-sm">
          {t.rich('sourceUnchecked', {
            source: source.title,
            link: linkTo(source),
          })}
        </p>
      )}
    </>
  );
}
