import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Availability } from './availability.ts';
import { clientConfig } from './connections/clientConfig.ts';
import { reasonOf } from './connections/connectionErrors.ts';
import { destroySocket, endClient } from './connections/endClient.ts';
import { CONTENT_CHANNEL } from './engineSql.ts';

/** What these connections are called in PostgreSQL's views: each running server has one. */
export const LISTENER = 'landfall listener';

/** How often the version is asked for although no notice came, in milliseconds. */
const PING_INTERVAL_MS = 3000;

/** How long an answer may take, in milliseconds, before the connection counts as lost. */
const ANSWER_LIMIT_MS = 2000;

/** Between two attempts to connect, in milliseconds. */
const RETRY_INTERVAL_MS = 100;

type Answer = { version: number; server: string };

/**
 * Hears of new content versions by the notices of all processes, over a connection of its own. One
 * that was lost is made again at once, and the version asked for before it counts as connected. It is
 * asked for every three seconds besides, which finds a connection that is dead without a word: within
 * five seconds a new version is known, or it is known that none is heard of.
 */
export class ContentListener {
  readonly #url: string;
  readonly #availability: Availability;
  #client: pg.Client | undefined;
  /** The last version that was heard of; undefined before `open`. */
  #version: number | undefined;
  /** Which start of which server the version is of. */
  #server = '';
  #changes = 0;
  #closed = false;
  #timer: NodeJS.Timeout | undefined;
  #reconnecting: Promise<void> | undefined;

  constructor(url: string, availability: Availability) {
    this.#url = url;
    this.#availability = availability;
  }

  /** Whether `open` was called, and `close` not yet. */
  get watches(): boolean {
    return this.#version !== undefined && !this.#closed;
  }

  /** Whether it would hear now of a new version. */
  get isConnected(): boolean {
    return this.#client !== undefined;
  }

  /** Another number after each change that was heard of. Throws before `open`. */
  get current(): number {
    if (this.#version === undefined) throw new Error('The content version is not watched yet');
    return this.#changes;
  }

  /** Connects and asks for the version. Throws when PostgreSQL can't be reached. */
  async open(): Promise<void> {
    await this.#connect();
    this.#timer = setInterval(() => this.#askAgain(), PING_INTERVAL_MS).unref();
  }

  /**
   * Notes a version that this process has committed, or was told of. A lower one is news as well: of a
   * database that was restored, or after a notice that lied. One that comes late costs a second look.
   */
  saw(version: number): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#changes += 1;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    if (this.#client) await endClient(this.#client);
    await this.#reconnecting;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      ...clientConfig(this.#url),
      application_name: LISTENER,
      query_timeout: ANSWER_LIMIT_MS,
    });
    let reason = 'no answer in time';
    let hasEnded = false;
    client.on('error', (error) => {
      reason = reasonOf(error);
    });
    client.on('notification', ({ payload }) => this.#heard(client, Number(payload)));
    client.once('end', () => {
      hasEnded = true;
      if (client === this.#client) this.#reconnect(reason);
    });
    try {
      await client.connect();
      // In this order: what is committed between the two is in the answer of the second.
      await client.query(`listen ${CONTENT_CHANNEL}`);
      await this.#ask(client);
      if (hasEnded) throw new Error('The connection ended while it was made');
    } catch (error) {
      await endClient(client);
      throw error;
    }
    if (this.#closed) return endClient(client);
    this.#client = client;
  }

  #heard(client: pg.Client, version: number) {
    // Whoever may connect may send a notice, with anything in it.
    if (Number.isSafeInteger(version) && version > 0) this.saw(version);
    else this.#ask(client).catch(() => {});
  }

  /**
   * On another server, or after a restart, the same number may stand for other content: what a server
   * had not passed on to its replica when it died is gone, and its number is given again.
   */
  async #ask(client: pg.Client): Promise<void> {
    const { rows } = await client.query<Answer>(
      'select version, pg_postmaster_start_time()::text as server from content_version',
    );
    const [answer] = rows;
    if (!answer) throw new Error('The table content_version has no row');
    if (answer.server === this.#server) return this.saw(answer.version);
    this.#server = answer.server;
    this.#version = answer.version;
    this.#changes += 1;
  }

  async #askAgain(): Promise<void> {
    const client = this.#client;
    if (!client) return;
    try {
      await this.#ask(client);
      this.#availability.back();
    } catch {
      // Its end begins a new one.
      destroySocket(client);
    }
  }

  #reconnect(reason: string): void {
    this.#client = undefined;
    if (this.#closed || this.#reconnecting) return;
    this.#availability.lost(reason);
    this.#reconnecting = this.#connectAgain().finally(() => {
      this.#reconnecting = undefined;
      if (!this.#client) this.#reconnect(reason);
    });
  }

  async #connectAgain(): Promise<void> {
    while (!this.#closed && !this.#client) {
      await this.#connect().then(
        () => this.#availability.back(),
        () => wait(RETRY_INTERVAL_MS, undefined, { ref: false }),
      );
    }
  }
}
