import type { Opening } from '../answers/accessCounts.ts';

/** How passports are ranked. No zod here: public pages load this file. */

/** What they are ranked by. */
export const rankings = ['no-visa-beforehand', 'visa-free'] as const satisfies Opening[];
export type Ranking = (typeof rankings)[number];

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
