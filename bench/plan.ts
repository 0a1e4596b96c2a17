import type { Length } from './processes/loader.ts';

/** How much is measured. */
export type Plan = {
  /** Rounds per server, of which the medians count. */
  rounds: number;
  /** The load of a round. */
  load: Length;
  /** The load of a server before its first round, if any. */
  warmUp: Length | null;
  /** Numbers of connections, each measured on its own. */
  connections: number[];
  /** Starts of the product. */
  starts: number;
  /** Uncached pages whose first byte is timed. */
  firstBytes: number;
  /** Saves by one process that another one has to notice. */
  saves: number;
  /** Renderings by React alone: until V8 has compiled the hot code, and those measured. */
  renderings: { first: number; counted: number };
  /** Whether the figures are compared with the goals. */
  isJudged: boolean;
};

const full: Plan = {
  rounds: 3,
  load: { seconds: 3 },
  warmUp: { seconds: 1 },
  connections: [10, 100],
  starts: 5,
  firstBytes: 200,
  saves: 300,
  renderings: { first: 300, counted: 300 },
  isJudged: true,
};

export const plans = {
  full,
  /** One short round of each. */
  quick: {
    ...full,
    rounds: 1,
    load: { seconds: 1 },
    starts: 3,
    firstBytes: 50,
    saves: 100,
  },
  /** Everything with a handful of requests, which shows that it works, and nothing else. */
  once: {
    rounds: 1,
    load: { requests: 10 },
    warmUp: null,
    connections: [2],
    starts: 1,
    firstBytes: 2,
    saves: 2,
    renderings: { first: 1, counted: 1 },
    isJudged: false,
  },
} satisfies Record<string, Plan>;
