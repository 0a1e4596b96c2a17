import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '#core/answers/access.ts';
import { answerInRow } from '#core/answers/words/answerTexts.ts';
import { stateWithEntryRules, territoryOf } from '#core/countries/territories.ts';
import { sourceOfTerritory } from '#core/countries/territorySources.ts';
import answerMessages from '#messages/answers/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { countryInput } from '#src/site/passports/queries.ts';
import { linkTo } from '../linkTo.tsx';
import { answerInput } from '../queries.ts';

const t = translator(answerMessages);

/** For a territory whose answer derives from its state: the state's rules and their sources. */
export function TerritoryRules({
  answer,
  on,
  holds,
}: {
  answer: EntryAnswer;
  on: string | undefined;
  /** The documents that it counts with. */
  holds: string | undefined;
}) {
  const { destination, access } = answer;
  const territory = territoryOf(destination);
  if (!territory || (access !== null && access !== 'own_country')) return null;
  const state = access === null ? stateWithEntryRules(destination) : undefined;
  const source = sourceOfTerritory(destination);
  return (
    <>
      {state && <StateAnswer answer={answer} state={state} on={on} holds={holds} />}
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

function StateAnswer({
  answer: { passport, purpose },
  state,
  on,
  holds,
}: {
  answer: EntryAnswer;
  state: string;
  on: string | undefined;
  holds: string | undefined;
}) {
  const [country] = trpc.country.byCode.useSuspenseQuery(countryInput(state));
  const [answer] = trpc.entryRule.answer.useSuspenseQuery(
    answerInput(passport, state, purpose, on, holds),
  );
  return (
    <p className="font-semibold">
      <Link
        to="/visa-info/$topic"
        params={{ topic: state }}
        search={{ type: purpose, from: passport, on }}
        className="link inline-flex min-h-11 items-center"
      >
        {t('stateAnswer', { state: country.name, answer: answerInRow({ ...answer, stay: null }) })}
      </Link>
    </p>
  );
}
