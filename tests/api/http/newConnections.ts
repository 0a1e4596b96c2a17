import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

/** Clients at a time, each with a new connection for every request: a full backlog. */
const CLIENTS = 500;

let asked = 0;

/** An address that was not asked for before, so that no cache has it. */
export function uncachedPage(): string {
  asked += 1;
  return `/search?q=uncached+${asked}`;
}

/**
 * Asks for `path` over a connection of its own. Gives the status, or the code of the error that
 * ended the connection, and the milliseconds from connecting to the end.
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

/** Keeps 500 clients asking for uncached pages, until the function it gives is called. */
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
