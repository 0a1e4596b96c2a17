import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

/** Makes the app listen on a free local port, until the test's site is closed. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

export type RawSocket = {
  socket: Socket;
  /** All data received so far. */
  received: () => string;
  /** Resolves to all received data when the server has ended the connection. */
  closed: Promise<string>;
  /** Resolves when received data matches, or the connection ended. */
  until: (pattern: RegExp) => Promise<string>;
};

/** A connection that sends raw bytes, without an HTTP client. */
export function openSocket(port: number, host = '127.0.0.1'): RawSocket {
  const socket = connect(port, host);
  onTestFinished(() => {
    socket.destroy();
  });
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  // A server that ends a connection may reset it.
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
 * Sends `bytes`, ends its side of the connection, and returns what the server sent until it ended
 * its own: an immediate response of Node, or none, since Node treats a client that has ended its
 * side as gone.
 */
export async function exchange(port: number, bytes: string | Buffer): Promise<string> {
  const { socket, closed } = openSocket(port);
  socket.end(bytes);
  return closed;
}
