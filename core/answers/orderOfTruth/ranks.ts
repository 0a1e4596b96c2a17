import type { CurrentRule } from './storedFacts.ts';

/**
 * The order of truth of what is stored about a pair, below the own passport: which source is
 * believed where several state something.
 */
export const ranks = {
  administrator: 0,
  freedomOfMovement: 1,
  officialPrimary: 2,
  compilation: 3,
  officialSecondary: 4,
  edition: 5,
} as const;

export type Rank = (typeof ranks)[keyof typeof ranks];

/** The rank of a rule's source. */
export function rankOf(rule: Pick<CurrentRule, 'kind' | 'quality' | 'verifiedOn'>): Rank {
  if (rule.kind === 'administrator') return ranks.administrator;
  if (rule.kind === 'edition') return ranks.edition;
  if (rule.kind === 'compilation') return ranks.compilation;
  return rule.quality === 'primary' || rule.verifiedOn
    ? ranks.officialPrimary
    : ranks.officialSecondary;
}
