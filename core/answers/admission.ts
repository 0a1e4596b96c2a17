import type { BorderCondition } from '../border/borderFacts.ts';
import type { OfficialLinkScheme } from '../borderVocabulary.ts';
import type { EntryAnswer } from './entryAnswer.ts';
import { isUnlimited } from './stayOfAll.ts';

/** Which facts of a country apply to a passport. */

type Entry = Pick<EntryAnswer, 'access' | 'disagreement' | 'right'>;

/**
 * Whether a passport enters as a citizen's, by freedom of movement or by another right, undisputed.
 * Rules for admitting foreign visitors don't apply then.
 */
export function entersByRight({ access, disagreement, right }: Entry): boolean {
  return (isUnlimited(access) || right !== null) && disagreement === null;
}

/**
 * The conditions of a country that hold for those who enter by right: for own citizens, which passport they use;
 * none for freedom of movement, which earlier travel doesn't end; for another right of some citizens, what earlier
 * travel does, and vaccinations, which depend on where a traveller comes from.
 */
export function conditionsByRight<Condition extends Pick<BorderCondition, 'kind'>>(
  { access, right }: Pick<Entry, 'access' | 'right'>,
  conditions: readonly Condition[],
): Condition[] {
  const holds: { [kind in BorderCondition['kind']]?: boolean } = {
    own_passport: access === 'own_country',
    travel_history: !isUnlimited(access),
    vaccination: right !== null,
  };
  return conditions.filter(({ kind }) => holds[kind]);
}

type Facts = {
  conditions: Pick<BorderCondition, 'kind'>[];
  officialLinks: { scheme: OfficialLinkScheme; foreignersOnly: boolean }[];
  nomadSchemes?: unknown[];
};

/**
 * A country's facts that apply to the passport with this answer, for a tourist stay. Passports that
 * enter by right need arrival cards at most.
 */
export function factsFor<Stated extends Facts>(entry: Entry, facts: Stated): Stated {
  if (!entersByRight(entry)) return facts;
  const officialLinks = facts.officialLinks.filter(
    ({ scheme, foreignersOnly }) =>
      scheme === 'arrival_card' && !(foreignersOnly && entry.access === 'own_country'),
  );
  return {
    ...facts,
    conditions: conditionsByRight(entry, facts.conditions),
    officialLinks,
    ...(facts.nomadSchemes && { nomadSchemes: [] }),
  };
}
