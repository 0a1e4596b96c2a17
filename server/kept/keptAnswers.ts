import { LRUCache } from 'lru-cache';
import type { KeptAnswer } from './keptAnswer.ts';

/** What all kept answers may take together, their compressed copies included. */
const MEMORY_BYTES = 12 * 1024 * 1024;

const ONE_HOUR_MS = 60 * 60 * 1000;

export type AnswerKind = 'page' | 'api';

export type KeptAnswers = {
  /** The answer that is kept under `key`, if there is one. */
  find: (kind: AnswerKind, key: string) => KeptAnswer | undefined;
  /**
   * What `make` gives, which is kept under `key` unless it is undefined or something was written
   * meanwhile. Many who ask at once wait for one `make`. Throws what `make` throws.
   */
  make: (
    kind: AnswerKind,
    key: string,
    make: () => Promise<KeptAnswer | undefined>,
  ) => Promise<KeptAnswer | undefined>;
};

/**
 * A bounded memory of answers that are the same for everyone who asks with the same key. Any write
 * to the database empties it: `contentVersion` is compared at every look. So does a new hour, for
 * what depends on the clock (the year in the footer). `onLook` hears of hits and misses.
 */
export function createKeptAnswers(
  contentVersion: () => number,
  {
    onLook = () => {},
    memoryBytes = MEMORY_BYTES,
  }: { onLook?: (kind: AnswerKind, hit: boolean) => void; memoryBytes?: number } = {},
): KeptAnswers {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: memoryBytes,
    sizeCalculation: (answer, key) => answer.bytes + key.length,
  });
  const underWay = new Map<string, Promise<KeptAnswer | undefined>>();
  let version = contentVersion();
  let hour = currentHour();

  return {
    find(kind, key) {
      forgetWhatIsOutdated();
      const answer = answers.get(`${kind} ${key}`);
      onLook(kind, answer !== undefined);
      return answer;
    },
    make(kind, key, make) {
      forgetWhatIsOutdated();
      const wholeKey = `${kind} ${key}`;
      return underWay.get(wholeKey) ?? begin(wholeKey, make);
    },
  };

  function forgetWhatIsOutdated() {
    const current = contentVersion();
    const now = currentHour();
    if (current === version && now === hour) return;
    version = current;
    hour = now;
    answers.clear();
    // Who asks after a write must not join those who asked before it.
    underWay.clear();
  }

  function begin(key: string, make: () => Promise<KeptAnswer | undefined>) {
    const begun = version;
    const making = make()
      .then((answer) => {
        forgetWhatIsOutdated();
        if (answer && version === begun) answers.set(key, answer);
        return answer;
      })
      .finally(() => {
        if (underWay.get(key) === making) underWay.delete(key);
      });
    underWay.set(key, making);
    return making;
  }
}

function currentHour(): number {
  return Math.floor(Date.now() / ONE_HOUR_MS);
}
