import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '../../../../server/schemas/answers/access.ts';
import { accessInWords } from '../../../../server/schemas/answers/verdict.ts';
import {
  stateWithEntryRules,
  territoryOf,
} from '../../../../server/schemas/countries/territories.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ExternalLink } from '../../../ui/ExternalLink.tsx';
import { countryInput } from '../../passports/queries.ts';
import { answerInput } from '../queries.ts';

/** For a territory whose answer derives from its state: the state's rules and their sources. */
export function TerritoryRules({ answer, on }: { answer: EntryAnswer; on: string | undefined }) {
  const { destination, access } = answer;
  const territory = territoryOf(destination);
  if (!territory || (access !== null && access !== 'own_country')) return null;
  const state = access === null ? stateWithEntryRules(destination) : undefined;
  const { source } = territory;
  return (
    <>
      {state && <StateAnswer answer={answer} state={state} on={on} />}
      {source && (
        <p className="text-sm">
          Source: <ExternalLink href={source.address}>{source.title}</ExternalLink>
        </p>
      )}
    </>
  );
}

function StateAnswer({
  answer: { passport, purpose },
  state,
  on,
}: {
  answer: EntryAnswer;
  state: string;
  on: string | undefined;
}) {
  const [answer] = trpc.entryRule.answer.useSuspenseQuery(
    answerInput(passport, state, purpose, on),
  );
  const [{ name }] = trpc.country.byCode.useSuspenseQuery(countryInput(state));
  return (
    <p className="font-semibold">
      <Link
        to="/visa-info/$topic"
        params={{ topic: state }}
        search={{ type: purpose, from: passport, on }}
        className="link inline-flex min-h-11 items-center"
      >
        {name}: {accessInWords(answer.access)}
      </Link>
    </p>
  );
}
