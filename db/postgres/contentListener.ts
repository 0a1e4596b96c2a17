import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  type ContentState,
  type ContentVersions,
  contentKinds,
  isChanged,
  unpackVersions,
  versionColumns,
} from '../contentState.ts';
import type { Availability } from './availability.ts';
import { clientConfig } from './connections/clientConfig.ts';
import { reasonOf } from './connections/connectionErrors.ts';
import { destroySocket, endClient } from './connections/endClient.ts';
import { CONTENT_CHANNEL } from './engineSql.ts';

/** The `application_name` of listening connections: one per running server. */
export const LISTENER = 'landfall listener';

/** Interval of polling the version when no notification arrives, in ms. */
const POLL_INTERVAL_MS = 3000;

/** Response timeout after which the connection counts as lost, in ms. */
const ANSWER_LIMIT_MS = 2000;

/** Time between two attempts to connect, in ms. */
const RETRY_INTERVAL_MS = 100;

type Answer = ContentVersions & { server: string };

/**
 * Receives new content versions by LISTEN/NOTIFY, over a dedicated connection. A lost connection is
 * made again at once; it counts as connected once the version was read. Polling every three seconds
 * finds dead connections: within five seconds a new version, or the loss of the connection, is
 * known.
 */
export class ContentListener {
  readonly #url: string;
  readonly #availability: Availability;
  #client: pg.Client | undefined;
  /** The last known versions; undefined before `open`. */
  #state: ContentState | undefined;
  /** The last time that the connection was seen to work, in ms of the process. */
  #worksSince = 0;
  #closed = false;
  #timer: NodeJS.Timeout | undefined;
  #reconnecting: Promise<void> | undefined;

  constructor(url: string, availability: Availability) {
    this.#url = url;
    this.#availability = availability;
  }

  /** Whether `open` was called, and `close` not yet. */
  get watches(): boolean {
    return this.#state !== undefined && !this.#closed;
  }

  /** Whether new versions would be received now. */
  get isConnected(): boolean {
    return this.#client !== undefined;
  }

  /** The versions, another object after every known change. Throws before `open`. */
  get current(): ContentState {
    if (!this.#state) throw new Error('The content version is not watched yet');
    return this.#state;
  }

  /** Connects and reads the version. Throws when PostgreSQL can't be reached. */
  async open(): Promise<void> {
    await this.#connect();
    this.#timer = setInterval(() => this.#poll(), POLL_INTERVAL_MS).unref();
  }

  /**
   * Notes versions that this process committed or received. Lower ones count as new too: the
   * database may have been restored, or a notification was forged. A late notification costs one
   * extra read.
   */
  noteVersions(versions: ContentVersions, counter = this.#state?.counter ?? ''): void {
    const next = { ...versions, counter };
    if (!this.#state || isChanged(contentKinds, this.#state, next)) this.#state = next;
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
    client.on('notification', ({ payload }) => this.#heard(client, payload ?? ''));
    client.once('end', () => {
      hasEnded = true;
      if (client === this.#client) this.#reconnect(reason);
    });
    try {
      await client.connect();
      // In this order, a commit between the two is included in the second result.
      await client.query(`listen ${CONTENT_CHANNEL}`);
      await this.#readVersions(client);
      if (hasEnded) throw new Error('The connection ended while it was made');
    } catch (error) {
      await endClient(client);
      throw error;
    }
    if (this.#closed) return endClient(client);
    this.#client = client;
  }

  #heard(client: pg.Client, payload: string) {
    const versions = unpackVersions(payload);
    // Any client may send a notification with any content.
    if (versions) this.noteVersions(versions);
    else this.#readVersions(client).catch(() => {});
  }

  /**
   * On another server, or after a restart, the same number may mean other content: a failed primary
   * loses commits that it hadn't replicated, and their numbers are used again.
   */
  async #readVersions(client: pg.Client): Promise<void> {
    const { rows } = await client.query<Answer>(
      `select ${versionColumns.join(', ')}, pg_postmaster_start_time()::text as server
      from content_version`,
    );
    const [answer] = rows;
    if (!answer) throw new Error('The table content_version has no row');
    const { server, ...versions } = answer;
    this.noteVersions(versions, server);
  }

  async #poll(): Promise<void> {
    const client = this.#client;
    if (!client) return;
    try {
      await this.#readVersions(client);
      this.#markWorking();
    } catch {
      // Its `end` event reconnects.
      destroySocket(client);
    }
  }

  #markWorking(): void {
    this.#availability.markAvailable();
    this.#worksSince = performance.now();
  }

  #reconnect(reason: string): void {
    this.#client = undefined;
    if (this.#closed || this.#reconnecting) return;
    this.#availability.markLost(reason, this.#worksSince);
    this.#reconnecting = this.#connectAgain().finally(() => {
      this.#reconnecting = undefined;
      if (!this.#client) this.#reconnect(reason);
    });
  }

  async #connectAgain(): Promise<void> {
    while (!this.#closed && !this.#client) {
      await this.#connect().then(
        () => this.#markWorking(),
        () => wait(RETRY_INTERVAL_MS, undefined, { ref: false }),
      );
    }
  }
}
