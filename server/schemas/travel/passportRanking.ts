import type { Access } from '../../../db/schema.ts';
import { accesses, withoutVisaBeforehand } from '../answers/access.ts';

/** How passports are ranked. No zod here: public pages load this file. */

/** How many destinations give a passport each access; where no source has a rule, unknown. */
export type PassportCounts = Record<Access | 'unknown', number>;

/** What counts as open: no visa beforehand, or no visa at all. */
export const rankings = ['no-visa-beforehand', 'visa-free'] as const;
export type Ranking = (typeof rankings)[number];

const counted: Record<Ranking, readonly Access[]> = {
  'no-visa-beforehand': accesses.filter((access) => withoutVisaBeforehand.has(access)),
  'visa-free': ['freedom_of_movement', 'visa_free'],
};

/** How many destinations are open. The own country and what is unknown are not among them. */
export function openTo(counts: PassportCounts, ranking: Ranking): number {
  return counted[ranking].reduce((sum, access) => sum + counts[access], 0);
}

/** A place in a ranking, from 1. Equals share it, and the next place is counted after all of them. */
export type Ranked<Item> = { item: Item; open: number; rank: number; shared: boolean };

/** The most open first, equals in their given order. */
export function rankPassports<Item>(
  items: readonly Item[],
  openOf: (item: Item) => number,
): Ranked<Item>[] {
  const sorted = items
    .map((item) => ({ item, open: openOf(item) }))
    .toSorted((a, b) => b.open - a.open);
  const first = new Map<number, number>();
  const count = new Map<number, number>();
  for (const [index, { open }] of sorted.entries()) {
    if (!first.has(open)) first.set(open, index + 1);
    count.set(open, (count.get(open) ?? 0) + 1);
  }
  return sorted.map(({ item, open }) => ({
    item,
    open,
    rank: first.get(open) ?? 0,
    shared: (count.get(open) ?? 0) > 1,
  }));
}
