import type { OfficialLinkScheme } from '../vocabulary.ts';
import type { EntryAnswer } from './entryAnswer.ts';
import { isUnlimited } from './stayOfAll.ts';

/** Which facts of a country apply to a passport. */

type Entry = Pick<EntryAnswer, 'access' | 'disagreement'>;

/**
 * Whether a passport enters as a citizen's or by undisputed freedom of movement. Rules for
 * admitting foreign visitors don't apply then.
 */
export function entersByRight({ access, disagreement }: Entry): boolean {
  return isUnlimited(access) && disagreement === null;
}

type Facts = {
  conditions: unknown[];
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
    conditions: [],
    officialLinks,
    ...(facts.nomadSchemes && { nomadSchemes: [] }),
  };
}
