import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

/** Makes the app listen on a free port of this machine, until the test's site is closed. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

export type RawSocket = {
  socket: Socket;
  /** All that came so far. */
  received: () => string;
  /** When the server has ended the connection, all that came. */
  closed: Promise<string>;
  /** When what came matches, or the connection ended. */
  until: (pattern: RegExp) => Promise<string>;
};

/** A connection that sends bytes as a test wants them, with no HTTP client in between. */
export function openSocket(port: number, host = '127.0.0.1'): RawSocket {
  const socket = connect(port, host);
  onTestFinished(() => {
    socket.destroy();
  });
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  // A server that cuts a connection off may reset it; that is an end too.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  return {
    socket,
    received: () => text,
    closed,
    async until(pattern) {
      while (!pattern.test(text) && !socket.destroyed) {
        await Promise.race([once(socket, 'data'), closed]);
      }
      return text;
    },
  };
}

/**
 * Sends `bytes`, ends its side of the connection, and gives what came until the server ended its own:
 * an answer that Node gives at once, or none, since for Node a client that has ended has gone.
 */
export async function exchange(port: number, bytes: string | Buffer): Promise<string> {
  const { socket, closed } = openSocket(port);
  socket.end(bytes);
  return closed;
}
