/** A random number generator that is deterministic for a seed, on every machine. */
export type Random = {
  /** An integer from `min` to `max`, both included. */
  between: (min: number, max: number) => number;
  one: <Item>(items: readonly Item[]) => Item;
  /** `count` different items, in the order of the list; all of them if it is shorter. */
  some: <Item>(items: readonly Item[], count: number) => Item[];
};

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state suffice for sample data. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    between,
    one(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to choose from');
      return item;
    },
    some(items, count) {
      const left = items.map((_, index) => index);
      while (left.length > count) left.splice(between(0, left.length - 1), 1);
      return items.filter((_, index) => left.includes(index));
    },
  };
}
