import { LRUCache } from 'lru-cache';

/** The share of memory that values asked for once keep, however many were asked for again. */
const ONCE_SHARE = 1 / 4;

/**
 * A cache of values by their size in bytes, as a segmented LRU: those asked for again are kept before those
 * asked for once, so that a crawler, which asks for every address once, evicts only these. Values asked
 * for once use all memory that the others leave, and at least a quarter.
 */
export class SegmentedLru<Value extends object> {
  readonly #once: LRUCache<string, Value>;
  readonly #again: LRUCache<string, Value>;
  readonly #bytes: number;

  /** Values of more than `entryBytes` are not kept. */
  constructor({
    bytes,
    entryBytes,
    sizeOf,
  }: {
    bytes: number;
    entryBytes: number;
    sizeOf: (value: Value, key: string) => number;
  }) {
    const limits = { maxSize: bytes, maxEntrySize: entryBytes, sizeCalculation: sizeOf };
    this.#once = new LRUCache(limits);
    this.#again = new LRUCache(limits);
    this.#bytes = bytes;
  }

  /** The value, which counts as asked for again. */
  get(key: string): Value | undefined {
    const known = this.#again.get(key);
    if (known) return known;
    const value = this.#once.peek(key);
    if (value) {
      this.#once.delete(key);
      this.#again.set(key, value);
      this.#makeRoom();
    }
    return value;
  }

  /** The value, which stays where it is. */
  peek(key: string): Value | undefined {
    return this.#again.peek(key) ?? this.#once.peek(key);
  }

  /** Keeps a value, also one that has grown since. */
  set(key: string, value: Value): void {
    const segment = this.#again.has(key) ? this.#again : this.#once;
    segment.delete(key);
    segment.set(key, value);
    this.#makeRoom();
  }

  /** Removes the values for which `isOutdated` is true. */
  drop(isOutdated: (value: Value) => boolean): void {
    for (const segment of [this.#once, this.#again]) {
      for (const [key, value] of segment.entries()) if (isOutdated(value)) segment.delete(key);
    }
  }

  #makeRoom(): void {
    while (this.#once.calculatedSize + this.#again.calculatedSize > this.#bytes) {
      const isOnceAboveShare = this.#once.calculatedSize > this.#bytes * ONCE_SHARE;
      (isOnceAboveShare ? this.#once : this.#again).pop();
    }
  }
}
