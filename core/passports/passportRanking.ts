import type { Opening } from '../answers/accessCounts.ts';

/** The ranking of passports. */

/** The criteria of rankings. */
export const rankings = ['no-visa-beforehand', 'visa-free'] as const satisfies Opening[];
export type Ranking = (typeof rankings)[number];

/** A rank from 1. Ties share a rank, and the next rank counts all of them. */
type Ranked<Item> = { item: Item; open: number; rank: number; shared: boolean };

/** Most open first; ties keep their order. */
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
