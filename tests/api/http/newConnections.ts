import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

/** The number of concurrent clients, each with a new connection per request: a full backlog. */
const CLIENTS = 500;

let asked = 0;

/** An address that was not requested before, so that no cache has it. */
export function uncachedPage(): string {
  asked += 1;
  return `/search?q=uncached+${asked}`;
}

/**
 * Requests `path` over a new connection. Returns the status, or the error code that ended the
 * connection, and the time from connecting to the end in ms.
 */
export async function askOnNewConnection(
  port: number,
  path: string,
): Promise<{ end: number | string; ms: number }> {
  const began = performance.now();
  const end = await new Promise<number | string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    socket.on('close', () => resolve(Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1])));
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: close\r\n\r\n`);
  });
  return { end, ms: performance.now() - began };
}

/** Keeps 500 clients requesting uncached pages, until the returned function is called. */
export function floodWithNewConnections(port: number): () => void {
  let isOver = false;
  const stop = () => {
    isOver = true;
  };
  onTestFinished(stop);
  for (let client = 0; client < CLIENTS; client += 1) void askAgainAndAgain();
  return stop;

  async function askAgainAndAgain() {
    while (!isOver) {
      const { end } = await askOnNewConnection(port, uncachedPage());
      if (typeof end === 'string') return;
    }
  }
}
