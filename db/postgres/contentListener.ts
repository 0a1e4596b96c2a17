import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Trouble } from '../engine.ts';
import { clientConfig } from './clientConfig.ts';
import { CONTENT_CHANNEL } from './engineSql.ts';

/** How often the version is asked for although no notice came, in milliseconds. */
const ASK_EVERY_MS = 5000;

/** How long an answer may take, in milliseconds, before the connection counts as lost. */
const ANSWER_LIMIT_MS = 2000;

/** Between two attempts to connect, in milliseconds. */
const RETRY_INTERVAL_MS = 100;

/**
 * Knows the content version from the notices of all processes, over a connection of its own. One
 * that was lost is made again, and then the version is asked for before anything else; it is asked
 * for every five seconds besides, which finds a connection that is dead without a word.
 */
export class ContentListener {
  readonly #url: string;
  readonly #onTrouble: (trouble: Trouble) => void;
  #client: pg.Client | undefined;
  #version: number | undefined;
  #closed = false;
  #timer: NodeJS.Timeout | undefined;
  #reconnecting: Promise<void> | undefined;

  constructor(url: string, onTrouble: (trouble: Trouble) => void) {
    this.#url = url;
    this.#onTrouble = onTrouble;
  }

  /** Whether `open` was called, and `close` not yet. */
  get watches(): boolean {
    return this.#version !== undefined && !this.#closed;
  }

  /** The highest version that was heard of. Throws before `open`. */
  get current(): number {
    if (this.#version === undefined) throw new Error('The content version is not watched yet');
    return this.#version;
  }

  /** Connects and asks for the version. Throws when PostgreSQL can't be reached. */
  async open(): Promise<void> {
    await this.#connect();
    this.#timer = setInterval(() => this.#askAgain(), ASK_EVERY_MS).unref();
  }

  /** Notes a version that this process has committed, or was told of. */
  saw(version: number): void {
    this.#version = Math.max(version, this.#version ?? 0);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#client?.end().catch(() => {});
    await this.#reconnecting;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ ...clientConfig(this.#url), query_timeout: ANSWER_LIMIT_MS });
    client.on('error', () => {});
    client.on('notification', ({ payload }) => this.saw(Number(payload)));
    try {
      await client.connect();
      // In this order: what is committed between the two is in the answer of the second.
      await client.query(`listen ${CONTENT_CHANNEL}`);
      await this.#ask(client);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    client.once('end', () => this.#reconnect());
  }

  async #ask(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ version: number }>('select version from content_version');
    if (!rows[0]) throw new Error('The table content_version has no row');
    this.saw(rows[0].version);
  }

  async #askAgain(): Promise<void> {
    const client = this.#client;
    if (!client) return;
    // Ending it begins a new one.
    await this.#ask(client).catch(() => client.end().catch(() => {}));
  }

  #reconnect(): void {
    this.#client = undefined;
    if (this.#closed || this.#reconnecting) return;
    this.#onTrouble({
      message:
        'The connection to PostgreSQL was lost: pages are served from the cache until it is back',
      details: {},
    });
    this.#reconnecting = this.#connectAgain().finally(() => {
      this.#reconnecting = undefined;
    });
  }

  async #connectAgain(): Promise<void> {
    while (!this.#closed && !this.#client) {
      await this.#connect().catch(() => wait(RETRY_INTERVAL_MS, undefined, { ref: false }));
    }
  }
}
