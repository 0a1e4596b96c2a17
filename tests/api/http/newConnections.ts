import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * The number of concurrent clients, each with a new connection per request: they fill Node's backlog
 * (511), with room for a test's own connections.
 */
export const CLIENTS = 400;

let asked = 0;

/** An address that was not requested before, so that no cache has it. */
export function uncachedPage(): string {
  asked += 1;
  return `/destinations/tourist?q=uncached+${asked}`;
}

export type NewConnection = {
  /** Resolves when the system has connected and has the whole request. */
  sent: Promise<void>;
  /** The status, or the error code that ended the connection; `closed` without either. */
  end: Promise<number | string>;
  /** Closes the connection without waiting for the response. */
  leave: () => void;
};

/** Requests `path` over a new connection. */
export function askOnNewConnection(port: number, path: string): NewConnection {
  const sent = Promise.withResolvers<void>();
  const end = Promise.withResolvers<number | string>();
  let text = '';
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', (error: NodeJS.ErrnoException) => end.resolve(error.code ?? error.message));
  socket.on('close', () => {
    const [, status] = /^HTTP\/1.1 (\d+)/.exec(text) ?? [];
    end.resolve(status === undefined ? 'closed' : Number(status));
  });
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: close\r\n\r\n`;
  socket.write(request, () => sent.resolve());
  return { sent: sent.promise, end: end.promise, leave: () => socket.destroy() };
}

export type Flood = {
  /** The number of pages received so far; refusals don't count. */
  pages: () => number;
  /** What ended each client without a status; undefined for those that were stopped. */
  errors: Promise<(string | undefined)[]>;
  stop: () => void;
};

/** Keeps the clients requesting uncached pages, until it is stopped or the test ends. */
export function floodWithNewConnections(port: number): Flood {
  let isOver = false;
  let pages = 0;
  const stop = () => {
    isOver = true;
  };
  onTestFinished(stop);
  const errors = Promise.all(Array.from({ length: CLIENTS }, askAgainAndAgain));
  return { pages: () => pages, errors, stop };

  async function askAgainAndAgain() {
    while (!isOver) {
      const end = await askOnNewConnection(port, uncachedPage()).end;
      if (typeof end === 'string') return end;
      if (end === 200) pages += 1;
    }
    return undefined;
  }
}
