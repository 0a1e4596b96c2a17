import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cachedResponse.ts';

/** What all kept answers may take together, their compressed copies included. */
const MEMORY_BYTES = 12 * 1024 * 1024;

/** Of that, for what was asked for once so far. */
const SHARE_OF_NEW = 1 / 3;

const ONE_HOUR_MS = 60 * 60 * 1000;

export type ResponseKind = 'page' | 'api';

export type ResponseCache = {
  /** The answer that is kept under `key`, if there is one. */
  find: (kind: ResponseKind, key: string) => CachedResponse | undefined;
  /**
   * What `make` gives, which is kept under `key` unless it is undefined or something was written
   * meanwhile. Many who ask at once wait for one `make`. Throws what `make` throws.
   */
  make: (
    kind: ResponseKind,
    key: string,
    make: () => Promise<CachedResponse | undefined>,
  ) => Promise<CachedResponse | undefined>;
};

/**
 * A bounded memory of answers that are the same for everyone who asks with the same key. Any write
 * to the database empties it: `contentVersion` is compared at every look. So does a new hour, for
 * what depends on the clock (the year in the footer). `onLook` hears of hits and misses.
 */
export function createResponseCache(
  contentVersion: () => number,
  {
    onLook = () => {},
    memoryBytes = MEMORY_BYTES,
  }: { onLook?: (kind: ResponseKind, hit: boolean) => void; memoryBytes?: number } = {},
): ResponseCache {
  // A flood of addresses that nobody asks for twice pushes out nothing but each other.
  const askedOnce = boundedMemory(memoryBytes * SHARE_OF_NEW);
  const wanted = boundedMemory(memoryBytes * (1 - SHARE_OF_NEW));
  const underWay = new Map<string, Promise<CachedResponse | undefined>>();
  let version = contentVersion();
  let hour = currentHour();

  return {
    find(kind, key) {
      forgetWhatIsOutdated();
      const answer = keptUnder(`${kind} ${key}`);
      // What is not found may be nothing to keep: a miss is what has to be made.
      if (answer) onLook(kind, true);
      return answer;
    },
    make(kind, key, make) {
      onLook(kind, false);
      forgetWhatIsOutdated();
      const wholeKey = `${kind} ${key}`;
      return underWay.get(wholeKey) ?? begin(wholeKey, make);
    },
  };

  function keptUnder(key: string): CachedResponse | undefined {
    const known = wanted.get(key);
    if (known) return known;
    const answer = askedOnce.get(key);
    if (!answer) return undefined;
    askedOnce.delete(key);
    wanted.set(key, answer);
    return answer;
  }

  function forgetWhatIsOutdated() {
    const current = contentVersion();
    const now = currentHour();
    if (current === version && now === hour) return;
    version = current;
    hour = now;
    askedOnce.clear();
    wanted.clear();
    // Who asks after a write must not join those who asked before it.
    underWay.clear();
  }

  function begin(key: string, make: () => Promise<CachedResponse | undefined>) {
    const begun = version;
    const making = make()
      .then((answer) => {
        forgetWhatIsOutdated();
        if (answer && version === begun) askedOnce.set(key, answer);
        return answer;
      })
      .finally(() => {
        if (underWay.get(key) === making) underWay.delete(key);
      });
    underWay.set(key, making);
    return making;
  }
}

function boundedMemory(bytes: number): LRUCache<string, CachedResponse> {
  return new LRUCache({
    maxSize: Math.floor(bytes),
    sizeCalculation: (answer, key) => answer.bytes + key.length,
  });
}

function currentHour(): number {
  return Math.floor(Date.now() / ONE_HOUR_MS);
}
