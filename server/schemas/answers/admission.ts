import type { PortalScheme } from '../../../db/schema.ts';
import type { EntryAnswer } from './access.ts';
import { isUnlimited } from './stayOfAll.ts';

/** Which facts of a country concern whom. No zod here: public pages load this file. */

type Entry = Pick<EntryAnswer, 'access' | 'disagreement'>;

/**
 * Whether somebody enters as a citizen or by freedom of movement, which no source doubts. Rules on how
 * foreign visitors are admitted are not theirs.
 */
export function entersByRight({ access, disagreement }: Entry): boolean {
  return isUnlimited(access) && disagreement === null;
}

type Facts = {
  conditions: unknown[];
  portals: { scheme: PortalScheme; foreignersOnly: boolean }[];
  nomadSchemes?: unknown[];
};

/**
 * Of what a country asks and offers, what concerns the passport with this answer for a tourist stay. Who
 * enters by right fills in arrival cards at most.
 */
export function factsFor<Stated extends Facts>(entry: Entry, facts: Stated): Stated {
  if (!entersByRight(entry)) return facts;
  const portals = facts.portals.filter(
    ({ scheme, foreignersOnly }) =>
      scheme === 'arrival_card' && !(foreignersOnly && entry.access === 'own_country'),
  );
  return { ...facts, conditions: [], portals, ...(facts.nomadSchemes && { nomadSchemes: [] }) };
}
